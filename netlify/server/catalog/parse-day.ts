import { calendarDay } from '#contracts/fields/day-span.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const Day = calendarDay();

/** A date of a file as `YYYY-MM-DD`, from `2027-03-31`, `31/03/2027`, `31-03-2027` or `31 Mar 2027`; null if it is none. */
export function parseDay(cell: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4})$/i.exec(cell.trim()) ?? [];
  if (day === undefined || month === undefined) return validDay(cell.trim());
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return validDay(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const validDay = (day: string) => (Day.safeParse(day).success ? day : null);
