import { expect, it } from 'vitest';
import { datePresets, reportPeriods } from './date-presets.ts';

const spans = (today: string) =>
  Object.fromEntries(datePresets(today).map(({ label, from, to }) => [label, [from, to]]));

it('ends each period on its last day, across months', () => {
  expect(spans('2026-03-02')).toEqual({
    Today: ['2026-03-02', '2026-03-02'],
    Yesterday: ['2026-03-01', '2026-03-01'],
    'Last 7 days': ['2026-02-24', '2026-03-02'],
    'This month': ['2026-03-01', '2026-03-02'],
    'Last month': ['2026-02-01', '2026-02-28'],
  });
});

it('handles leap years and the end of the year', () => {
  expect(spans('2028-03-01')['Yesterday']).toEqual(['2028-02-29', '2028-02-29']);
  expect(spans('2027-01-05')['Last month']).toEqual(['2026-12-01', '2026-12-31']);
});

it.each([
  ['2026-11-24', '2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30', '2025-04-01', '2026-03-31'],
  ['2026-03-31', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31', '2024-04-01', '2025-03-31'],
  ['2026-04-01', '2026-04-01', '2026-06-30', '2026-01-01', '2026-03-31', '2025-04-01', '2026-03-31'],
])('offers whole quarters and the last financial year on %s', (today, from, to, before, until, yearFrom, yearTo) => {
  const periods = Object.fromEntries(reportPeriods(today).map((period) => [period.label, [period.from, period.to]]));
  expect(periods).toMatchObject({
    ...{ 'This quarter': [from, to], 'Last quarter': [before, until] },
    'Last financial year': [yearFrom, yearTo],
  });
  expect(periods['Last month']![1]! < periods['This month']![0]!).toBe(true);
});
