import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ORDER_LINES, MAX_QTY } from '#contracts/limits.ts';
import { supplier } from '#site';
import { mergeItems, priceLine, sumLines, totalsOf } from './pricing.ts';

const product = fc.record({
  price_paise: fc.integer({ min: 0, max: 10_000_000 }),
  gst_rate_bp: fc.constantFrom(null, 0, 25, 150, 300, 500, 1800, 2800, 4000),
});
const state = fc.constantFrom(supplier.state, 'Maharashtra', 'Karnataka', '');
const line = fc.record({ product, qty: fc.integer({ min: 1, max: 100_000 }) });

describe('any cart', () => {
  it('adds up: each line to its parts, the sums to the lines, the total to the sums', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), state, (cart, place) => {
        const lines = cart.map(({ product, qty }) => priceLine(product, qty, place));
        lines.forEach((amounts, i) => {
          expect(amounts.taxable_paise).toBe(cart[i]!.product.price_paise * cart[i]!.qty);
          expect(amounts.cgst_paise).toBe(amounts.sgst_paise);
          expect(amounts.cgst_paise * amounts.igst_paise).toBe(0);
          const { taxable_paise, cgst_paise, sgst_paise, igst_paise } = amounts;
          expect(amounts.total_paise).toBe(taxable_paise + cgst_paise + sgst_paise + igst_paise);
        });
        const sums = sumLines(lines);
        expect(sums.total_paise).toBe(lines.reduce((sum, { total_paise }) => sum + total_paise, 0));
        expect(sums.total_paise).toBe(sums.subtotal_paise + sums.tax_paise + sums.shipping_paise);
        const { subtotal, tax, shipping, total } = totalsOf(sums);
        expect(Math.round((subtotal + tax + shipping) * 100)).toBe(Math.round(total * 100));
      }),
    );
  });

  it('costs the same in any order of its lines', () => {
    const shuffled = fc
      .array(line, { maxLength: 20 })
      .chain((cart) => fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length })));
    fc.assert(
      fc.property(shuffled, state, ([cart, other], place) => {
        const sums = [cart, other].map((lines) =>
          sumLines(lines.map(({ product, qty }) => priceLine(product, qty, place))),
        );
        expect(sums[0]).toEqual(sums[1]);
      }),
    );
  });
});

describe('merging the lines of a cart', () => {
  const items = fc.array(
    fc.record({ product_id: fc.integer({ min: 1, max: 30 }), qty: fc.integer({ min: 1, max: MAX_QTY }) }),
    { maxLength: MAX_ORDER_LINES },
  );

  it('keeps every unit, names each product once, and sorts by id so that stock is locked in one order', () => {
    fc.assert(
      fc.property(items, (cart) => {
        const merged = mergeItems(cart);
        const ids = merged.map(({ product_id }) => product_id);
        expect(ids).toEqual([...new Set(cart.map(({ product_id }) => product_id))].sort((a, b) => a - b));
        for (const { product_id, qty } of merged) {
          const units = cart.filter((item) => item.product_id === product_id).reduce((sum, item) => sum + item.qty, 0);
          expect(qty).toBe(units);
        }
      }),
    );
  });
});
