import { expect, it } from 'vitest';
import { usualSpans } from './usual-spans.ts';

const spans = (today: string) =>
  Object.fromEntries(usualSpans(today).map(({ label, from, to }) => [label, [from, to]]));

it('ends each span on its last day, over the turn of a month', () => {
  expect(spans('2026-03-02')).toEqual({
    Today: ['2026-03-02', '2026-03-02'],
    Yesterday: ['2026-03-01', '2026-03-01'],
    'Last 7 days': ['2026-02-24', '2026-03-02'],
    'This month': ['2026-03-01', '2026-03-02'],
    'Last month': ['2026-02-01', '2026-02-28'],
  });
});

it('knows leap years and the turn of the year', () => {
  expect(spans('2028-03-01')['Yesterday']).toEqual(['2028-02-29', '2028-02-29']);
  expect(spans('2027-01-05')['Last month']).toEqual(['2026-12-01', '2026-12-31']);
});
