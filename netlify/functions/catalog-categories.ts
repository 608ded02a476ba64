import type { Config } from '@netlify/functions';
import { listCategoriesEndpoint } from '#contracts/catalog/list.ts';
import { listCategories } from '#server/catalog/list.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listCategoriesEndpoint, ({ actor }) => listCategories(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/catalog/categories', '/api/catalog/categories.php'], method: 'GET' };
