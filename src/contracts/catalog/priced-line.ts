import * as z from 'zod/mini';
import { Qty } from '../fields/quantity.ts';

/** The goods, price and tax of a line of an order, quote or invoice; amounts in rupees. */
export const PricedLine = z.object({
  line_no: z.int32(),
  /** Blank if the item has none. */
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  hsn: z.nullable(z.string()),
  qty: Qty,
  /** Price of `price_per` units before discount and tax. */
  price: z.number(),
  /** Number of units that the price is for: 1, 100 or 1,000. */
  price_per: z.number(),
  /** Percent; null if the item has no rate. */
  gst_rate: z.nullable(z.number()),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
});
