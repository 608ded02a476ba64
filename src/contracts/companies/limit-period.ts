import * as z from 'zod/mini';

/** The period of a buyer's spending limit: a calendar month, or a quarter or year of the financial year from April to March. */
export const LimitPeriod = z.enum(['month', 'quarter', 'year']);
export type LimitPeriod = z.infer<typeof LimitPeriod>;

/** For use after “this” and “a”. */
export const PERIOD_NAMES: Record<LimitPeriod, string> = {
  month: 'month',
  quarter: 'quarter',
  year: 'financial year',
};
