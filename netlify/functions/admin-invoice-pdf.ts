import type { Config } from '@netlify/functions';
import { getAdminInvoicePdfEndpoint } from '#contracts/invoices/admin.ts';
import { getAdminInvoicePdf } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminInvoicePdfEndpoint, ({ actor, query }) => getAdminInvoicePdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-pdf'], method: 'GET' };
