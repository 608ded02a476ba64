import type { Config } from '@netlify/functions';
import { creditInvoiceEndpoint } from '#contracts/invoices/notes.ts';
import { creditInvoice } from '#server/invoices/credit.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(creditInvoiceEndpoint, ({ actor, body }) => creditInvoice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-credit'], method: 'POST' };
