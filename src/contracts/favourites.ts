import * as z from 'zod/mini';
import { CatalogProduct } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id } from './text.ts';

/** Most favourites of one person. */
export const MAX_FAVOURITES = 300;

/** A product that the caller keeps at hand, or that a colleague shares. */
export const Favourite = z.object({
  ...CatalogProduct.shape,
  /** False once the product is discontinued. */
  active: z.boolean(),
  /** Whether it is the caller's own; only then it can be removed or shared. */
  mine: z.boolean(),
  /** Whether the colleagues see it. */
  shared: z.boolean(),
  /** Name of the colleague who shares it; null where it is the caller's own. */
  shared_by: z.nullable(z.string()),
});
export type Favourite = z.infer<typeof Favourite>;

/** The caller's favourites and those that colleagues share, by name; each product once. */
export const listFavouritesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customer/favourites',
  roles: ['customer'],
  reply: z.object({ items: z.array(Favourite) }),
});

/** Adds, shares or removes one of the caller's favourites. 404 for a product that the company does not have. */
export const saveFavouriteEndpoint = endpoint({
  method: 'POST',
  path: '/api/customer/favourite-save',
  roles: ['customer'],
  composed: true,
  body: z.object({
    product_id: id,
    /** False removes it. */
    favourite: z.boolean(),
    /** Absent leaves it as it is; a new favourite is private. */
    shared: z.optional(z.boolean()),
  }),
  reply: z.object({ product_id: z.int(), favourite: z.boolean(), shared: z.boolean() }),
});
