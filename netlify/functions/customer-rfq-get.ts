import type { Config } from '@netlify/functions';
import { getRfqEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { getRfq } from '#server/quotes/rfq-list.ts';

export default handle(getRfqEndpoint, ({ actor, query }) => getRfq(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfq-get'], method: 'GET' };
