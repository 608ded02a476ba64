import type { Config } from '@netlify/functions';
import { listItemStockEndpoint } from '#contracts/stores/stock.ts';
import { handle } from '#server/platform/handle.ts';
import { listItemStock } from '#server/stores/stock-list.ts';

export default handle(listItemStockEndpoint, ({ actor, query }) => listItemStock(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/item-stock-list'], method: 'GET' };
