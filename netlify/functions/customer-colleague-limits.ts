import type { Config } from '@netlify/functions';
import { saveColleagueLimitsEndpoint } from '#contracts/companies/own-limits.ts';
import { saveColleagueLimits } from '#server/companies/own-limits.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveColleagueLimitsEndpoint, ({ actor, body }) => saveColleagueLimits(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/colleague-limits'], method: 'POST' };
