import type { Config } from '@netlify/functions';
import { listInvoicesEndpoint } from '#contracts/invoices/portal.ts';
import { listInvoices } from '#server/invoices/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listInvoicesEndpoint, ({ actor, query }) => listInvoices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoices', '/api/customer/invoices.php'], method: 'GET' };
