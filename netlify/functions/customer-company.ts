import type { Config } from '@netlify/functions';
import { getCompanyRulesEndpoint } from '#contracts/colleagues.ts';
import { getOwnCompany } from '#server/colleagues.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getCompanyRulesEndpoint, ({ actor }) => getOwnCompany(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/company'], method: 'GET' };
