import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { FIRST_MONTH } from '#contracts/gst/returns.ts';

/** Months offered: three years. */
const OFFERED = 36;

/** The month so many months before another. */
export function monthBefore(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

/** The current month and those before it, the latest first, with the chosen one if it is older. */
export function offeredMonths(chosen: string, today = dayInIndia()): string[] {
  const current = today.slice(0, 7);
  const months = Array.from({ length: OFFERED }, (_, index) => monthBefore(current, index)).filter(
    (month) => month >= FIRST_MONTH,
  );
  return months.includes(chosen) ? months : [...months, chosen];
}

/** The month in the URL; the last one if there is none or it is not valid. */
export function monthIn(params: URLSearchParams, today = dayInIndia()): string {
  const given = params.get('month') ?? '';
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(given) && given >= FIRST_MONTH && given <= today.slice(0, 7);
  return isMonth ? given : monthBefore(today.slice(0, 7), 1);
}
