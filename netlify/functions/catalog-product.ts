import type { Config } from '@netlify/functions';
import { getProductEndpoint } from '#contracts/product.ts';
import { getProduct } from '#server/product.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getProductEndpoint, ({ actor, query }) => getProduct(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/product'], method: 'GET' };
