import type { Config } from '@netlify/functions';
import { listOrderInvoicesEndpoint } from '#contracts/invoices/admin.ts';
import { listOrderInvoices } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listOrderInvoicesEndpoint, ({ actor, query }) => listOrderInvoices(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/order-invoices'], method: 'GET' };
