import type { Config } from '@netlify/functions';
import { exportSpendEndpoint } from '#contracts/reports/spend.ts';
import { exportSpend } from '#server/reports/spend.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportSpendEndpoint, ({ actor, query }) => exportSpend(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/spend-export'], method: 'GET' };
