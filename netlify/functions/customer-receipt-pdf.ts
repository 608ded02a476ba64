import type { Config } from '@netlify/functions';
import { getReceiptPdfEndpoint } from '#contracts/receipts/portal.ts';
import { getReceiptPdf } from '#server/receipts/pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getReceiptPdfEndpoint, ({ actor, query }) => getReceiptPdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/receipt-pdf'], method: 'GET' };
