import type { Config } from '@netlify/functions';
import { moveShipmentEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { moveShipment } from '#server/shipments.ts';

export default handle(moveShipmentEndpoint, ({ actor, body }) => moveShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-move'], method: 'POST' };
