import type { Config } from '@netlify/functions';
import { listAdminPromisesEndpoint } from '#contracts/receivables/promises.ts';
import { handle } from '#server/platform/handle.ts';
import { listAdminPromises } from '#server/receivables/promises.ts';

export default handle(listAdminPromisesEndpoint, ({ actor, query }) => listAdminPromises(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/promise-list'], method: 'GET' };
