import type { Config } from '@netlify/functions';
import { enterOrderEndpoint } from '#contracts/orders/enter-order.ts';
import { enterOrder } from '#server/orders/enter.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(enterOrderEndpoint, ({ actor, body }) => enterOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-create'], method: 'POST' };
