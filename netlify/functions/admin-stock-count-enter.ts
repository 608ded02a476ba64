import type { Config } from '@netlify/functions';
import { enterStockCountEndpoint } from '#contracts/stores/counts.ts';
import { handle } from '#server/platform/handle.ts';
import { enterStockCount } from '#server/stores/enter-count.ts';

export default handle(enterStockCountEndpoint, ({ actor, body }) => enterStockCount(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/stock-count-enter'], method: 'POST' };
