import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Qty } from '../fields/quantity.ts';
import { idParam } from '../fields/text.ts';
import { CatalogProduct } from './list.ts';

/** Most variants in the table, the nearest sizes first chosen. */
export const MAX_VARIANTS = 30;
export const MAX_ALTERNATIVES = 6;
export const MAX_BOUGHT_WITH = 6;
/** Rows of the price history. */
export const MAX_PAST_PRICES = 12;
/** Attribute columns of the table of variants. */
export const MAX_VARIANT_COLUMNS = 4;

/** A product that belongs to another one, with what its row shows. */
export const RelatedProduct = CatalogProduct;
export type RelatedProduct = z.infer<typeof RelatedProduct>;

/** A row of the table of variants. */
export const Variant = z.object({
  ...RelatedProduct.shape,
  /** The values of the columns; null if its data sheet does not state one. */
  values: z.array(z.nullable(z.string())),
  is_current: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

/** `differences` is a sentence: `Open instead of sealed; 3 mm wider; ₹12.00 less`. */
export const Alternative = z.object({ ...RelatedProduct.shape, differences: z.string() });
export type Alternative = z.infer<typeof Alternative>;

/** `orders` is how many orders of the last 12 months had both. */
export const BoughtWith = z.object({ ...RelatedProduct.shape, orders: z.int() });
export type BoughtWith = z.infer<typeof BoughtWith>;

/** What an order of the company paid for the product, without GST. */
export const PastPrice = z.object({
  order_id: z.int(),
  created_at: z.string(),
  qty: Qty,
  unit: z.string(),
  /** Rupees for `price_per` units. */
  price: z.number(),
  price_per: z.number(),
});
export type PastPrice = z.infer<typeof PastPrice>;

/** What a product page shows of other products; all are of the caller's company. */
export const Related = z.object({
  /** Products of the same name in other sizes, with this one, in the order of their sizes; no rows if there are no others. */
  variants: z.object({ columns: z.array(z.string()), rows: z.array(Variant) }),
  /** Products of the same kind that can be ordered now, the most similar first. */
  alternatives: z.array(Alternative),
  bought_with: z.array(BoughtWith),
  /** The newest orders of the product that were not rejected or cancelled, the newest first. */
  past_prices: z.array(PastPrice),
});
export type Related = z.infer<typeof Related>;

/** Variants, alternatives, what is bought with a product and what was paid for it, of the caller's company; 404 for any other id. */
export const getRelatedEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/related',
  roles: ['customer'],
  query: z.object({ id: idParam }),
  reply: Related,
});
