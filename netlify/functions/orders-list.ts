import type { Config } from '@netlify/functions';
import { listOrdersEndpoint } from '#contracts/orders/portal.ts';
import { listOrders } from '#server/orders/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listOrdersEndpoint, ({ actor, query }) => listOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/list', '/api/orders/list.php'], method: 'GET' };
