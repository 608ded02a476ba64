import type { Config } from '@netlify/functions';
import { acceptQuoteEndpoint } from '#contracts/quotes.ts';
import { acceptQuote } from '#server/quote-accepting.ts';
import { handle } from '#server/http/handle.ts';

export default handle(acceptQuoteEndpoint, ({ actor, body }) => acceptQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-accept'], method: 'POST' };
