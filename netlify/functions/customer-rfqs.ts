import type { Config } from '@netlify/functions';
import { listRfqsEndpoint } from '#contracts/rfqs.ts';
import { listRfqs } from '#server/rfqs.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listRfqsEndpoint, ({ actor, query }) => listRfqs(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/rfqs', '/api/customer/rfqs.php'], method: 'GET' };
