import * as z from 'zod/mini';
import { dayInIndia } from './day-in-india.ts';
import { calendarDay } from './day-span.ts';
import { optional } from './text.ts';

/** Refuses dates before today in India. */
const notPast = z.refine<string>((day) => day >= dayInIndia(), {
  error: 'This date has passed. Enter today or a later date.',
});

/** An optional date from today on. */
export const futureDay = z.pipe(optional(10), z.nullable(calendarDay().check(notPast)));
