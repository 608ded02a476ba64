import type { Config } from '@netlify/functions';
import { moveShipmentEndpoint } from '#contracts/orders/move-shipment.ts';
import { moveShipment } from '#server/orders/move-shipment.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(moveShipmentEndpoint, ({ actor, body }) => moveShipment(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/shipment-move'], method: 'POST' };
