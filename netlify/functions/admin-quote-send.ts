import type { Config } from '@netlify/functions';
import { sendQuoteEndpoint } from '#contracts/quotes/admin.ts';
import { handle } from '#server/platform/handle.ts';
import { sendQuote } from '#server/quotes/send.ts';

export default handle(sendQuoteEndpoint, ({ actor, body }) => sendQuote(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/quote-send'], method: 'POST' };
