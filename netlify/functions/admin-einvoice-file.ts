import type { Config } from '@netlify/functions';
import { getEInvoiceFileEndpoint } from '#contracts/gst/e-invoices.ts';
import { getEInvoiceFile } from '#server/gst/einvoice/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getEInvoiceFileEndpoint, ({ actor, query }) => getEInvoiceFile(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/einvoice-file'], method: 'GET' };
