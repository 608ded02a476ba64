import type { Config } from '@netlify/functions';
import { recordGoodsReceivedEndpoint } from '#contracts/orders/goods-received.ts';
import { recordGoodsReceived } from '#server/orders/goods-received.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(recordGoodsReceivedEndpoint, ({ actor, body }) => recordGoodsReceived(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/goods-received'], method: 'POST' };
