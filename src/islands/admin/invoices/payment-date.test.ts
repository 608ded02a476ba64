import { expect, it } from 'vitest';
import { paymentDateWarning } from './payment-date.ts';

it.each([
  ['the invoice date', '2026-11-12', '2026-11-12', null],
  ['today', '2026-11-22', '2026-11-12', null],
  ['the day before the invoice', '2026-11-11', '2026-11-12', '11 Nov 2026 is before the invoice date, 12 Nov 2026.'],
  ['a mistyped year', '2016-11-22', '2026-11-12', '22 Nov 2016 is before the invoice date, 12 Nov 2026.'],
  ['exactly a year ago', '2025-11-22', '2025-03-01', null],
  ['a year and a day ago', '2025-11-21', '2025-03-01', '21 Nov 2025 is more than a year ago.'],
])('the warning for a payment dated %s', (_, day, invoiceDate, warning) => {
  expect(paymentDateWarning(day, invoiceDate, '2026-11-22')).toBe(warning);
});
