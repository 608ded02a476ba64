import type { Config } from '@netlify/functions';
import { getAdminOrderPdfEndpoint } from '#contracts/orders/documents.ts';
import { getAdminOrderPdf } from '#server/orders/order-pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminOrderPdfEndpoint, ({ actor, query }) => getAdminOrderPdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-pdf'], method: 'GET' };
