import * as z from 'zod/mini';

export const INVALID_DAY = 'Choose a date.';
export const DAYS_REVERSED = 'The last day cannot be before the first.';

/** Bounds of plausible dates. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';
/** For dates outside the bounds, e.g. with a mistyped year. */
export const INVALID_YEAR = `Enter a year from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}.`;

/** A date `YYYY-MM-DD` within the bounds. */
export const calendarDay = (error = INVALID_DAY) =>
  z.iso.date({ error }).check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: INVALID_YEAR }));

/** Filter of a list by dates: first and last day, both inclusive, each optional. */
export const daySpan = { from: z.optional(calendarDay()), to: z.optional(calendarDay()) };
export type DaySpan = { from?: string | undefined; to?: string | undefined };

const Day = calendarDay();
const isDay = (day: string | undefined) => Day.safeParse(day).success;

/** Refuses a last day before the first. Invalid dates are refused by their own check. */
export const daysInOrder = z.refine<DaySpan>(({ from, to }) => !isDay(from) || !isDay(to) || from! <= to!, {
  error: DAYS_REVERSED,
  path: ['to'],
});

const Days = z.object({ ...daySpan, day: z.optional(Day) }).check(daysInOrder);

/**
 * Errors of the date filters `from`, `to` and `day` by name. Null and blank are ignored.
 */
export function dayErrors(filters: Readonly<Record<string, string | null>>): Record<string, string> {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const errors: Record<string, string> = {};
  for (const { path, message } of Days.safeParse(given).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
