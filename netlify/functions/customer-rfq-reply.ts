import type { Config } from '@netlify/functions';
import { replyToRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { replyToRfq } from '#server/quotes/rfq-messages.ts';

export default handle(replyToRfqEndpoint, ({ actor, body }) => replyToRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-reply'], method: 'POST' };
