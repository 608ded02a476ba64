import type { Config } from '@netlify/functions';
import { issueInvoiceEndpoint } from '#contracts/invoices/admin.ts';
import { issueInvoice } from '#server/invoices/issue.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(issueInvoiceEndpoint, ({ actor, body }) => issueInvoice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-issue'], method: 'POST' };
