import { expect, test } from 'vitest';
import { formatDay, formatPaise, formatSums, formatTime } from './format.ts';

test.each([
  { at: '2026-11-21', day: '21 Nov 2026' },
  { at: '2026-11-21T18:29:59.000Z', day: '21 Nov 2026' },
  { at: '2026-11-21T18:30:00.000Z', day: '22 Nov 2026' },
  { at: new Date('2026-11-21T18:30:00.000Z'), day: '22 Nov 2026' },
])('$at is formatted as the day in India: $day', ({ at, day }) => {
  expect(formatDay(at)).toBe(day);
});

test('a time is formatted in IST, money in lakh', () => {
  expect(formatTime('2026-11-21T12:35:00.000Z')).toBe('21 Nov 2026, 18:05 IST');
  expect(formatPaise(12_345_600)).toBe('₹1,23,456.00');
});

test('the totals show freight only if it is charged', () => {
  const sums = { subtotal_paise: 10_000, shipping_paise: 0, tax_paise: 1_800, total_paise: 11_800 };
  expect(formatSums(sums)).toEqual({ subtotal: '₹100.00', freight: null, tax: '₹18.00', total: '₹118.00' });
  expect(formatSums({ ...sums, shipping_paise: 500 }).freight).toBe('₹5.00');
});
