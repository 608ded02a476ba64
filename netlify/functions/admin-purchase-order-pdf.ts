import type { Config } from '@netlify/functions';
import { getPurchaseOrderPdfEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { getPurchaseOrderPdf } from '#server/stores/purchase-order-pdf.ts';

export default handle(getPurchaseOrderPdfEndpoint, ({ actor, query }) => getPurchaseOrderPdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-order-pdf'], method: 'GET' };
