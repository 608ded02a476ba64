import * as z from 'zod/mini';

/** Told where a day is asked for and what stands there is none: half of one, or one that no calendar has. */
export const DAY_WANTED = 'Enter the day, like 2026-11-30.';
/** Told where the last day lies before the first. */
export const DAYS_REVERSED = 'Enter a last day that does not lie before the first.';

/** The database has no year 0, and nothing here is from before the first or for after the last. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';
/** Told of a day that lies beyond them: a year's figure was left out, or typed twice. */
export const YEAR_WANTED = `Enter a year from ${FIRST_DAY.slice(0, 4)} to ${LAST_DAY.slice(0, 4)}.`;

/** A day in India, `YYYY-MM-DD`, of a year that makes sense. */
export const aDay = (error = DAY_WANTED) =>
  z.iso.date({ error }).check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error: YEAR_WANTED }));

/** What a list is narrowed to by days: the first and the last, `YYYY-MM-DD`, both included; either may stand alone. */
export const daySpan = { from: z.optional(aDay()), to: z.optional(aDay()) };
export type DaySpan = { from?: string | undefined; to?: string | undefined };

const Day = aDay();
const isDay = (day: string | undefined) => Day.safeParse(day).success;

/** The check that goes with the two. What is no day is told as that. */
export const daysInOrder = z.refine<DaySpan>(({ from, to }) => !isDay(from) || !isDay(to) || from! <= to!, {
  error: DAYS_REVERSED,
  path: ['to'],
});

const Days = z.object({ ...daySpan, day: z.optional(Day) }).check(daysInOrder);

/**
 * What is wrong with the days among a list's filters, by name: `from` and `to`, or a single `day`. Null and blank narrow
 * nothing.
 */
export function dayFaults(filters: Readonly<Record<string, string | null>>): Record<string, string> {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  const faults: Record<string, string> = {};
  for (const { path, message } of Days.safeParse(given).error?.issues ?? []) faults[path.join('.')] ??= message;
  return faults;
}
