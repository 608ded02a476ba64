import type { Config } from '@netlify/functions';
import { saveCustomerLimitsEndpoint } from '#contracts/companies/own-limits.ts';
import { saveCustomerLimits } from '#server/companies/own-limits.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCustomerLimitsEndpoint, ({ actor, body }) => saveCustomerLimits(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/customer-limits'], method: 'POST' };
