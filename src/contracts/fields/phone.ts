import * as z from 'zod/mini';
import { text } from './text.ts';

/**
 * True for an Indian mobile (ten digits from 6 to 9), a landline with STD code (ten digits), a toll-free number, or a
 * foreign number with `+`.
 */
export function isPhone(value: string): boolean {
  if (!/^\+?[\d\s()./-]+$/.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  if (value.trim().startsWith('+') && !digits.startsWith('91')) return /^\d{8,15}$/.test(digits);
  if (/^1[89]00\d{6,7}$/.test(digits)) return true;
  return /^(91|0)?[1-9]\d{9}$/.test(digits);
}

/** A phone number; absent, null and blank become null. */
export const phone = z.pipe(
  z.optional(z.nullable(text(25))).check(
    z.refine((value) => !value || isPhone(value), {
      error: 'Enter a phone number of ten digits, like +91 98290 12345 or 01493 555 019.',
    }),
  ),
  z.transform((value) => value || null),
);
