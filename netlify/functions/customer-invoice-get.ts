import type { Config } from '@netlify/functions';
import { getInvoiceEndpoint } from '#contracts/invoices/portal.ts';
import { getInvoice } from '#server/invoices/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getInvoiceEndpoint, ({ actor, query }) => getInvoice(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/invoice-get'], method: 'GET' };
