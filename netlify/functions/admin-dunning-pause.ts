import type { Config } from '@netlify/functions';
import { pauseDunningEndpoint } from '#contracts/receivables/dunning.ts';
import { handle } from '#server/platform/handle.ts';
import { pauseDunning } from '#server/receivables/dunning-admin.ts';

export default handle(pauseDunningEndpoint, ({ actor, body }) => pauseDunning(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/dunning-pause'], method: 'POST' };
