import type { Config } from '@netlify/functions';
import { saveCompanyRulesEndpoint } from '#contracts/companies/members.ts';
import { saveRules } from '#server/companies/members.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCompanyRulesEndpoint, ({ actor, body }) => saveRules(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/company-rules'], method: 'POST' };
