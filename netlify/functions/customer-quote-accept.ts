import type { Config } from '@netlify/functions';
import { acceptQuoteEndpoint } from '#contracts/quotes/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { acceptQuote } from '#server/quotes/accept.ts';

export default handle(acceptQuoteEndpoint, ({ actor, body }) => acceptQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-accept'], method: 'POST' };
