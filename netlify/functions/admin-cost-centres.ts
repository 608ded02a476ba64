import type { Config } from '@netlify/functions';
import { listCompanyCostCentresEndpoint } from '#contracts/companies/cost-centres.ts';
import { listCompanyCostCentres } from '#server/companies/cost-centres.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCompanyCostCentresEndpoint, ({ actor, query }) =>
  listCompanyCostCentres(actor, query.company_id),
);

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/cost-centres'], method: 'GET' };
