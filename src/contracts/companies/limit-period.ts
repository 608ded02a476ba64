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

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
] as const;

/** The period in which a day `YYYY-MM-DD` lies, for use after “in”: `November`, `October to December`, `2026-27`. */
export function periodName(period: LimitPeriod, day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  if (period === 'month') return MONTHS[month - 1]!;
  const quarter = month - 1 - ((month - 1) % 3);
  if (period === 'quarter') return `${MONTHS[quarter]} to ${MONTHS[quarter + 2]}`;
  const from = month < 4 ? year - 1 : year;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
}
