import type { Config } from '@netlify/functions';
import { getAdminChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import { getAdminChallanPdf } from '#server/invoices/challan-pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminChallanPdfEndpoint, ({ actor, query }) => getAdminChallanPdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/challan-pdf'], method: 'GET' };
