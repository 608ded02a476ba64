import { describe, expect, it } from 'vitest';
import { decisionTotals, type PricedLineToDecide } from './decision-totals.ts';

const bearing: PricedLineToDecide = {
  ...{ line_no: 1, kind: 'goods', qty: 40, price: 410, price_per: 1, discount: 400, gst_rate: 18 },
  ...{ taxable: 16_000, cgst: 1_440, sgst: 1_440, igst: 0 },
};
const freight: PricedLineToDecide = {
  ...{ line_no: 2, kind: 'freight', qty: 1, price: 500, price_per: 1, discount: 0, gst_rate: 18 },
  ...{ taxable: 500, cgst: 45, sgst: 45, igst: 0 },
};

describe('the totals of a decision', () => {
  it('are those of the order before a change', () => {
    expect(decisionTotals([bearing, freight], [])).toEqual({
      subtotal: 16_000,
      tax: 2_970,
      shipping: 500,
      total: 19_470,
    });
  });

  it('follow a quantity, with its share of the discount', () => {
    expect(decisionTotals([bearing, freight], [{ line_no: 1, qty: 10 }])).toEqual({
      ...{ subtotal: 4_000, tax: 810, shipping: 500, total: 5_310 },
    });
  });

  it('leave out a line at 0', () => {
    expect(decisionTotals([bearing, freight], [{ line_no: 1, qty: 0 }])).toMatchObject({ subtotal: 0, total: 590 });
  });

  it('tax one amount between States', () => {
    const across = { ...bearing, qty: 1, price: 0.33, discount: 0, taxable: 0.33, cgst: 0, sgst: 0, igst: 0.06 };
    expect(decisionTotals([across], [{ line_no: 1, qty: 3 }])).toMatchObject({ subtotal: 0.99, tax: 0.18 });
  });
});
