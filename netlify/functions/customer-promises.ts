import type { Config } from '@netlify/functions';
import { listPromisesEndpoint } from '#contracts/receivables/promises.ts';
import { handle } from '#server/platform/handle.ts';
import { listPromises } from '#server/receivables/promises.ts';

export default handle(listPromisesEndpoint, ({ actor, query }) => listPromises(actor, query.invoice_id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/promises'], method: 'GET' };
