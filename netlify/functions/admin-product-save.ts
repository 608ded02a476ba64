import type { Config } from '@netlify/functions';
import { saveProductEndpoint } from '#contracts/admin-products.ts';
import { saveProduct } from '#server/product-saving.ts';
import { handle } from '#server/http/handle.ts';

export default handle(saveProductEndpoint, ({ actor, body }) => saveProduct(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/product-save', '/api/admin/product-save.php'], method: 'POST' };
