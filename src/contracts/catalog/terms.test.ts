import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBreaks } from './price-breaks.ts';
import { orderableQty } from './order-qty.ts';
import { breakFor, formatBreaks, formatQtyRules } from './terms.ts';

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
    expect(formatBreaks(breaks)).toBe('10+\u00A0₹92.50, 50+\u00A0₹84.00');
    expect(formatBreaks([])).toBeNull();
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
  ])('from $qty on, minimum $min_qty in steps of $qty_multiple, is $next', ({ qty, next, ...rules }) => {
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
    [10, 5, 'Minimum 10, in steps of 5'],
    [10, 1, 'Minimum 10'],
    [1, 1000, 'In steps of 1,000'],
    [1, 1, null],
  ])('is described: %i, %i', (min_qty, qty_multiple, text) => {
    expect(formatQtyRules({ min_qty, qty_multiple })).toBe(text);
  });
});
