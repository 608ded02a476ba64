import type { Config } from '@netlify/functions';
import { getDeskInvoiceEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { getDeskInvoice } from '#server/invoice-desk.ts';

export default handle(getDeskInvoiceEndpoint, ({ actor, query }) => getDeskInvoice(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-get'], method: 'GET' };
