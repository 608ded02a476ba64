import * as z from 'zod/mini';

/** The kinds of GST. UTGST replaces SGST in a union territory without a legislature. */
export const TaxName = z.enum(['CGST', 'SGST', 'UTGST', 'IGST']);
export type TaxName = z.infer<typeof TaxName>;

/** One kind of tax at one rate: a line of a tax table. */
export const TaxPart = z.object({
  name: TaxName,
  /** Percent of the taxable value: for CGST and SGST half of the product's rate. */
  rate: z.number(),
  /** Taxable value in rupees. */
  taxable: z.number(),
  /** Rupees of tax: the sum of the lines' taxes, each rounded to the paisa. */
  amount: z.number(),
});
export type TaxPart = z.infer<typeof TaxPart>;
