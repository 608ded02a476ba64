import type { Config } from '@netlify/functions';
import { issueInvoiceEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { issueInvoice } from '#server/invoice-issuing.ts';

export default handle(issueInvoiceEndpoint, ({ actor, body }) => issueInvoice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-issue'], method: 'POST' };
