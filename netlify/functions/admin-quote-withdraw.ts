import type { Config } from '@netlify/functions';
import { withdrawQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { withdrawQuote } from '#server/quotes/send.ts';

export default handle(withdrawQuoteEndpoint, ({ actor, body }) => withdrawQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-withdraw'], method: 'POST' };
