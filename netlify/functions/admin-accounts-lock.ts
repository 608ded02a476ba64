import type { Config } from '@netlify/functions';
import { saveLockEndpoint } from '#contracts/accounts/closing.ts';
import { saveLock } from '#server/accounts/lock.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveLockEndpoint, ({ actor, body }) => saveLock(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/accounts-lock'], method: 'POST' };
