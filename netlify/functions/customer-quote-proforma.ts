import type { Config } from '@netlify/functions';
import { getQuoteProformaEndpoint } from '#contracts/orders/documents.ts';
import { getQuoteProforma } from '#server/quotes/proforma.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getQuoteProformaEndpoint, ({ actor, query }) => getQuoteProforma(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-proforma'], method: 'GET' };
