import type { Config } from '@netlify/functions';
import { saveQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { saveQuote } from '#server/quotes/draft.ts';

export default handle(saveQuoteEndpoint, ({ actor, body }) => saveQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-save'], method: 'POST' };
