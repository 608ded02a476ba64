import * as z from 'zod/mini';
import { calendarDay, DAYS_REVERSED } from '../fields/day-span.ts';

/** A day of a form. Null: none. Absent: unchanged. */
export const optionalDay = z.optional(z.nullable(calendarDay('Enter a date, or leave it blank.')));

/** First and last day of prices, in India. Null: at once, and until they are changed. Absent: unchanged. */
export const validity = { valid_from: optionalDay, valid_until: optionalDay };

/** The days of a price list, null where it has none. */
export const Validity = z.object({ valid_from: z.nullable(z.string()), valid_until: z.nullable(z.string()) });
export type Validity = z.infer<typeof Validity>;

/** Refuses a last day before the first. */
export const validityInOrder = z.refine<Partial<Validity>>(
  ({ valid_from, valid_until }) => !valid_from || !valid_until || valid_from <= valid_until,
  { error: DAYS_REVERSED, path: ['valid_until'] },
);

/** The same of a product's price. */
export const priceDaysInOrder = z.refine<{
  price_from?: string | null | undefined;
  price_until?: string | null | undefined;
}>(({ price_from, price_until }) => !price_from || !price_until || price_from <= price_until, {
  error: DAYS_REVERSED,
  path: ['price_until'],
});

/** Whether prices apply on a day: both the first and the last day are included. */
export function validityOn(today: string, { valid_from, valid_until }: Validity): 'later' | 'now' | 'expired' {
  if (valid_from !== null && today < valid_from) return 'later';
  return valid_until !== null && today > valid_until ? 'expired' : 'now';
}
