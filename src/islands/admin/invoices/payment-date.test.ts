import { expect, it } from 'vitest';
import { paymentDateWarning } from './payment-date.ts';

it.each([
  ['today', '2026-11-22', null],
  ['exactly a year ago', '2025-11-22', null],
  ['a year and a day ago', '2025-11-21', '21 Nov 2025 is more than a year ago.'],
])('the warning for a payment dated %s', (_, day, warning) => {
  expect(paymentDateWarning(day, '2026-11-22')).toBe(warning);
});
