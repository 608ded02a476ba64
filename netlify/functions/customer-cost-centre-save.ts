import type { Config } from '@netlify/functions';
import { saveCostCentreEndpoint } from '#contracts/companies/cost-centres.ts';
import { saveCostCentre } from '#server/companies/cost-centres.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCostCentreEndpoint, ({ actor, body }) => saveCostCentre(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/cost-centre-save'], method: 'POST' };
