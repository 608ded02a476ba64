import type { Config } from '@netlify/functions';
import { reviewRfqsEndpoint } from '#contracts/quotes/admin.ts';
import { reviewRfqs } from '#server/quotes/rfq-transition.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(reviewRfqsEndpoint, ({ actor, body }) => reviewRfqs(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/rfqs-review'], method: 'POST' };
