import type { Config } from '@netlify/functions';
import { getSpendEndpoint } from '#contracts/reports/spend.ts';
import { getSpend } from '#server/reports/spend.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getSpendEndpoint, ({ actor, query }) => getSpend(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/spend'], method: 'GET' };
