import type { Config } from '@netlify/functions';
import { counterQuoteEndpoint } from '#contracts/quotes/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { counterQuote } from '#server/quotes/respond.ts';

export default handle(counterQuoteEndpoint, ({ actor, body }) => counterQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-counter'], method: 'POST' };
