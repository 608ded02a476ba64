import type { Config } from '@netlify/functions';
import { moveOrderEndpoint } from '#contracts/orders/admin.ts';
import { moveOrder } from '#server/orders/transition.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(moveOrderEndpoint, ({ actor, body }) => moveOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-move'], method: 'POST' };
