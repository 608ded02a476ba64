import type { Config } from '@netlify/functions';
import { listStockNoticesEndpoint } from '#contracts/lists/stock-notices.ts';
import { listStockNotices } from '#server/lists/stock-notices.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listStockNoticesEndpoint, ({ actor }) => listStockNotices(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/stock-notices'], method: 'GET' };
