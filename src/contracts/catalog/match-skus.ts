import * as z from 'zod/mini';
import { endpoint, staffRoles } from '../endpoint.ts';
import { id, required } from '../fields/text.ts';
import { CatalogProduct, TermsOfCompany } from './list.ts';

/** Most rows in a quick order: as many as an order has lines. */
export const MAX_QUICK_ORDER_ROWS = 2000;
/** Most SKUs in one call: a row such as `BRG 6205` can be read in two ways. */
export const MAX_MATCHED_SKUS = 2 * MAX_QUICK_ORDER_ROWS;
/** Longest SKU looked up, characters; a product’s SKU has at most 80. */
export const MAX_SKU_TEXT = 100;
/** Most products returned for one SKU. */
export const MAX_SKU_CHOICES = 6;

/** A product in a row of quick order. */
export const MatchedProduct = z.object({
  ...CatalogProduct.shape,
  ...TermsOfCompany.shape,
  /** False once discontinued. */
  active: z.boolean(),
});
export type MatchedProduct = z.infer<typeof MatchedProduct>;

/** The matches of one SKU: ids of `products`. */
export const SkuMatch = z.object({
  /** Products with this SKU or material code, ignoring case, hyphens and spaces; discontinued ones too. */
  exact: z.array(z.int()),
  /** If there is none: products whose SKU begins with it, as suggestions. */
  near: z.array(z.int()),
});
export type SkuMatch = z.infer<typeof SkuMatch>;

const skus = z
  .array(required(MAX_SKU_TEXT, 'Enter the SKU.'))
  .check(
    z.minLength(1, { error: 'Enter at least one SKU.' }),
    z.maxLength(MAX_MATCHED_SKUS, { error: `Look up at most ${MAX_MATCHED_SKUS} SKUs at a time.` }),
  );

const matched = z.object({ matches: z.array(SkuMatch), products: z.array(MatchedProduct) });

/** Looks up SKUs in the caller's company's catalogue. Returns one match for each SKU, in the same order. */
export const matchSkusEndpoint = endpoint({
  method: 'POST',
  path: '/api/catalog/match',
  roles: ['customer'],
  body: z.object({ skus }),
  reply: matched,
});

/** The same in the catalogue of any company, for staff who enter its RFQ or order. Nothing is found for an unknown company. */
export const matchCompanySkusEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/catalogue-match',
  roles: staffRoles,
  body: z.object({ company_id: id, skus }),
  reply: matched,
});
