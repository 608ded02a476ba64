import type { Config } from '@netlify/functions';
import { cancelRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { cancelRfq } from '#server/quotes/rfq-messages.ts';

export default handle(cancelRfqEndpoint, ({ actor, body }) => cancelRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-cancel'], method: 'POST' };
