import type { Config } from '@netlify/functions';
import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import { listAllCategories } from '#server/catalog/admin.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(listAllCategoriesEndpoint, ({ actor }) => listAllCategories(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/categories'], method: 'GET' };
