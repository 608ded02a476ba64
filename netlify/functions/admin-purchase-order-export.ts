import type { Config } from '@netlify/functions';
import { exportPurchaseOrdersEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { exportPurchaseOrders } from '#server/stores/export.ts';

export default handle(exportPurchaseOrdersEndpoint, ({ actor, query }) => exportPurchaseOrders(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-export'], method: 'GET' };
