import type { Config } from '@netlify/functions';
import { creditInvoiceEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { creditInvoice } from '#server/invoice-crediting.ts';

export default handle(creditInvoiceEndpoint, ({ actor, body }) => creditInvoice(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-credit'], method: 'POST' };
