import type { Config } from '@netlify/functions';
import { getAdminProductEndpoint } from '#contracts/admin-products.ts';
import { getProductForStaff } from '#server/admin-products.ts';
import { handle } from '#server/http/handle.ts';

export default handle(getAdminProductEndpoint, ({ actor, query }) => getProductForStaff(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/product-get', '/api/admin/product-get.php'], method: 'GET' };
