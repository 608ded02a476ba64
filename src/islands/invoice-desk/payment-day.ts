import { formatDay } from '#client/format.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';

/**
 * What is asked about before money is recorded on a day (`YYYY-MM-DD`) that may be a slip; null where nothing is. It is not
 * refused: an advance comes before its invoice.
 */
export function dayQuestion(day: string, invoiced: string, today = dayInIndia()): string | null {
  const said = `It is dated ${formatDay(day)}`;
  if (day < invoiced) return `${said}, before the invoice, which is of ${formatDay(invoiced)}.`;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day < yearAgo ? `${said}, more than a year ago.` : null;
}
