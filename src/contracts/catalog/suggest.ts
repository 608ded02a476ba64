import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { optional } from '../fields/text.ts';
import { MAX_SEARCH_LENGTH } from '../limits.ts';
import { CatalogProduct } from './list.ts';

/** Most products and categories suggested. */
export const MAX_SUGGESTED_PRODUCTS = 5;
export const MAX_SUGGESTED_CATEGORIES = 4;
/** Fewer characters suggest nothing: they begin too many words. */
export const MIN_SUGGEST_LENGTH = 2;

/** Suggestions for what has been typed into the search box of the catalogue, of the caller's company only. */
export const suggestEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/suggest',
  roles: ['customer'],
  query: z.object({ q: optional(MAX_SEARCH_LENGTH) }),
  reply: z.object({
    /** Products whose code begins with the text, then those with all its words or with words that begin like them. */
    products: z.array(
      z.extend(
        z.pick(CatalogProduct, {
          id: true,
          sku: true,
          name: true,
          price: true,
          price_per: true,
          to_quote: true,
          unit: true,
          image: true,
        }),
        {
          /** The company's own code. */
          material_code: z.nullable(z.string()),
        },
      ),
    ),
    /** Categories and subcategories whose name has all the words, with the number of products. */
    categories: z.array(z.object({ category: z.string(), subcategory: z.nullable(z.string()), products: z.int() })),
  }),
});
