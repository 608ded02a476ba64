import * as z from 'zod/mini';
import { dayInIndia } from './day-in-india.ts';
import { calendarDay } from './day-span.ts';

/** A day that has begun in India: today or earlier. */
export const pastDay = calendarDay().check(
  z.refine((day) => day <= dayInIndia(), { error: 'This date has not come yet. Enter today or an earlier date.' }),
);
