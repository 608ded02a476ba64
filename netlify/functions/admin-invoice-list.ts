import type { Config } from '@netlify/functions';
import { listDeskInvoicesEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { listDeskInvoices } from '#server/invoice-desk.ts';

export default handle(listDeskInvoicesEndpoint, ({ actor, query }) => listDeskInvoices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-list'], method: 'GET' };
