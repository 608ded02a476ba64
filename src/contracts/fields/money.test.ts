import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountOn,
  formatPer,
  formatRupees,
  formatUnitPrice,
  goodsValue,
  MAX_TOTAL_PAISE as MOST,
  share,
  toPaise,
  toRupees,
} from './money.ts';

describe('paise', () => {
  it('are the same after a round trip over the wire', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -BigInt(MOST), max: BigInt(MOST) }).map(Number), (paise) => {
        const wire = JSON.stringify(toRupees(paise));
        // Adding 0 turns a negative zero into the zero that JSON writes.
        expect(toPaise(JSON.parse(wire)) + 0).toBe(paise + 0);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, 1, 5, 29, 57, 58, 113, 114, 115, 2_198_877_665_544_333])('%i are restored from rupees', (paise) => {
    expect(toPaise(toRupees(paise))).toBe(paise);
  });

  it.each([
    [0.29, 29],
    [19.99, 1999],
    [1.15, 115],
    [4.35, 435],
    [123456789.01, 12_345_678_901],
  ])('of ₹%d are %i', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });
});

it('no amount stays none', () => expect([toPaise(null), toRupees(null)]).toEqual([null, null]));

describe('a share', () => {
  it.each([
    // paise, rate, whole, share
    [100, 1, 3, 33],
    [200, 1, 3, 67],
    [1, 1, 2, 1], // half up
    [3, 1, 2, 2], // half up
    [1, 499, 1000, 0],
    [0, 5, 7, 0],
    [MOST, 10_000, 10_000, MOST],
  ])('of %i paise, %i of %i, is %i', (paise, rate, whole, part) => expect(share(paise, rate, whole)).toBe(part));
});

describe('the value of goods', () => {
  it.each([
    [3, 100, 1, 300],
    [2.5, 33, 1, 83], // 82.5
    [2.499, 33, 1, 82], // 82.467
    [7, 150, 100, 11], // 10.5
    [1_000_000, 18_450, 1000, 18_450_000],
  ])('of %d units at %i paise for %i is %i', (qty, price, per, value) =>
    expect(goodsValue(qty, price, per)).toBe(value),
  );

  it.each([
    [1000, 12.5, 125],
    [999, 12.5, 125], // 124.875
    [10, 5, 1], // 0.5
    [10_000, 0.01, 1],
    [777, 0, 0],
    [777, 100, 777],
  ])('of %i paise is reduced, by %d percent, by %i', (paise, percent, discount) =>
    expect(discountOn(paise, percent)).toBe(discount),
  );
});

describe('a unit price on the screen', () => {
  it.each([
    [1, '₹412.00', 'NOS'],
    [100, '₹412.00 / 100 NOS', '100 NOS'],
    [1000, '₹412.00 / 1,000 NOS', '1,000 NOS'],
  ])('for %i units is %s', (price_per, shown, per) => {
    expect(formatUnitPrice({ price: 412, price_per, unit: 'NOS' })).toBe(shown);
    expect(formatPer({ price_per, unit: 'NOS' })).toBe(per);
  });
});

describe('rupees on the screen', () => {
  it.each([
    [12_345_678.9, '₹1,23,45,678.90'],
    [0, '₹0.00'],
    [0.5, '₹0.50'],
    [99_999, '₹99,999.00'],
    [100_000, '₹1,00,000.00'],
    [-250, '−₹250.00'],
  ])('%d are formatted as %s', (rupees, shown) => {
    expect(formatRupees(rupees)).toBe(shown);
  });
});
