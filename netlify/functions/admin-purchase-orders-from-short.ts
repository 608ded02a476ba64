import type { Config } from '@netlify/functions';
import { buyShortEndpoint } from '#contracts/stores/purchase-orders.ts';
import { handle } from '#server/platform/handle.ts';
import { buyShort } from '#server/stores/save-purchase-order.ts';

export default handle(buyShortEndpoint, ({ actor, body }) => buyShort(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/purchase-orders-from-short'], method: 'POST' };
