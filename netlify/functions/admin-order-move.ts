import type { Config } from '@netlify/functions';
import { moveOrderEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { moveOrder } from '#server/order-moves.ts';

export default handle(moveOrderEndpoint, ({ actor, body }) => moveOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-move'], method: 'POST' };
