import { describe, expect, it } from 'vitest';
import { validityOn } from './validity.ts';

const [from, until] = ['2026-04-01', '2027-03-31'];

describe('prices', () => {
  it.each([
    ['before their first day', '2026-03-31', from, until, 'later'],
    ['on their first day', '2026-04-01', from, until, 'now'],
    ['on their last day', '2027-03-31', from, until, 'now'],
    ['on the day after', '2027-04-01', from, until, 'expired'],
    ['without a first day', '1999-01-01', null, until, 'now'],
    ['without a last day', '2199-01-01', from, null, 'now'],
    ['of one day, on it', from, from, from, 'now'],
  ] as const)('%s', (_, today, valid_from, valid_until, state) => {
    expect(validityOn(today, { valid_from, valid_until })).toBe(state);
  });
});
