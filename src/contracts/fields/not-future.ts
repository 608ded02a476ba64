import * as z from 'zod/mini';
import { dayInIndia } from './day-in-india.ts';

/** Refuses dates after today in India, with this message. */
export const notFuture = (error: string) => z.refine<string>((day) => day <= dayInIndia(), { error });
