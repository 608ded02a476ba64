import type { Config } from '@netlify/functions';
import { savePurchaseOrderEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { savePurchaseOrder } from '#server/stores/save-purchase-order.ts';

export default handle(savePurchaseOrderEndpoint, ({ actor, body }) => savePurchaseOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-save'], method: 'POST' };
