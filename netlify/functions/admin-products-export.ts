import type { Config } from '@netlify/functions';
import { exportProductsEndpoint } from '#contracts/exports.ts';
import { handle } from '#server/http/handle.ts';
import { exportProducts } from '#server/product-exports.ts';

export default handle(exportProductsEndpoint, ({ actor, query }) => exportProducts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/products-export'], method: 'GET' };
