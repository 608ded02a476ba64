import type { Config } from '@netlify/functions';
import { exportItemStockEndpoint } from '#contracts/stores/stock.ts';
import { handle } from '#server/platform/handle.ts';
import { exportItemStock } from '#server/stores/export.ts';

export default handle(exportItemStockEndpoint, ({ actor, query }) => exportItemStock(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/item-stock-export'], method: 'GET' };
