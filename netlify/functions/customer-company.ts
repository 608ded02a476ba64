import type { Config } from '@netlify/functions';
import { getCompanyRulesEndpoint } from '#contracts/companies/members.ts';
import { getOwnCompany } from '#server/companies/members.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getCompanyRulesEndpoint, ({ actor }) => getOwnCompany(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/company'], method: 'GET' };
