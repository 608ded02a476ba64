import type { Config } from '@netlify/functions';
import { getQuoteEndpoint } from '#contracts/quotes/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { getQuote } from '#server/quotes/list.ts';

export default handle(getQuoteEndpoint, ({ actor, query }) => getQuote(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-get'], method: 'GET' };
