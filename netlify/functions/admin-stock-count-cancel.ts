import type { Config } from '@netlify/functions';
import { cancelStockCountEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { cancelStockCount } from '#server/stores/post-count.ts';

export default handle(cancelStockCountEndpoint, ({ actor, body }) => cancelStockCount(actor, body.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-cancel'], method: 'POST' };
