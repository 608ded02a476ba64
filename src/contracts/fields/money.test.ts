import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees, MAX_TOTAL_PAISE as MOST, toPaise, toRupees } from './money.ts';

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
