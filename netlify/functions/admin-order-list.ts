import type { Config } from '@netlify/functions';
import { listAdminOrdersEndpoint } from '#contracts/orders/admin.ts';
import { listAdminOrders } from '#server/orders/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listAdminOrdersEndpoint, ({ actor, query }) => listAdminOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-list'], method: 'GET' };
