import type { Config } from '@netlify/functions';
import { listFactorsEndpoint } from '#contracts/auth/second-factor.ts';
import { listFactors } from '#server/auth/second-factor/own-factors.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listFactorsEndpoint, ({ actor }) => listFactors(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/factors'], method: 'GET' };
