import * as z from 'zod/mini';
import { financialYearNamed } from '../fields/financial-year.ts';
import { DeductsTds, FIRST_TDS_YEAR } from './purchase-tds.ts';

/** The code of a financial year in a query or body, such as `2627`. */
export const yearCode = z.string().check(
  z.refine((code) => code >= FIRST_TDS_YEAR && financialYearNamed(code) !== null, {
    error: 'Choose a financial year from 2021-22 on.',
  }),
);

/** A certificate as it is shown; amounts in rupees. */
export const TdsCertificate = z.object({
  id: z.int(),
  quarter: z.int(),
  number: z.string(),
  amount: z.number(),
  date: z.iso.date(),
  /** The file's name; null without a file. */
  file: z.nullable(z.string()),
});
export type TdsCertificate = z.infer<typeof TdsCertificate>;

/** What a company purchased from us in a financial year, and the TDS on it; amounts in rupees. */
export const TdsMeter = z.object({
  /** `2627` and `2026-27`. */
  year: z.string(),
  label: z.string(),
  /** Section and form of the certificate in that year. */
  section: z.string(),
  form: z.string(),
  deducts_tds: DeductsTds,
  /** Taxable value of the invoices and debit notes dated in the year, less credit notes: without GST. */
  purchases: z.number(),
  threshold: z.number(),
  /** 0.1% of what exceeds the threshold. */
  expected: z.number(),
  /** TDS of the receipts dated in the year. */
  deducted: z.number(),
  /** What certificates of the year confirm. */
  certified: z.number(),
  /** The four quarters: TDS of their receipts, and what their certificates confirm. */
  quarters: z.array(z.object({ quarter: z.int(), deducted: z.number(), certified: z.number() })),
  certificates: z.array(TdsCertificate),
});
export type TdsMeter = z.infer<typeof TdsMeter>;
