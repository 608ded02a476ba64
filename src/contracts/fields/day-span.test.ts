import { expect, test } from 'vitest';
import { INVALID_DAY, dayErrors, DAYS_REVERSED, INVALID_YEAR } from './day-span.ts';

test.each([
  ['no dates', { from: null, to: '', status: 'placed' }, {}],
  ['only one date', { from: null, to: '2026-04-03' }, {}],
  ['the same date twice', { from: '2026-04-03', to: '2026-04-03' }, {}],
  ['the earliest and the latest date', { from: '1900-01-01', to: '2199-12-31' }, {}],
  ['an incomplete date', { from: 'not a date', to: '2026-04-03' }, { from: INVALID_DAY }],
  ['a date that does not exist', { day: '2026-02-30' }, { day: INVALID_DAY }],
  ['a year half typed', { from: '0202-04-03', to: null }, { from: INVALID_YEAR }],
  ['a year out of range', { day: '2200-01-01' }, { day: INVALID_YEAR }],
  ['a last date before the first', { from: '2026-04-03', to: '2026-04-01' }, { to: DAYS_REVERSED }],
  // The order of the two is not checked if one is invalid.
  ['a last date before an incomplete one', { from: '2026-04', to: '2026-03-01' }, { from: INVALID_DAY }],
  ['a last date in the year 20', { from: '2026-04-03', to: '0020-04-05' }, { to: INVALID_YEAR }],
  ['two invalid dates', { from: 'x', to: 'y' }, { from: INVALID_DAY, to: INVALID_DAY }],
])('%s', (_, filters, faults) => expect(dayErrors(filters)).toEqual(faults));
