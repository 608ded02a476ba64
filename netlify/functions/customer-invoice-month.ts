import type { Config } from '@netlify/functions';
import { getInvoiceMonthEndpoint } from '#contracts/invoices.ts';
import { handle } from '#server/http/handle.ts';
import { getInvoiceMonth } from '#server/invoice-months.ts';

export default handle(getInvoiceMonthEndpoint, ({ actor, query }) => getInvoiceMonth(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoice-month'], method: 'GET' };
