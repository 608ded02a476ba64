import type { Config } from '@netlify/functions';
import { getInvoicePdfEndpoint } from '#contracts/invoices/portal.ts';
import { getInvoicePdf } from '#server/invoices/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getInvoicePdfEndpoint, ({ actor, query }) => getInvoicePdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoice-pdf'], method: 'GET' };
