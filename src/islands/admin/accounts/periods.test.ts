import { describe, expect, it } from 'vitest';
import { formatPeriod, offeredPeriods, periodIn } from './periods.ts';

describe('the periods to close', () => {
  it('offered are the months and financial years up to today, the latest first', () => {
    const { months, years } = offeredPeriods('2026-11-24');
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2024-12', 24]);
    expect(years).toEqual(['2026-27', '2025-26', '2024-25', '2023-24', '2022-23']);
    expect(offeredPeriods('2026-03-31').years[0]).toBe('2025-26');
  });

  it('in the URL is the given one, or last month', () => {
    const of = (search: string) => periodIn(new URLSearchParams(search), '2026-11-24');
    expect(of('period=2025-26')).toBe('2025-26');
    expect(of('')).toBe('2026-10');
    expect(of('period=2026-13')).toBe('2026-10');
    expect(periodIn(new URLSearchParams(), '2026-01-31')).toBe('2025-12');
  });

  it('have names', () => {
    expect(formatPeriod('2026-11')).toBe('November 2026');
    expect(formatPeriod('2026-27')).toBe('Financial year 2026-27');
  });
});
