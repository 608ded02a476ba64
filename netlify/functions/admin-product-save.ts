import type { Config } from '@netlify/functions';
import { saveProductEndpoint } from '#contracts/catalog/admin.ts';
import { saveProduct } from '#server/catalog/save.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(saveProductEndpoint, ({ actor, body }) => saveProduct(actor, body));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/product-save', '/api/admin/product-save.php'], method: 'POST' };
