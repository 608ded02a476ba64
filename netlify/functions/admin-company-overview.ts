import type { Config } from '@netlify/functions';
import { getCompanyOverviewEndpoint } from '#contracts/companies/admin-overview.ts';
import { getCompanyOverview } from '#server/companies/admin-overview.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getCompanyOverviewEndpoint, ({ actor, query }) => getCompanyOverview(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/company-overview'], method: 'GET' };
