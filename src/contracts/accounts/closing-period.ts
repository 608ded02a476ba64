import * as z from 'zod/mini';
import { dayInIndia } from '../fields/day-in-india.ts';
import { financialYearOf } from '../fields/financial-year.ts';

/** The first day of GST. */
const FIRST_DAY = '2017-07-01';

const CHOOSE = 'Choose a month like 2026-11 or a financial year like 2026-27.';

/** A period to close: a month `2026-11` or a financial year `2026-27`. */
export interface ClosingPeriod {
  first: string;
  last: string;
  isYear: boolean;
}

/** Its days; null if it is neither. `2026-11` is a month: a financial year ends in the year after it began. */
export function closingSpan(period: string): ClosingPeriod | null {
  const [, year = '', rest = ''] = /^(\d{4})-(\d\d)$/.exec(period) ?? [];
  if (!year || Number(year) < 1000) return null;
  const { label, first, last } = financialYearOf(`${year}-04-01`);
  // 2009-10 would be both: GST began later.
  if (label === period) return { first, last, isYear: true };
  const month = Number(rest);
  if (month < 1 || month > 12) return null;
  const end = new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
  return { first: `${period}-01`, last: end, isYear: false };
}

/** A month or financial year that has begun. */
export const closingPeriod = z.string({ error: CHOOSE }).check(
  z.refine(
    (period) => {
      const span = closingSpan(period);
      return span !== null && span.last >= FIRST_DAY && span.first <= dayInIndia();
    },
    { error: CHOOSE },
  ),
);
