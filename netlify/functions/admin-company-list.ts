import type { Config } from '@netlify/functions';
import { listCompaniesEndpoint } from '#contracts/companies/admin.ts';
import { listCompanies } from '#server/companies/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCompaniesEndpoint, ({ actor, query }) => listCompanies(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-list', '/api/admin/company-list.php'], method: 'GET' };
