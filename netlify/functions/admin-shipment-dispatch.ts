import type { Config } from '@netlify/functions';
import { dispatchShipmentEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { dispatchShipment } from '#server/shipments.ts';

export default handle(dispatchShipmentEndpoint, ({ actor, body }) => dispatchShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-dispatch'], method: 'POST' };
