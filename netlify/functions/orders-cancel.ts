import type { Config } from '@netlify/functions';
import { cancelOrderEndpoint } from '#contracts/orders/actions.ts';
import { cancelOrder } from '#server/orders/cancel.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(cancelOrderEndpoint, ({ actor, body }) => cancelOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/cancel'], method: 'POST' };
