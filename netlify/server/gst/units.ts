import { COUNTS, MEASURES } from '#contracts/fields/unit-codes.ts';

/**
 * Unit quantity codes of the GST portal (list of GSTN's offline tool V3.2.4, re-described in onyb/gst
 * `spec/masters/uqc.json`, 26-07-2026).
 */
export const UQC: ReadonlySet<string> = new Set([...COUNTS, ...MEASURES, 'OTH']);

/** Rates in percent that a line of GSTR-1 may have (`spec/masters/tax-rates.json` of the same list). */
export const PORTAL_RATES: readonly number[] = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40];
