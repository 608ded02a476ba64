import type { Config } from '@netlify/functions';
import { debitInvoiceEndpoint } from '#contracts/invoices/notes.ts';
import { debitInvoice } from '#server/invoices/debit.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(debitInvoiceEndpoint, ({ actor, body }) => debitInvoice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-debit'], method: 'POST' };
