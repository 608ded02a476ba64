import type { Config } from '@netlify/functions';
import { resetFactorsEndpoint } from '#contracts/auth/second-factor.ts';
import { resetFactors } from '#server/auth/second-factor/reset.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(resetFactorsEndpoint, ({ actor, body }) => resetFactors(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/staff-factor-reset'], method: 'POST' };
