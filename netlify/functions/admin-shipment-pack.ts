import type { Config } from '@netlify/functions';
import { packShipmentEndpoint } from '#contracts/orders/admin.ts';
import { packShipment } from '#server/orders/shipments.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(packShipmentEndpoint, ({ actor, body }) => packShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-pack'], method: 'POST' };
