import * as z from 'zod/mini';

const ASK = 'Enter the day, like 2026-11-30.';
/** Told where the last day lies before the first. */
export const DAYS_REVERSED = 'Enter a last day that does not lie before the first.';

/** The database has no year 0, and nothing here is from before this. */
export const FIRST_DAY = '1900-01-01';

/** A day in India, `YYYY-MM-DD`. */
export const aDay = (error = ASK) => z.iso.date({ error }).check(z.refine((day) => day >= FIRST_DAY, { error }));

/** What a list is narrowed to by days: the first and the last, `YYYY-MM-DD`, both included; either may stand alone. */
export const daySpan = { from: z.optional(aDay()), to: z.optional(aDay()) };
export type DaySpan = { from?: string | undefined; to?: string | undefined };

/** The check that goes with the two. */
export const daysInOrder = z.refine<DaySpan>(({ from, to }) => !from || !to || from <= to, {
  error: DAYS_REVERSED,
  path: ['to'],
});
