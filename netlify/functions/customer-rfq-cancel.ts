import type { Config } from '@netlify/functions';
import { cancelRfqEndpoint } from '#contracts/rfqs.ts';
import { cancelRfq } from '#server/rfq-answers.ts';
import { handle } from '#server/http/handle.ts';

export default handle(cancelRfqEndpoint, ({ actor, body }) => cancelRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-cancel'], method: 'POST' };
