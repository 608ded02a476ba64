import { expect, it } from 'vitest';
import { datePresets } from './date-presets.ts';

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
