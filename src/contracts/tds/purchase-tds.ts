import * as z from 'zod/mini';
import type { FinancialYear } from '../fields/financial-year.ts';
import { share } from '../fields/money.ts';

/** TDS that a buyer deducts from what it pays a seller for goods; docs/gst.md has the sources. */

/** Paise: no TDS on the first ₹50 lakh that a buyer purchases from one seller in a financial year. */
export const TDS_THRESHOLD_PAISE = 500_000_000;
/** 0.1% of what exceeds the threshold, in basis points. */
export const TDS_RATE_BP = 10;
/** A company that has reached this share of the threshold is shown as close to it. */
export const TDS_NEAR_PERCENT = 80;

/**
 * Whether a company deducts TDS on its purchases: only a buyer whose turnover exceeded ₹10 crore in the year before has to
 * (1961 Act s. 194Q, explanation; carried over by the 2025 Act).
 */
export const DeductsTds = z.enum(['yes', 'no', 'not known'], { error: 'Choose whether the company deducts TDS.' });
export type DeductsTds = z.infer<typeof DeductsTds>;

export const deductsTdsLabel: Record<DeductsTds, string> = { yes: 'Yes', no: 'No', 'not known': 'Not known' };

/** The first year in which buyers deducted TDS on goods (s. 194Q, from 1 July 2021). */
export const FIRST_TDS_YEAR = '2122';

/** The section that applies to a financial year and the form of its certificate. */
export function tdsProvision({ first }: Pick<FinancialYear, 'first'>): { section: string; form: string } {
  return first >= '2026-04-01'
    ? { section: 'Income-tax Act, 2025, s. 393(1), Table Sl. No. 8(ii)', form: 'Form No. 131' }
    : { section: 'Income-tax Act, 1961, s. 194Q', form: 'Form 16A' };
}

/** TDS on purchases of this value in a financial year, paise, rounded half up. */
export function expectedTds(purchases_paise: number): number {
  return share(Math.max(0, purchases_paise - TDS_THRESHOLD_PAISE), TDS_RATE_BP, 10_000);
}

/** A quarter of the financial year, 1 for April to June. */
export function quarterOf(day: string): 1 | 2 | 3 | 4 {
  const month = Number(day.slice(5, 7));
  return (Math.floor(((month + 8) % 12) / 3) + 1) as 1 | 2 | 3 | 4;
}

/** Months of a quarter, for labels. */
export const QUARTER_MONTHS: Record<number, string> = { 1: 'Apr–Jun', 2: 'Jul–Sep', 3: 'Oct–Dec', 4: 'Jan–Mar' };
