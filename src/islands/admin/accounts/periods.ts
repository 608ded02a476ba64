import { formatMonth } from '#client/format.ts';
import { closingPeriod, closingSpan } from '#contracts/accounts/closing-period.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';

/** Offered: two years of months and five financial years, the latest first. */
const MONTHS = 24;
const YEARS = 5;

const monthBefore = (day: string, count: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 - count, 1)).toISOString().slice(0, 7);

/** The periods to choose from, up to the current ones. */
export function offeredPeriods(today = dayInIndia()) {
  const isOffered = (period: string) => closingPeriod.safeParse(period).success;
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(today, index));
  const years = Array.from(
    { length: YEARS },
    (_, index) => financialYearOf(`${monthBefore(today, 12 * index)}-01`).label,
  );
  return { months: months.filter(isOffered), years: years.filter(isOffered) };
}

/** The period in the URL; last month if there is none or it is not valid. */
export function periodIn(params: URLSearchParams, today = dayInIndia()): string {
  const given = params.get('period') ?? '';
  return closingPeriod.safeParse(given).success ? given : monthBefore(today, 1);
}

/** `November 2026`, `Financial year 2026-27`. */
export const formatPeriod = (period: string): string =>
  closingSpan(period)?.isYear ? `Financial year ${period}` : formatMonth(period);
