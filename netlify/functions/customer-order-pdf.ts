import type { Config } from '@netlify/functions';
import { getOrderPdfEndpoint } from '#contracts/orders/documents.ts';
import { getOrderPdf } from '#server/orders/order-pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getOrderPdfEndpoint, ({ actor, query }) => getOrderPdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/order-pdf'], method: 'GET' };
