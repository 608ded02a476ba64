import type { Config } from '@netlify/functions';
import { addAdminPromiseEndpoint } from '#contracts/receivables/promises.ts';
import { handle } from '#server/platform/handle.ts';
import { addPromise } from '#server/receivables/promises.ts';

export default handle(addAdminPromiseEndpoint, ({ actor, body }) => addPromise(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/promise-add'], method: 'POST' };
