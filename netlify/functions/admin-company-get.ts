import type { Config } from '@netlify/functions';
import { getCompanyEndpoint } from '#contracts/companies/admin.ts';
import { getCompany } from '#server/companies/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getCompanyEndpoint, ({ actor, query }) => getCompany(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-get', '/api/admin/company-get.php'], method: 'GET' };
