import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supplier } from '#site';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { isInterState } from '../catalog/tax.ts';
import { sumByKind } from '#contracts/orders/revised-line.ts';
import { reviseOrder } from './revise.ts';
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

describe('a change of quantities', () => {
  const goods = (line_no: number, more: Partial<Line> = {}): Line => ({
    ...lineOf(line_no, { qty: 10, price_paise: 1000, price_per: 1, gst_rate_bp: 1800, off: 1000 }, 'Rajasthan'),
    ...{ sku: `S-${line_no}`, name: 'Bolt', unit: 'NOS' },
    ...more,
  });
  const freight = goods(3, { kind: 'freight', product_id: null, name: 'Freight', sku: '' });

  it('has the new lines, the removed ones, the moves of stock and the changes for the mail', () => {
    const { changed, removed, stock, changes } = reviseOrder(
      order,
      [goods(1), goods(2), freight],
      [
        { line_no: 1, qty: 5 },
        { line_no: 2, qty: 0 },
        { line_no: 3, qty: 10 },
      ],
    );
    // Half of the discount, and the tax on what is left: 4500 at 9%.
    expect(changed).toEqual([
      {
        ...{ ...goods(1), qty: 5, discount_paise: 500, taxable_paise: 4500 },
        ...{ cgst_paise: 405, sgst_paise: 405, igst_paise: 0, total_paise: 5310 },
      },
    ]);
    expect(removed).toEqual([2]);
    expect([...stock]).toEqual([
      [1, -5],
      [2, -10],
    ]);
    expect(changes).toEqual([
      { sku: 'S-1', name: 'Bolt', unit: 'NOS', ordered: 10, approved: 5 },
      { sku: 'S-2', name: 'Bolt', unit: 'NOS', ordered: 10, approved: 0 },
    ]);
  });

  it('returns to stock only what a quote took from it', () => {
    const quoted = goods(1, { stock_qty: 6 });
    const moved = (qty: number) => reviseOrder(order, [quoted, goods(2)], [{ line_no: 1, qty }]);
    expect([...moved(8).stock]).toEqual([[1, 0]]);
    expect(moved(8).changed[0]!.stock_qty).toBe(6);
    expect([...moved(4).stock]).toEqual([[1, -2]]);
    expect(moved(4).changed[0]!.stock_qty).toBe(4);
    expect([...moved(0).stock]).toEqual([[1, -6]]);
    const outside = goods(1, { product_id: null });
    expect([...reviseOrder(order, [outside], [{ line_no: 1, qty: 4 }]).stock]).toEqual([]);
  });

  it('adds up the moves of a product on two lines', () => {
    const twice = [goods(1, { product_id: 7 }), goods(2, { product_id: 7 })];
    const { stock } = reviseOrder(order, twice, [
      { line_no: 1, qty: 12 },
      { line_no: 2, qty: 9 },
    ]);
    expect([...stock]).toEqual([[7, 1]]);
  });

  it('leaves lines with another amount than today’s calculation as they were ordered', () => {
    const rounded = goods(2, { taxable_paise: 9001, total_paise: 10_621 });
    const { changed, sums } = reviseOrder(order, [goods(1), rounded], [{ line_no: 1, qty: 5 }]);
    expect(changed).toHaveLength(1);
    expect(sums).toMatchObject({ subtotal_paise: 13_501, total_paise: 15_931 });
  });

  it('keeps the kind of tax with which the order was placed', () => {
    const exempt = goods(2, { cgst_paise: 0, sgst_paise: 0, igst_paise: 0, gst_rate_bp: 0 });
    const inter = goods(1, { cgst_paise: 0, sgst_paise: 0, igst_paise: 1620 });
    expect(reviseOrder(order, [inter, exempt], [{ line_no: 1, qty: 5 }]).changed).toMatchObject([
      { cgst_paise: 0, igst_paise: 810 },
    ]);
    const elsewhere = { ship_state: 'Kerala', quote_id: null };
    expect(reviseOrder(elsewhere, [goods(1), exempt], [{ line_no: 1, qty: 5 }]).changed).toMatchObject([
      { cgst_paise: 405, igst_paise: 0 },
    ]);
    // Without tax the place of supply decides.
    const free = goods(1, { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 });
    expect(reviseOrder(elsewhere, [free], [{ line_no: 1, qty: 5 }]).changed).toMatchObject([{ igst_paise: 810 }]);
    expect(reviseOrder(order, [free], [{ line_no: 1, qty: 5 }]).changed).toMatchObject([{ cgst_paise: 405 }]);
  });

  it.each([
    { name: 'of a line that is not there', wanted: [{ line_no: 9, qty: 1 }], message: 'The order has no line 9.' },
    { name: 'of freight', wanted: [{ line_no: 3, qty: 2 }], message: 'Freight () is not goods and cannot be changed.' },
    { name: 'to decimals', wanted: [{ line_no: 1, qty: 1.5 }], message: 'Bolt (S-1): Whole numbers only for NOS.' },
    {
      name: 'to none at all',
      wanted: [
        { line_no: 1, qty: 0 },
        { line_no: 2, qty: 0 },
      ],
      message: 'Keep at least one line, or reject the order.',
    },
  ])('is refused $name', ({ wanted, message }) => {
    expect(() => reviseOrder(order, [goods(1), goods(2), freight], wanted)).toThrow(
      expect.objectContaining({ code: 'invalid', message }),
    );
  });

  it('of a quote may only reduce', () => {
    const quoted = { ship_state: 'Rajasthan', quote_id: 4 };
    expect(() => reviseOrder(quoted, [goods(1)], [{ line_no: 1, qty: 11 }])).toThrow(
      'Bolt (S-1) was quoted for a smaller quantity. You can only reduce it.',
    );
    expect(reviseOrder(quoted, [goods(1)], [{ line_no: 1, qty: 10 }]).changed).toEqual([]);
    expect(reviseOrder(quoted, [goods(1)], [{ line_no: 1, qty: 9 }]).changed).toHaveLength(1);
  });
});
