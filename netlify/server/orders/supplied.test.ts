import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { nextPart, NOTHING, type Part } from '../invoices/apportion.ts';
import { billableLine, suppliedAmounts } from './supplied.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { anyPricePer, anyQty, rationalValue } from '../../../tests/support/quantities.ts';

const line = fc
  .record({
    qty: anyQty(400),
    price_per: anyPricePer,
    price_paise: fc.integer({ min: 1, max: 5_000_000 }),
    gst_rate_bp: fc.constantFrom(null, 0, 25, 500, 1800, 4000),
    off: fc.integer({ min: 0, max: 100 }),
    interState: fc.boolean(),
    closed: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ qty, price_paise, price_per, gst_rate_bp, off, interState, closed }) => {
    const value_paise = rationalValue(qty, price_paise, price_per);
    const discount_paise = Math.floor((value_paise * off) / 100);
    const taxable_paise = value_paise - discount_paise;
    const tax = taxOn(taxable_paise, gst_rate_bp, interState);
    const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
    const short_closed_qty = Number.isInteger(qty) ? Math.floor(qty * closed) : Math.floor(qty * closed * 1000) / 1000;
    return {
      qty,
      price_paise,
      price_per,
      discount_paise,
      gst_rate_bp,
      taxable_paise,
      ...tax,
      total_paise,
      short_closed_qty,
    };
  });

describe('a line that is short-closed', () => {
  it('has the amounts of what is supplied, at most those ordered, with CGST equal to SGST', () => {
    fc.assert(
      fc.property(line, (ordered) => {
        const { qty, short_closed_qty } = ordered;
        const supplied = suppliedAmounts(ordered);
        expect(supplied.qty).toBe(qty);
        const rest = sumQty(qty, -short_closed_qty);
        expect(supplied.taxable_paise).toBe(
          rationalValue(rest, ordered.price_paise, ordered.price_per) - supplied.discount_paise,
        );
        expect(supplied.cgst_paise).toBe(supplied.sgst_paise);
        const tax = supplied.cgst_paise + supplied.sgst_paise + supplied.igst_paise;
        expect(supplied.total_paise).toBe(supplied.taxable_paise + tax);
        expect(supplied.total_paise).toBeLessThanOrEqual(ordered.total_paise);
        if (short_closed_qty === 0) expect(supplied).toEqual(ordered);
        if (short_closed_qty === qty) expect(supplied.total_paise).toBe(0);
      }),
    );
  });

  it('is invoiced in any parts to the paisa of that', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }), (ordered, sizes) => {
        const whole = billableLine(ordered);
        const billed: Part = { ...NOTHING };
        let total = 0;
        const bill = (qty: number) => {
          if (qty <= 0) return;
          const part = nextPart(whole, billed, qty);
          for (const field of Object.keys(NOTHING) as (keyof Part)[])
            billed[field] = sumQty(billed[field], part[field]);
          total += part.total_paise;
        };
        for (const size of sizes) bill(Math.min(size, sumQty(whole.qty, -billed.qty)));
        bill(sumQty(whole.qty, -billed.qty));
        expect(total).toBe(whole.total_paise);
      }),
    );
  });
});

describe('a line of ten at ₹10 with ₹10 off, taxed at 18% within the State', () => {
  const ordered = {
    ...{ qty: 10, price_paise: 1000, price_per: 1, discount_paise: 1000, gst_rate_bp: 1800, short_closed_qty: 0 },
    ...{ taxable_paise: 9000, cgst_paise: 810, sgst_paise: 810, igst_paise: 0, total_paise: 10_620 },
  };

  it('is left as it is while nothing is short-closed', () => {
    expect(suppliedAmounts(ordered)).toBe(ordered);
    expect(billableLine(ordered)).toEqual(ordered);
  });

  it('has the amounts of six where four are not supplied', () => {
    const closed = { ...ordered, short_closed_qty: 4 };
    const amounts = {
      ...{ discount_paise: 600, taxable_paise: 5400, cgst_paise: 486, sgst_paise: 486, igst_paise: 0 },
      total_paise: 6372,
    };
    expect(suppliedAmounts(closed)).toEqual({ ...closed, ...amounts });
    expect(billableLine(closed)).toEqual({ ...closed, ...amounts, qty: 6 });
  });

  it('has no amounts where none is supplied', () => {
    const closed = { ...ordered, short_closed_qty: 10 };
    const amounts = {
      ...{ discount_paise: 0, taxable_paise: 0, cgst_paise: 0, sgst_paise: 0, igst_paise: 0, total_paise: 0 },
    };
    expect(suppliedAmounts(closed)).toEqual({ ...closed, ...amounts });
    expect(billableLine(closed)).toEqual({ ...closed, ...amounts, qty: 0 });
  });
});
