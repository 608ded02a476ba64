import type { Config } from '@netlify/functions';
import { listCategoriesEndpoint } from '#contracts/catalog.ts';
import { listCategories } from '#server/catalog.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listCategoriesEndpoint, ({ actor }) => listCategories(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/categories', '/api/catalog/categories.php'], method: 'GET' };
