import type { Config } from '@netlify/functions';
import { getAdminQuoteProformaEndpoint } from '#contracts/orders/documents.ts';
import { getAdminQuoteProforma } from '#server/quotes/proforma.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminQuoteProformaEndpoint, ({ actor, query }) => getAdminQuoteProforma(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-proforma'], method: 'GET' };
