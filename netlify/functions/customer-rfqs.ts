import type { Config } from '@netlify/functions';
import { listRfqsEndpoint } from '#contracts/quotes/rfqs.ts';
import { handle } from '#server/platform/handle.ts';
import { listRfqs } from '#server/quotes/rfq-list.ts';

export default handle(listRfqsEndpoint, ({ actor, query }) => listRfqs(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfqs', '/api/customer/rfqs.php'], method: 'GET' };
