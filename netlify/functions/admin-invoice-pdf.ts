import type { Config } from '@netlify/functions';
import { getDeskInvoicePdfEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskInvoicePdf } from '#server/invoice-desk.ts';

export default handle(getDeskInvoicePdfEndpoint, ({ actor, query }) => getDeskInvoicePdf(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-pdf'], method: 'GET' };
