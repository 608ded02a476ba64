import type { Config } from '@netlify/functions';
import { getStockCountEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { getStockCount } from '#server/stores/stock-counts.ts';

export default handle(getStockCountEndpoint, ({ actor, query }) => getStockCount(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-get'], method: 'GET' };
