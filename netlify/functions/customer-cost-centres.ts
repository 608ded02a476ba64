import type { Config } from '@netlify/functions';
import { listCostCentresEndpoint } from '#contracts/companies/cost-centres.ts';
import { listCostCentres } from '#server/companies/cost-centres.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCostCentresEndpoint, ({ actor }) => listCostCentres(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/cost-centres'], method: 'GET' };
