import type { Config } from '@netlify/functions';
import { counterQuoteEndpoint } from '#contracts/quotes.ts';
import { counterQuote } from '#server/quote-answers.ts';
import { handle } from '#server/http/handle.ts';

export default handle(counterQuoteEndpoint, ({ actor, body }) => counterQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-counter'], method: 'POST' };
