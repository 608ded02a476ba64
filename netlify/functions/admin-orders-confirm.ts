import type { Config } from '@netlify/functions';
import { confirmOrdersEndpoint } from '#contracts/orders/confirm-orders.ts';
import { confirmOrders } from '#server/orders/confirm-orders.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(confirmOrdersEndpoint, ({ actor, body }) => confirmOrders(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/orders-confirm'], method: 'POST' };
