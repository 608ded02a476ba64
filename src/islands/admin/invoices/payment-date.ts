import { formatDay } from '#client/format.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';

/** The warning for a payment date (`YYYY-MM-DD`) that is probably mistyped, or null. The server refuses one before the invoice's. */
export function paymentDateWarning(day: string, today = dayInIndia()): string | null {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day < yearAgo ? `${formatDay(day)} is more than a year ago.` : null;
}
