import type { Config } from '@netlify/functions';
import { postStockCountEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { postStockCount } from '#server/stores/post-count.ts';

export default handle(postStockCountEndpoint, ({ actor, body }) => postStockCount(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-post'], method: 'POST' };
