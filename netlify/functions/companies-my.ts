import type { Config } from '@netlify/functions';
import { getMyCompanyEndpoint } from '#contracts/companies/own.ts';
import { getMyCompany } from '#server/companies/own.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getMyCompanyEndpoint, ({ actor }) => getMyCompany(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/companies/my', '/api/companies/my.php'], method: 'GET' };
