import type { Config } from '@netlify/functions';
import { listEInvoicesEndpoint } from '#contracts/gst/e-invoices.ts';
import { listEInvoices } from '#server/gst/einvoice/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listEInvoicesEndpoint, ({ actor, query }) => listEInvoices(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/einvoice-list'], method: 'GET' };
