import type { Config } from '@netlify/functions';
import { priceCartEndpoint } from '#contracts/orders/portal.ts';
import { priceCart } from '#server/catalog/cart.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(priceCartEndpoint, ({ actor, body }) => priceCart(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/cart/price'], method: 'POST' };
