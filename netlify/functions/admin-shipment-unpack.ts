import type { Config } from '@netlify/functions';
import { unpackShipmentEndpoint } from '#contracts/orders/admin.ts';
import { unpackShipment } from '#server/orders/shipments.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(unpackShipmentEndpoint, ({ actor, body }) => unpackShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-unpack'], method: 'POST' };
