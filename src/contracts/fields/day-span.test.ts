import { expect, test } from 'vitest';
import { INVALID_DAY, dayErrors, DAYS_REVERSED, INVALID_YEAR } from './day-span.ts';

test.each([
  ['no days at all', { from: null, to: '', status: 'placed' }, {}],
  ['one day of two', { from: null, to: '2026-04-03' }, {}],
  ['one and the same day', { from: '2026-04-03', to: '2026-04-03' }, {}],
  ['the first and the last that there are', { from: '1900-01-01', to: '2199-12-31' }, {}],
  ['half a day', { from: 'no day', to: '2026-04-03' }, { from: INVALID_DAY }],
  ['a day that no calendar has', { day: '2026-02-30' }, { day: INVALID_DAY }],
  ['a year on its way', { from: '0202-04-03', to: null }, { from: INVALID_YEAR }],
  ['a year too far', { day: '2200-01-01' }, { day: INVALID_YEAR }],
  ['a last day before the first', { from: '2026-04-03', to: '2026-04-01' }, { to: DAYS_REVERSED }],
  // Of what is no day nobody can tell whether it lies before.
  ['a last day before half a day', { from: '2026-04', to: '2026-03-01' }, { from: INVALID_DAY }],
  ['a last day of the year 20', { from: '2026-04-03', to: '0020-04-05' }, { to: INVALID_YEAR }],
  ['two that are none', { from: 'x', to: 'y' }, { from: INVALID_DAY, to: INVALID_DAY }],
])('%s', (_, filters, faults) => expect(dayErrors(filters)).toEqual(faults));
