import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';

/** All categories with their subcategories, for the product form. */
export const listAllCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/categories',
  roles: staffRoles,
  reply: z.object({ items: z.array(z.object({ category: z.string(), subs: z.array(z.string()) })) }),
});
