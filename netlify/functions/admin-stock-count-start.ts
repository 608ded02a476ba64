import type { Config } from '@netlify/functions';
import { startStockCountEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { startStockCount } from '#server/stores/start-count.ts';

export default handle(startStockCountEndpoint, ({ actor, body }) => startStockCount(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-start'], method: 'POST' };
