import type { Config } from '@netlify/functions';
import { getAdminInvoiceEndpoint } from '#contracts/invoices/admin.ts';
import { getAdminInvoice } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminInvoiceEndpoint, ({ actor, query }) => getAdminInvoice(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-get'], method: 'GET' };
