import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields/text.ts';
import { CatalogProduct } from './list.ts';

/** Most favourites of one person. */
export const MAX_FAVOURITES = 300;

/** A favourite of the caller, or one shared by a colleague. */
export const Favourite = z.object({
  ...CatalogProduct.shape,
  /** False once the product is discontinued. */
  active: z.boolean(),
  /** True for the caller's own, which can be removed and shared. */
  mine: z.boolean(),
  /** True if colleagues see it. */
  shared: z.boolean(),
  /** Name of the colleague who shares it; null for the caller's own. */
  shared_by: z.nullable(z.string()),
});
export type Favourite = z.infer<typeof Favourite>;

/** The caller's favourites and those shared by colleagues, by name; each product once. */
export const listFavouritesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/favourites',
  roles: ['customer'],
  reply: z.object({ items: z.array(Favourite) }),
});

/** Adds, shares or removes one of the caller's favourites. 404 for a product of another company. */
export const saveFavouriteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/favourite-save',
  roles: ['customer'],
  composed: true,
  body: z.object({
    product_id: id,
    /** False removes it. */
    favourite: z.boolean(),
    /** Absent: unchanged; a new favourite is private. */
    shared: z.optional(z.boolean()),
  }),
  reply: z.object({ product_id: z.int(), favourite: z.boolean(), shared: z.boolean() }),
});
