import type { Config } from '@netlify/functions';
import { declineQuoteEndpoint } from '#contracts/quotes/portal.ts';
import { handle } from '#server/platform/handle.ts';
import { declineQuote } from '#server/quotes/respond.ts';

export default handle(declineQuoteEndpoint, ({ actor, body }) => declineQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/quote-decline'], method: 'POST' };
