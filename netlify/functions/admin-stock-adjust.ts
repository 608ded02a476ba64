import type { Config } from '@netlify/functions';
import { adjustStockEndpoint } from '#contracts/stock.ts';
import { handle } from '#server/http/handle.ts';
import { adjustStock } from '#server/stock.ts';

export default handle(adjustStockEndpoint, ({ actor, body }) => adjustStock(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-adjust'], method: 'POST' };
