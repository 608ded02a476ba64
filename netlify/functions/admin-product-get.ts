import type { Config } from '@netlify/functions';
import { getAdminProductEndpoint } from '#contracts/catalog/admin.ts';
import { getAdminProduct } from '#server/catalog/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getAdminProductEndpoint, ({ actor, query }) => getAdminProduct(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/product-get', '/api/admin/product-get.php'], method: 'GET' };
