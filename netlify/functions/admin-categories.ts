import type { Config } from '@netlify/functions';
import { listHouseCategoriesEndpoint } from '#contracts/admin-products.ts';
import { listHouseCategories } from '#server/admin-products.ts';
import { handle } from '#server/http/handle.ts';

export default handle(listHouseCategoriesEndpoint, ({ actor }) => listHouseCategories(actor));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/categories'], method: 'GET' };
