import type { Config } from '@netlify/functions';
import { listUninvoicedEndpoint } from '#contracts/invoices/admin.ts';
import { listUninvoiced } from '#server/invoices/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listUninvoicedEndpoint, ({ actor, query }) => listUninvoiced(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-queue'], method: 'GET' };
