import type { Config } from '@netlify/functions';
import { unpackShipmentEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { unpackShipment } from '#server/shipments.ts';

export default handle(unpackShipmentEndpoint, ({ actor, body }) => unpackShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-unpack'], method: 'POST' };
