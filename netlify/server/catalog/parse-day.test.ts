import { expect, it } from 'vitest';
import { parseDay } from './parse-day.ts';

it.each([
  ['2027-03-31', '2027-03-31'],
  ['31/03/2027', '2027-03-31'],
  ['31-3-2027', '2027-03-31'],
  ['1.4.2026', '2026-04-01'],
  ['31 Mar 2027', '2027-03-31'],
  ['31-March-2027', '2027-03-31'],
  ['31/02/2027', null],
  ['03/31/2027', null],
  ['31/03/27', null],
  ['March', null],
  ['31 Foo 2027', null],
])('%s is read as %s', (cell, day) => {
  expect(parseDay(cell)).toBe(day);
});
