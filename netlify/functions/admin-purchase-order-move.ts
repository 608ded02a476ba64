import type { Config } from '@netlify/functions';
import { movePurchaseOrderEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { movePurchaseOrder } from '#server/stores/save-purchase-order.ts';

export default handle(movePurchaseOrderEndpoint, ({ actor, body }) => movePurchaseOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-move'], method: 'POST' };
