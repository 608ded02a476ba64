import type { Config } from '@netlify/functions';
import { saveDunningStepEndpoint } from '#contracts/receivables/dunning.ts';
import { handle } from '#server/platform/handle.ts';
import { saveDunningStep } from '#server/receivables/dunning-admin.ts';

export default handle(saveDunningStepEndpoint, ({ actor, body }) => saveDunningStep(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dunning-step-save'], method: 'POST' };
