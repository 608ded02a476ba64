import type { Config } from '@netlify/functions';
import { renewCodesEndpoint } from '#contracts/auth/second-factor.ts';
import { renewCodes } from '#server/auth/second-factor/own-factors.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(renewCodesEndpoint, ({ actor, body }) => renewCodes(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factor-codes'], method: 'POST' };
