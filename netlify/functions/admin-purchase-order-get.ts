import type { Config } from '@netlify/functions';
import { getPurchaseOrderEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { getPurchaseOrder } from '#server/stores/purchase-orders.ts';

export default handle(getPurchaseOrderEndpoint, ({ actor, query }) => getPurchaseOrder(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-get'], method: 'GET' };
