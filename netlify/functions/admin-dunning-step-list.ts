import type { Config } from '@netlify/functions';
import { listDunningStepsEndpoint } from '#contracts/receivables/dunning.ts';
import { handle } from '#server/platform/handle.ts';
import { listDunningSteps } from '#server/receivables/dunning-admin.ts';

export default handle(listDunningStepsEndpoint, ({ actor }) => listDunningSteps(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dunning-step-list'], method: 'GET' };
