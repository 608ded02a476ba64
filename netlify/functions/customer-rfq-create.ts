import type { Config } from '@netlify/functions';
import { createRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { createRfq } from '#server/quotes/rfq-create.ts';

export default handle(createRfqEndpoint, ({ actor, body }) => createRfq(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-create'], method: 'POST' };
