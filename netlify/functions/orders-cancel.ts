import type { Config } from '@netlify/functions';
import { cancelOrderEndpoint } from '#contracts/order-actions.ts';
import { cancelOrder } from '#server/order-actions.ts';
import { handle } from '#server/http/handle.ts';

export default handle(cancelOrderEndpoint, ({ actor, body }) => cancelOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/cancel'], method: 'POST' };
