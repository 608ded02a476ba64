import type { Config } from '@netlify/functions';
import { getProductEndpoint } from '#contracts/catalog/get.ts';
import { getProduct } from '#server/catalog/get.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getProductEndpoint, ({ actor, query }) => getProduct(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/product'], method: 'GET' };
