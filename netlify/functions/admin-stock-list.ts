import type { Config } from '@netlify/functions';
import { listStockAdjustmentsEndpoint } from '#contracts/stock.ts';
import { handle } from '#server/http/handle.ts';
import { listStockAdjustments } from '#server/stock.ts';

export default handle(listStockAdjustmentsEndpoint, ({ actor, query }) => listStockAdjustments(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-list'], method: 'GET' };
