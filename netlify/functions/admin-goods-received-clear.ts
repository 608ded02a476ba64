import type { Config } from '@netlify/functions';
import { clearGoodsReceivedEndpoint } from '#contracts/orders/clear-goods-received.ts';
import { clearGoodsReceived } from '#server/orders/clear-goods-received.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(clearGoodsReceivedEndpoint, ({ actor, body }) => clearGoodsReceived(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/goods-received-clear'], method: 'POST' };
