import * as z from 'zod/mini';

/** The goods, price and tax of a line of an order, quote or invoice; amounts in rupees. */
export const PricedLine = z.object({
  line_no: z.int(),
  /** Blank where the item has none. */
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  hsn: z.nullable(z.string()),
  qty: z.int(),
  /** For one unit, before discount and tax. */
  price: z.number(),
  /** Percent; null where the item carries no rate. */
  gst_rate: z.nullable(z.number()),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
});
