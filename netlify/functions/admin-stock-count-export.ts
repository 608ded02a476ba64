import type { Config } from '@netlify/functions';
import { exportStockCountsEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { exportStockCounts } from '#server/stores/export.ts';

export default handle(exportStockCountsEndpoint, ({ actor, query }) => exportStockCounts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-export'], method: 'GET' };
