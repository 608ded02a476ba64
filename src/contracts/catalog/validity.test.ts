import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { priceDaysInOrder, Validity, validity, validityInOrder, validityOn } from './validity.ts';

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

const DAYS = [
  ['in order', '2026-04-01', '2027-03-31', true],
  ['of one day', '2026-04-01', '2026-04-01', true],
  ['in the wrong order', '2026-04-02', '2026-04-01', false],
  ['without a first one', null, '2026-04-01', true],
  ['without a last one', '2026-04-01', null, true],
  ['not given', undefined, undefined, true],
] as const;

describe('the days of prices', () => {
  const list = z.object(validity).check(validityInOrder);
  const price = z
    .object({ price_from: validity.valid_from, price_until: validity.valid_until })
    .check(priceDaysInOrder);
  const issuesOf = (schema: z.ZodMiniType, value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const reversed = 'The last day cannot be before the first.';

  it.each(DAYS)('%s', (_, from, until, inOrder) => {
    expect(issuesOf(list, { valid_from: from, valid_until: until })).toEqual(
      inOrder ? [] : [`valid_until: ${reversed}`],
    );
    expect(issuesOf(price, { price_from: from, price_until: until })).toEqual(
      inOrder ? [] : [`price_until: ${reversed}`],
    );
  });

  it('are refused if they are none, each at its field', () => {
    expect(issuesOf(list, { valid_from: '2026-02-30', valid_until: '2026-13-01' })).toEqual([
      'valid_from: Enter a date, or leave it blank.',
      'valid_until: Enter a date, or leave it blank.',
    ]);
  });

  it('are null on the wire where there is none', () => {
    expect(Validity.safeParse({ valid_from: null, valid_until: '2027-03-31' }).success).toBe(true);
    expect(Validity.safeParse({ valid_from: null }).success).toBe(false);
  });
});
