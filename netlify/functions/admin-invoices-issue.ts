import type { Config } from '@netlify/functions';
import { issueInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { issueInvoices } from '#server/invoices/issue.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(issueInvoicesEndpoint, ({ actor, body }) => issueInvoices(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoices-issue'], method: 'POST' };
