import type { Config } from '@netlify/functions';
import { listOrdersEndpoint } from '#contracts/orders.ts';
import { listOrders } from '#server/orders.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listOrdersEndpoint, ({ actor, query }) => listOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/list', '/api/orders/list.php'], method: 'GET' };
