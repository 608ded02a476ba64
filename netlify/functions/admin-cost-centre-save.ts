import type { Config } from '@netlify/functions';
import { saveCompanyCostCentreEndpoint } from '#contracts/companies/cost-centres.ts';
import { saveCompanyCostCentre } from '#server/companies/cost-centres.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveCompanyCostCentreEndpoint, ({ actor, body }) => saveCompanyCostCentre(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/cost-centre-save'], method: 'POST' };
