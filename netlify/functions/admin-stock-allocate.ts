import type { Config } from '@netlify/functions';
import { allocateStockEndpoint } from '#contracts/stores/stock.ts';
import { handle } from '#server/platform/handle.ts';
import { allocateStock } from '#server/stores/short-list.ts';

export default handle(allocateStockEndpoint, ({ actor, body }) => allocateStock(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-allocate'], method: 'POST' };
