import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplier } from '#site';
import { isInterState, taxOn } from '../catalog/tax.ts';
import { reviseOrder, sumByKind } from './revise.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { anyPricePer, anyQty, rationalValue } from '../../../tests/support/quantities.ts';

type Line = Parameters<typeof reviseOrder>[1][number];

const order = { ship_state: 'Rajasthan', quote_id: null };

/** A line priced and taxed as orders are placed. */
function lineOf(
  line_no: number,
  ordered: { qty: number; price_paise: number; price_per: number; gst_rate_bp: number | null; off: number },
  state: string,
): Line {
  const { qty, price_paise, price_per, gst_rate_bp, off } = ordered;
  const value_paise = rationalValue(qty, price_paise, price_per);
  const discount_paise = Math.min(off, value_paise);
  const taxable_paise = value_paise - discount_paise;
  const tax = taxOn(taxable_paise, gst_rate_bp, isInterState(supplier.state, { state }));
  return {
    ...{ order_id: 1, line_no, company_id: 1, kind: 'goods', product_id: line_no, sku: `S-${line_no}`, name: 'N' },
    ...{
      brand: null,
      unit: 'MTR',
      hsn: null,
      qty,
      price_paise,
      price_per,
      discount_paise,
      gst_rate_bp,
      taxable_paise,
      ...tax,
    },
    total_paise: taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise,
    ...{ stock_qty: null, packed_qty: 0, returned_qty: 0, short_closed_qty: 0, promised_on: null },
  };
}

const ordered = fc.record({
  qty: anyQty(10_000),
  price_per: anyPricePer,
  price_paise: fc.integer({ min: 1, max: 50_000_00 }),
  gst_rate_bp: fc.constantFrom(null, 0, 25, 500, 1800, 4000),
  off: fc.integer({ min: 0, max: 10_000 }),
});
const state = fc.constantFrom('Rajasthan', 'Maharashtra', 'Chandigarh');

describe('an order with changed quantities', () => {
  it('has sums that match its lines to the paisa', () => {
    const wanted = fc.array(fc.tuple(ordered, fc.oneof(fc.constant(0), anyQty(10_000))), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(wanted, state, (pairs, ship_state) => {
        fc.pre(pairs.some(([, qty]) => qty > 0));
        const lines = pairs.map(([line], index) => lineOf(index + 1, line, ship_state));
        const revision = reviseOrder(
          { ship_state, quote_id: null },
          lines,
          pairs.map(([, qty], index) => ({ line_no: index + 1, qty })),
        );
        const left = lines
          .filter(({ line_no }) => !revision.removed.includes(line_no))
          .map((line) => revision.changed.find(({ line_no }) => line_no === line.line_no) ?? line);
        const { subtotal_paise, tax_paise, shipping_paise, total_paise } = revision.sums;
        expect(revision.sums).toEqual(sumByKind(left));
        expect(total_paise).toBe(subtotal_paise + tax_paise + shipping_paise);
        for (const line of left) {
          expect(line.taxable_paise).toBe(
            rationalValue(line.qty, line.price_paise, line.price_per) - line.discount_paise,
          );
          expect(line.total_paise).toBe(line.taxable_paise + line.cgst_paise + line.sgst_paise + line.igst_paise);
        }
        for (const [index, [line, qty]] of pairs.entries())
          expect(revision.stock.get(index + 1) ?? 0).toBe(sumQty(qty, -line.qty));
      }),
      { numRuns: 2000 },
    );
  });

  it('is unchanged if all quantities are as ordered', () => {
    fc.assert(
      fc.property(fc.array(ordered, { minLength: 1, maxLength: 8 }), state, (all, ship_state) => {
        const lines = all.map((line, index) => lineOf(index + 1, line, ship_state));
        const revision = reviseOrder({ ...order, ship_state }, lines, lines);
        expect(revision).toMatchObject({ changed: [], removed: [], changes: [], sums: sumByKind(lines) });
      }),
    );
  });

  it('keeps its freight, as a separate sum', () => {
    const goods = lineOf(1, { qty: 10, price_paise: 100, price_per: 1, gst_rate_bp: 1800, off: 0 }, 'Rajasthan');
    const freight: Line = {
      ...lineOf(2, { qty: 1, price_paise: 500, price_per: 1, gst_rate_bp: 1800, off: 0 }, 'Rajasthan'),
      kind: 'freight',
      product_id: null,
    };
    const { sums } = reviseOrder(order, [goods, freight], [{ line_no: 1, qty: 1 }]);
    expect(sums).toEqual({ subtotal_paise: 100, shipping_paise: 500, tax_paise: 108, total_paise: 708 });
    expect(() => reviseOrder(order, [goods, freight], [{ line_no: 2, qty: 2 }])).toThrow('cannot be changed');
    expect(() => reviseOrder(order, [goods, freight], [{ line_no: 1, qty: 0 }])).toThrow('Keep at least one line');
    const expensive = lineOf(1, { qty: 1, price_paise: 1e11, price_per: 1, gst_rate_bp: 1800, off: 0 }, 'Rajasthan');
    expect(() => reviseOrder(order, [expensive], [{ line_no: 1, qty: 100_000 }])).toThrow('above ₹22 lakh crore');
  });
});
