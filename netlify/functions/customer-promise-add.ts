import type { Config } from '@netlify/functions';
import { addPromiseEndpoint } from '#contracts/receivables/promises.ts';
import { handle } from '#server/platform/handle.ts';
import { addOwnPromise } from '#server/receivables/promises.ts';

export default handle(addPromiseEndpoint, ({ actor, body }) => addOwnPromise(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/promise-add'], method: 'POST' };
