import type { Config } from '@netlify/functions';
import { listStockCountsEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { listStockCounts } from '#server/stores/stock-counts.ts';

export default handle(listStockCountsEndpoint, ({ actor, query }) => listStockCounts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-list'], method: 'GET' };
