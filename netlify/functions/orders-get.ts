import type { Config } from '@netlify/functions';
import { getOrderEndpoint } from '#contracts/orders/portal.ts';
import { getOrder } from '#server/orders/get.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getOrderEndpoint, ({ actor, query }) => getOrder(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/get'], method: 'GET' };
