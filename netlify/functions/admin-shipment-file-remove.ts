import type { Config } from '@netlify/functions';
import { removeShipmentFileEndpoint } from '#contracts/orders/shipment-files.ts';
import { removeShipmentFile } from '#server/orders/shipment-files.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeShipmentFileEndpoint, ({ actor, body }) => removeShipmentFile(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-file-remove'], method: 'POST' };
