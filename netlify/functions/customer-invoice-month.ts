import type { Config } from '@netlify/functions';
import { getInvoiceMonthEndpoint } from '#contracts/invoices/portal.ts';
import { getInvoiceMonth } from '#server/invoices/months.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getInvoiceMonthEndpoint, ({ actor, query }) => getInvoiceMonth(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoice-month'], method: 'GET' };
