import { describe, expect, it } from 'vitest';
import { MAX_QTY, MAX_UNIT_PRICE } from '../limits.ts';
import {
  areBreaksLower,
  BREAK_NOT_LOWER,
  isMinimumSold,
  MAX_PRICE_BREAKS,
  MINIMUM_NOT_SOLD,
  PriceBreak,
  priceBreaks,
  qtyRule,
} from './price-breaks.ts';

const messageOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) =>
  schema
    .safeParse(value)
    .error?.issues.map(({ message }) => message)
    .at(-1);

const INVALID = 'Enter each quantity break as quantity: price, for example 10: 92.50.';
const ORDER = 'List quantity breaks from the smallest quantity, each cheaper than the one before.';
const RULE = 'Enter a quantity above 0, with at most three decimals.';
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ qty: at + 2, price: 100 - at }));

describe('quantity breaks', () => {
  it.each([
    ['none', []],
    ['from just above 1 unit', [{ qty: 1.001, price: 0.01 }]],
    ['up to the largest quantity and price', [{ qty: MAX_QTY, price: MAX_UNIT_PRICE }]],
    ['as many as allowed', many(MAX_PRICE_BREAKS)],
  ])('are accepted: %s', (_, breaks) => expect(messageOf(priceBreaks, breaks)).toBeUndefined());

  it.each([
    ['one too many', many(MAX_PRICE_BREAKS + 1), 'Use at most 6 quantity breaks.'],
    ['from 1 unit', [{ qty: 1, price: 5 }], INVALID],
    ['above the largest quantity', [{ qty: MAX_QTY + 1, price: 5 }], INVALID],
    ['four decimals', [{ qty: 2.0001, price: 5 }], INVALID],
    ['a price of 0', [{ qty: 2, price: 0 }], INVALID],
    ['a price above the highest', [{ qty: 2, price: MAX_UNIT_PRICE + 1 }], INVALID],
    ['a part of a paisa', [{ qty: 2, price: 5.001 }], INVALID],
    [
      'one wrong of two',
      [
        { qty: 2, price: 5 },
        { qty: 3, price: 0 },
      ],
      INVALID,
    ],
    [
      'quantities that fall',
      [
        { qty: 3, price: 5 },
        { qty: 2, price: 4 },
      ],
      ORDER,
    ],
    [
      'the same quantity twice',
      [
        { qty: 3, price: 5 },
        { qty: 3, price: 4 },
      ],
      ORDER,
    ],
    [
      'the same price twice',
      [
        { qty: 3, price: 5 },
        { qty: 4, price: 5 },
      ],
      ORDER,
    ],
    [
      'a price that rises',
      [
        { qty: 3, price: 5 },
        { qty: 4, price: 6 },
      ],
      ORDER,
    ],
  ])('are refused: %s', (_, breaks, message) => expect(messageOf(priceBreaks, breaks)).toBe(message));

  it('are on the wire with quantity and price', () => {
    expect(PriceBreak.safeParse({ qty: 10, price: 9.5 }).data).toEqual({ qty: 10, price: 9.5 });
    expect(PriceBreak.safeParse({ qty: 10 }).success).toBe(false);
  });

  it('start below the price itself', () => {
    expect(BREAK_NOT_LOWER).toBe('The price of the first quantity break must be lower than the price.');
    const price_breaks = [{ qty: 10, price: 9.5 }];
    expect([9.49, 9.5, 9.51].map((price) => areBreaksLower({ price, price_breaks }))).toEqual([false, false, true]);
    expect(areBreaksLower({ price: 0, price_breaks: [] })).toBe(true);
  });
});

describe('a smallest quantity or step', () => {
  it('is refused in these words where it cannot be ordered', () =>
    expect(MINIMUM_NOT_SOLD).toBe('The minimum quantity must be a multiple of the quantity step.'));

  it.each([undefined, 0.001, 1, MAX_QTY])('may be %s', (qty) => expect(messageOf(qtyRule, qty)).toBeUndefined());

  it.each([0, -1, MAX_QTY + 1, 0.0001, 'ten', null])('may not be %s', (qty) =>
    expect(messageOf(qtyRule, qty)).toBe(RULE),
  );

  it.each([
    [{}, true],
    [{ min_qty: 1, qty_multiple: 7 }, true],
    [{ min_qty: 0.001, qty_multiple: 7 }, true],
    [{ min_qty: 14, qty_multiple: 7 }, true],
    [{ min_qty: 15, qty_multiple: 7 }, false],
    [{ min_qty: 0.5, qty_multiple: 0.25 }, true],
    [{ min_qty: 0.6, qty_multiple: 0.25 }, false],
    [{ min_qty: 2.5 }, true],
  ])('%j can be ordered: %s', (rules, isSold) => expect(isMinimumSold(rules)).toBe(isSold));
});
