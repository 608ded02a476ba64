import type { Config } from '@netlify/functions';
import { getAdminReceiptPdfEndpoint } from '#contracts/receipts/admin.ts';
import { getAdminReceiptPdf } from '#server/receipts/pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminReceiptPdfEndpoint, ({ actor, query }) => getAdminReceiptPdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receipt-pdf'], method: 'GET' };
