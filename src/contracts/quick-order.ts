import * as z from 'zod/mini';
import { CatalogProduct } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { required } from './text.ts';

/** Rows that quick order reads at a time: as many as an order has lines. */
export const MAX_QUICK_ORDER_ROWS = 2000;
/** Most SKUs of one call: a row such as `BRG 6205` may be read in two ways. */
export const MAX_MATCHED_SKUS = 2 * MAX_QUICK_ORDER_ROWS;
/** Longest SKU that is looked up, characters; a product’s own has at most 80. */
export const MAX_SKU_TEXT = 100;
/** Products that one SKU is answered with at most. */
export const MAX_SKU_CHOICES = 6;

/** A product as a row of quick order shows it. */
export const MatchedProduct = z.object({
  ...CatalogProduct.shape,
  /** What one unit holds, for example `Box of 100`. */
  pack: z.nullable(z.string()),
  /** False once it is no longer sold. */
  active: z.boolean(),
});
export type MatchedProduct = z.infer<typeof MatchedProduct>;

/** What one SKU leads to: ids of `products`. */
export const SkuMatch = z.object({
  /** Products with this SKU, whatever its case, hyphens and spaces; also those no longer sold. */
  exact: z.array(z.int()),
  /** Where there is none: products whose SKU begins with it, a suggestion that somebody has to take. */
  near: z.array(z.int()),
});
export type SkuMatch = z.infer<typeof SkuMatch>;

/** Looks up SKUs in the caller's company's catalogue. Answers one match for each SKU, in their order. */
export const matchSkusEndpoint = endpoint({
  method: 'POST',
  path: '/api/catalog/match',
  roles: ['customer'],
  body: z.object({
    skus: z
      .array(required(MAX_SKU_TEXT, 'Enter the SKU.'))
      .check(
        z.minLength(1, { error: 'Enter at least one SKU.' }),
        z.maxLength(MAX_MATCHED_SKUS, { error: `Look up at most ${MAX_MATCHED_SKUS} SKUs at a time.` }),
      ),
  }),
  reply: z.object({ matches: z.array(SkuMatch), products: z.array(MatchedProduct) }),
});
