import type { Config } from '@netlify/functions';
import { createOrderEndpoint } from '#contracts/orders.ts';
import { createOrder } from '#server/order-placing.ts';
import { handle } from '#server/http/handle.ts';

export default handle(createOrderEndpoint, ({ actor, body }) => createOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/create', '/api/orders/create.php'], method: 'POST' };
