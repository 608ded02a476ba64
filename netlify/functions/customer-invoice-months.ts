import type { Config } from '@netlify/functions';
import { listInvoiceMonthsEndpoint } from '#contracts/invoices.ts';
import { handle } from '#server/http/handle.ts';
import { listInvoiceMonths } from '#server/invoice-months.ts';

export default handle(listInvoiceMonthsEndpoint, ({ actor }) => listInvoiceMonths(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoice-months'], method: 'GET' };
