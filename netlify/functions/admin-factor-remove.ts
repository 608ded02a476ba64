import type { Config } from '@netlify/functions';
import { removeFactorEndpoint } from '#contracts/auth/second-factor.ts';
import { removeFactor } from '#server/auth/second-factor/own-factors.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(removeFactorEndpoint, ({ actor, body }) => removeFactor(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-remove'], method: 'POST' };
