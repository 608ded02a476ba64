import * as z from 'zod/mini';

/** Told where a day is asked for and what stands there is none. */
export const DAY_WANTED = 'Enter the day, like 2026-11-30.';
/** Told where the last day lies before the first. */
export const DAYS_REVERSED = 'Enter a last day that does not lie before the first.';

/** The database has no year 0, and nothing here is from before the first or for after the last. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2199-12-31';

/** A day in India, `YYYY-MM-DD`, of a year that makes sense. */
export const aDay = (error = DAY_WANTED) =>
  z.iso.date({ error }).check(z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, { error }));

const Day = aDay();
/** Whether a call would take it for a day. */
export const isDay = (day: string | null) => Day.safeParse(day).success;

/** What a list is narrowed to by days: the first and the last, `YYYY-MM-DD`, both included; either may stand alone. */
export const daySpan = { from: z.optional(aDay()), to: z.optional(aDay()) };
export type DaySpan = { from?: string | undefined; to?: string | undefined };

/** The check that goes with the two. */
export const daysInOrder = z.refine<DaySpan>(({ from, to }) => !from || !to || from <= to, {
  error: DAYS_REVERSED,
  path: ['to'],
});
