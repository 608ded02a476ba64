import type { Config } from '@netlify/functions';
import { createOrderEndpoint } from '#contracts/orders/portal.ts';
import { createOrder } from '#server/orders/place.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(createOrderEndpoint, ({ actor, body }) => createOrder(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/orders/create', '/api/orders/create.php'], method: 'POST' };
