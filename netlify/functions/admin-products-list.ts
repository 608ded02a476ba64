import type { Config } from '@netlify/functions';
import { listProductsEndpoint } from '#contracts/catalog/admin-list.ts';
import { listProducts } from '#server/catalog/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listProductsEndpoint, ({ actor, query }) => listProducts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/products-list', '/api/admin/products-list.php'], method: 'GET' };
