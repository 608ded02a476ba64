import type { Config } from '@netlify/functions';
import { exportAgeingEndpoint } from '#contracts/receivables/ageing.ts';
import { handle } from '#server/platform/handle.ts';
import { exportAgeing } from '#server/receivables/ageing.ts';

export default handle(exportAgeingEndpoint, ({ actor, query }) => exportAgeing(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/receivable-export'], method: 'GET' };
