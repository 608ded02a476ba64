import type { Config } from '@netlify/functions';
import { listPurchaseOrdersEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { listPurchaseOrders } from '#server/stores/purchase-orders.ts';

export default handle(listPurchaseOrdersEndpoint, ({ actor, query }) => listPurchaseOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-list'], method: 'GET' };
