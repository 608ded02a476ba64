import type { Config } from '@netlify/functions';
import { listUninvoicedEndpoint } from '#contracts/admin-invoices.ts';
import { handle } from '#server/http/handle.ts';
import { listUninvoiced } from '#server/invoice-desk.ts';

export default handle(listUninvoicedEndpoint, ({ actor, query }) => listUninvoiced(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/invoice-queue'], method: 'GET' };
