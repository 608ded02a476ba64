import type { Config } from '@netlify/functions';
import { adjustStockEndpoint } from '#contracts/catalog/adjust-stock.ts';
import { adjustStock } from '#server/catalog/adjust-stock.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(adjustStockEndpoint, ({ actor, body }) => adjustStock(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-adjust'], method: 'POST' };
