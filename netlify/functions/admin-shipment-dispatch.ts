import type { Config } from '@netlify/functions';
import { dispatchShipmentEndpoint } from '#contracts/orders/admin.ts';
import { dispatchShipment } from '#server/orders/shipments.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(dispatchShipmentEndpoint, ({ actor, body }) => dispatchShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-dispatch'], method: 'POST' };
