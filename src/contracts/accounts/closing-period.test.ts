import { describe, expect, it } from 'vitest';
import { closingPeriod, closingSpan } from './closing-period.ts';

describe('a period to close', () => {
  it.each([
    ['2026-11', { first: '2026-11-01', last: '2026-11-30', isYear: false }],
    ['2024-02', { first: '2024-02-01', last: '2024-02-29', isYear: false }],
    ['2026-12', { first: '2026-12-01', last: '2026-12-31', isYear: false }],
    ['2026-27', { first: '2026-04-01', last: '2027-03-31', isYear: true }],
    ['2099-00', { first: '2099-04-01', last: '2100-03-31', isYear: true }],
  ])('%s has its days', (period, span) => {
    expect(closingSpan(period)).toEqual(span);
  });

  it.each(['2026-13', '2026-28', '2026', '2026-1', 'x', '', '0026-27'])('%s is none', (period) => {
    expect(closingSpan(period)).toBeNull();
  });

  it.each(['2016-05', '2015-16', '2999-01', '2998-99'])('%s is before GST or has not begun', (period) => {
    expect(closingPeriod.safeParse(period).success).toBe(false);
  });
});
