import type { Config } from '@netlify/functions';
import { exportProductsEndpoint } from '#contracts/admin/exports.ts';
import { exportProducts } from '#server/catalog/export.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(exportProductsEndpoint, ({ actor, query }) => exportProducts(actor, query));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/products-export'], method: 'GET' };
