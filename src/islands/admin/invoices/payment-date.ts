import { formatDay } from '#client/format.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';

/**
 * The warning for a payment date (`YYYY-MM-DD`) that is probably mistyped, or null. It is not an error: an advance is paid
 * before its invoice.
 */
export function paymentDateWarning(day: string, invoiceDate: string, today = dayInIndia()): string | null {
  if (day < invoiceDate) return `${formatDay(day)} is before the invoice date, ${formatDay(invoiceDate)}.`;
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return day < yearAgo ? `${formatDay(day)} is more than a year ago.` : null;
}
