import type { Config } from '@netlify/functions';
import { listDeskOrdersEndpoint } from '#contracts/admin-orders.ts';
import { handle } from '#server/http/handle.ts';
import { listDeskOrders } from '#server/order-desk.ts';

export default handle(listDeskOrdersEndpoint, ({ actor, query }) => listDeskOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-list'], method: 'GET' };
