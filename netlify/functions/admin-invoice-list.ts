import type { Config } from '@netlify/functions';
import { listAdminInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { listAdminInvoices } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listAdminInvoicesEndpoint, ({ actor, query }) => listAdminInvoices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-list'], method: 'GET' };
