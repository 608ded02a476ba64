import type { Config } from '@netlify/functions';
import { receiveGoodsEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { receiveGoods } from '#server/stores/receive-goods.ts';

export default handle(receiveGoodsEndpoint, ({ actor, body }) => receiveGoods(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/goods-receive'], method: 'POST' };
