import * as z from 'zod/mini';
import { MAX_MATCHED_SKUS, MAX_SKU_TEXT } from '../catalog/match-skus.ts';
import { PriceBreak } from '../catalog/price-breaks.ts';
import { endpoint, staffRoles } from '../endpoint.ts';
import { Qty } from '../fields/quantity.ts';
import { id, required } from '../fields/text.ts';

/** A product as a line of a quote is filled from it. */
export const QuoteProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  unit: z.string(),
  pack: z.nullable(z.string()),
  hsn: z.nullable(z.string()),
  /** Rupees; 0 if it has none. */
  price: z.number(),
  price_per: z.number(),
  /** Lower prices from a quantity on. */
  price_breaks: z.array(PriceBreak),
  gst_rate: z.nullable(z.number()),
  stock: Qty,
  /** What `cost_per` units cost us, rupees before tax; staff only. Null if it is not kept. */
  cost: z.nullable(z.number()),
  cost_per: z.number(),
});
export type QuoteProduct = z.infer<typeof QuoteProduct>;

/** Looks up SKUs and the company's own codes in its catalogue, for the lines of a quote: the product of each, or null for none or several. */
export const findQuoteProductsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/quote-products',
  roles: staffRoles,
  body: z.object({
    company_id: id,
    skus: z
      .array(required(MAX_SKU_TEXT, 'Enter the SKU.'))
      .check(z.minLength(1, { error: 'Enter at least one SKU.' }), z.maxLength(MAX_MATCHED_SKUS)),
  }),
  reply: z.object({ products: z.array(z.nullable(QuoteProduct)) }),
});
