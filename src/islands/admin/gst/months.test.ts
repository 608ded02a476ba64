import { describe, expect, it } from 'vitest';
import { formatMonth } from '#client/format.ts';
import { monthBefore, monthIn, offeredMonths } from './months.ts';

const TODAY = '2027-01-15';

describe('the month of the GST page', () => {
  it.each([
    ['', '2026-12'],
    ['month=2026-11', '2026-11'],
    ['month=2027-01', '2027-01'],
    ['month=2027-02', '2026-12'],
    ['month=2017-06', '2026-12'],
    ['month=2026-13', '2026-12'],
    ['month=x', '2026-12'],
  ])('“%s” shows %s', (search, month) => expect(monthIn(new URLSearchParams(search), TODAY)).toBe(month));

  it('is one of the last 36, or an older one from the URL', () => {
    expect(offeredMonths('2026-12', TODAY)).toHaveLength(36);
    expect(offeredMonths('2026-12', TODAY)[0]).toBe('2027-01');
    expect(offeredMonths('2020-04', TODAY).at(-1)).toBe('2020-04');
  });

  it('is shown by name', () => expect(formatMonth('2026-11')).toBe('November 2026'));
  it('before January is December of the year before', () => expect(monthBefore('2027-01', 1)).toBe('2026-12'));
});
