import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { MAX_COMPARED } from '../limits.ts';
import { Product } from './get.ts';

/** Ids in a query string, separated by commas. */
const ids = z.pipe(
  z
    .string()
    .check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,3}$/, { error: `Compare at most ${MAX_COMPARED} products.` })),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

/** Products of the caller's company to compare, in the order of the ids; an id of anything else is left out. */
export const compareProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/compare',
  roles: ['customer'],
  query: z.object({ ids }),
  reply: z.object({ products: z.array(Product) }),
});
