import type { Config } from '@netlify/functions';
import { enterRfqEndpoint } from '#contracts/quotes/enter-rfq.ts';
import { handle } from '#server/platform/handle.ts';
import { enterRfq } from '#server/quotes/enter-rfq.ts';

export default handle(enterRfqEndpoint, ({ actor, body }) => enterRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfq-create'], method: 'POST' };
