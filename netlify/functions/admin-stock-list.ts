import type { Config } from '@netlify/functions';
import { listStockAdjustmentsEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { listStockAdjustments } from '#server/catalog/adjust-stock.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listStockAdjustmentsEndpoint, ({ actor, query }) => listStockAdjustments(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-list'], method: 'GET' };
