import type { Config } from '@netlify/functions';
import { listAgeingEndpoint } from '#contracts/receivables/ageing.ts';
import { handle } from '#server/platform/handle.ts';
import { listAgeing } from '#server/receivables/ageing.ts';

export default handle(listAgeingEndpoint, ({ actor, query }) => listAgeing(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receivable-list'], method: 'GET' };
