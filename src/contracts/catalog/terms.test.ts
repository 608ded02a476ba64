import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBreaks } from './price-breaks.ts';
import { orderableQty } from './order-qty.ts';
import { breakFor, formatBreaks, formatQtyRules, mostOrderable, qtyFault, readQty } from './terms.ts';

const breaks = [
  { qty: 10, price: 92.5 },
  { qty: 50, price: 84 },
];

describe('a quantity break', () => {
  it.each([
    [1, undefined],
    [9, undefined],
    [10, 92.5],
    [49, 92.5],
    [50, 84],
    [1_000_000, 84],
  ])('for %i units gives the price %s', (qty, price) => {
    expect(breakFor(breaks, qty)?.price).toBe(price);
  });

  it('is shown with its quantity', () => {
    const per = { price_per: 1, unit: 'NOS' };
    expect(formatBreaks(breaks, per)).toBe('10+\u00A0₹92.50, 50+\u00A0₹84.00');
    expect(formatBreaks([], per)).toBeNull();
    expect(formatBreaks(breaks.slice(0, 1), { price_per: 100, unit: 'NOS' })).toBe(
      '10+\u00A0₹92.50\u00A0/\u00A0100\u00A0NOS',
    );
  });

  it.each([
    { what: 'quantities that fall', given: [breaks[1], breaks[0]] },
    { what: 'a price that does not fall', given: [breaks[0], { qty: 20, price: 92.5 }] },
    { what: 'the same quantity twice', given: [breaks[0], { qty: 10, price: 80 }] },
    { what: 'a quantity of 1', given: [{ qty: 1, price: 80 }] },
    { what: 'a price of 0', given: [{ qty: 10, price: 0 }] },
    { what: 'a tenth of a paisa', given: [{ qty: 10, price: 0.001 }] },
  ])('is refused with $what', ({ given }) => {
    expect(priceBreaks.safeParse(given).success).toBe(false);
  });
});

describe('a quantity that may be ordered', () => {
  it.each([
    { qty: 1, min_qty: 1, qty_multiple: 1, next: 1 },
    { qty: 3, min_qty: 10, qty_multiple: 5, next: 10 },
    { qty: 11, min_qty: 10, qty_multiple: 5, next: 15 },
    { qty: 1, min_qty: 12, qty_multiple: 5, next: 15 },
    { qty: 0.3, min_qty: 0.001, qty_multiple: 0.1, next: 0.3 },
    { qty: 2.51, min_qty: 1, qty_multiple: 0.25, next: 2.75 },
  ])('from $qty on, minimum $min_qty in multiples of $qty_multiple, is $next', ({ qty, next, ...rules }) => {
    expect(orderableQty(qty, rules)).toBe(next);
  });

  it('is the smallest multiple from the quantity and the minimum on', () => {
    const number = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (qty, min_qty, qty_multiple) => {
        const next = orderableQty(qty, { min_qty, qty_multiple });
        expect(next % qty_multiple).toBe(0);
        expect(next).toBeGreaterThanOrEqual(Math.max(qty, min_qty));
        expect(next - qty_multiple).toBeLessThan(Math.max(qty, min_qty));
      }),
    );
  });

  it.each([
    [10, 5, 'Minimum 10, in multiples of 5'],
    [10, 1, 'Minimum 10'],
    [1, 1000, 'Minimum 1,000, in multiples of 1,000'],
    [5, 3, 'Minimum 6, in multiples of 3'],
    [1, 1, null],
    [0.001, 0.001, null],
    [2.5, 0.5, 'Minimum 2.5, in multiples of 0.5'],
  ])('is described: %i, %i', (min_qty, qty_multiple, text) => {
    expect(formatQtyRules({ min_qty, qty_multiple })).toBe(text);
  });
});

describe('a typed quantity', () => {
  const stocked = { stock: 39, can_backorder: false };
  const bolts = { min_qty: 10, qty_multiple: 5, unit: 'NOS', ...stocked };
  const any = { min_qty: 1, qty_multiple: 1, unit: 'NOS', ...stocked };
  const cable = { min_qty: 0.001, qty_multiple: 0.001, unit: 'MTR', ...stocked, stock: 39.5 };
  const madeToOrder = { ...any, can_backorder: true };

  it.each([
    ['', bolts, 0, 10],
    ['', bolts, 10, 5],
    [' 15 ', bolts, 0, 15],
    ['5', bolts, 10, 5],
    ['39', any, 0, 39],
    ['1,000', { ...any, stock: 5000 }, 0, 1000],
    ['12,345', { ...any, stock: 20_000 }, 0, 12_345],
    ['123,456', { ...any, stock: 200_000 }, 0, 123_456],
    ['10,00,000', { ...any, stock: 2_000_000 }, 0, 1_000_000],
    ['9,99,995', { ...any, stock: 2_000_000 }, 5, 999_995],
    ['', cable, 0, 1],
    ['2.5', cable, 0, 2.5],
    ['.125', cable, 39.3, 0.125],
    ['40', madeToOrder, 0, 40],
    ['30', { ...madeToOrder, stock: 0 }, 10, 30],
  ])('%j is added: %j with %i in the cart', (typed, product, inCart, qty) => {
    expect(readQty(typed, product, inCart)).toEqual({ qty });
  });

  it.each([
    ['1.5', any, 0, 'Whole numbers only for NOS. Enter 2'],
    ['2.0005', cable, 0, 'Enter a number above 0'],
    ['0.201', cable, 39.3, 'Only 39.5 in stock, 39.3 in the cart'],
    ['-3', any, 0, 'Enter a number above 0'],
    ['0', any, 0, 'Enter a number above 0'],
    ['abc', any, 0, 'Enter a number above 0'],
    ['9,99,999', any, 0, 'Only 39 in stock'],
    ['9999999999', any, 0, 'Enter at most 10,00,000'],
    ['9999999999', madeToOrder, 0, 'Enter at most 10,00,000'],
    ['9,99,996', any, 5, 'Enter at most 9,99,995'],
    ['1234,567', any, 0, 'Enter a number above 0'],
    ['30', any, 10, 'Only 39 in stock, 10 in the cart'],
    ['7', bolts, 0, 'Minimum 10. Enter 10'],
    ['12', bolts, 0, 'Sold in multiples of 5. Enter 15'],
    ['7', bolts, 10, 'Sold in multiples of 5. Enter 10'],
    ['40', bolts, 0, 'Only 39 in stock'],
  ])('%j is refused: %j with %i in the cart', (typed, product, inCart, error) => {
    expect(readQty(typed, product, inCart)).toEqual({ error });
  });

  it('is at fault exactly where it may not be ordered', () => {
    const number = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(number, number, number, (qty, min_qty, qty_multiple) => {
        const rules = { min_qty, qty_multiple, unit: 'NOS' };
        expect(qtyFault(qty, rules) === null).toBe(orderableQty(qty, rules) === qty);
        const most = mostOrderable({ ...rules, stock: qty, can_backorder: false });
        expect(most === 0 || (most <= qty && qtyFault(most, rules) === null)).toBe(true);
        expect(orderableQty(most + 1, rules)).toBeGreaterThan(qty);
      }),
    );
  });
});
