import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstRates } from '#contracts/fields/units.ts';
import { discountOn } from '#contracts/fields/money.ts';
import type { DraftLine } from '#contracts/quotes/admin.ts';
import { priceDraft } from './draft-lines.ts';
import { anyPricePer, anyQty } from '../../../tests/support/quantities.ts';

const rupees = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((paise) => paise / 100);
const line = fc.record({
  qty: anyQty(5000),
  price_per: anyPricePer,
  price: fc.option(rupees(50_000), { freq: 9 }),
  discount: fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 100),
  gst_rate: fc.option(fc.constantFrom(...gstRates), { freq: 9 }),
});
const quote = fc.record({
  goods: fc.array(line, { minLength: 1, maxLength: 8 }),
  freight: rupees(9000),
  freight_gst_rate: fc.option(fc.constantFrom(...gstRates)),
  discount: fc.integer({ min: 0, max: 10_000 }).map((bp) => bp / 100),
  state: fc.constantFrom('Rajasthan', 'Maharashtra'),
});

describe('a quote of any goods and freight', () => {
  it('has sums that equal its lines to the paisa, and CGST equal to SGST', () => {
    fc.assert(
      fc.property(quote, ({ goods, state, ...whole }) => {
        const { freight } = whole;
        const { lines, sums } = priceDraft({ lines: goods as DraftLine[], ...whole }, { state });
        const { subtotal_paise, shipping_paise, tax_paise, total_paise } = sums;
        const sum = (amount: (each: (typeof lines)[number]) => number) =>
          lines.reduce((all, each) => all + amount(each), 0);
        expect(shipping_paise).toBe(Math.round(freight * 100));
        expect(subtotal_paise + shipping_paise).toBe(sum((each) => each.taxable_paise));
        expect(tax_paise).toBe(sum((each) => each.cgst_paise + each.sgst_paise + each.igst_paise));
        expect(total_paise).toBe(subtotal_paise + shipping_paise + tax_paise);
        for (const each of lines) expect(each.cgst_paise).toBe(each.sgst_paise);
      }),
    );
  });

  it('has freight at the chosen rate, else at one that is not below that of any goods', () => {
    fc.assert(
      fc.property(quote, ({ goods, state, ...whole }) => {
        const { freight, freight_gst_rate } = whole;
        const { lines } = priceDraft({ lines: goods as DraftLine[], ...whole }, { state });
        const transport = lines.find(({ kind }) => kind === 'freight');
        expect(transport !== undefined).toBe(freight > 0);
        if (!transport) return;
        const rates = lines.flatMap(({ kind, gst_rate_bp }) => (kind === 'goods' ? (gst_rate_bp ?? []) : []));
        const highest = rates.length > 0 ? Math.max(...rates) : null;
        expect(transport.gst_rate_bp).toBe(freight_gst_rate === null ? highest : freight_gst_rate * 100);
      }),
    );
  });
});

describe('the discount on the whole', () => {
  it('takes its percentage off the goods to the paisa, and from no line more than its value', () => {
    fc.assert(
      fc.property(quote, ({ goods, state, ...whole }) => {
        const at = (discount: number) => priceDraft({ lines: goods as DraftLine[], ...whole, discount }, { state });
        const [full, less] = [at(0), at(whole.discount)];
        const off = full.sums.subtotal_paise - less.sums.subtotal_paise;
        expect(off).toBe(discountOn(full.sums.subtotal_paise, whole.discount));
        expect(less.sums.shipping_paise).toBe(full.sums.shipping_paise);
        for (const [index, each] of less.lines.entries()) {
          expect(each.taxable_paise).toBeGreaterThanOrEqual(0);
          const own = (full.lines[index]!.taxable_paise * (100 - whole.discount)) / 100;
          if (each.kind === 'goods') expect(Math.abs(each.taxable_paise - own)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('a quote', () => {
  const bolt = {
    ...{ product_id: 7, rfq_line_no: 1, sku: 'B-8', name: 'Bolt', brand: null, unit: 'NOS', hsn: '7318', lead_days: 3 },
    ...{ qty: 3, price: 10.5, price_per: 1, discount: 10, gst_rate: 18 },
  } as DraftLine;
  const within = { state: 'Rajasthan' };

  it('has each line in paise and basis points, with discount and tax', () => {
    const [goods, ...others] = priceDraft({ lines: [bolt], discount: 0, freight: 0 }, within).lines;
    const { price: _, discount: __, gst_rate: ___, ...kept } = bolt;
    expect(others).toEqual([]);
    expect(goods).toEqual({
      ...{
        ...kept,
        kind: 'goods',
        price_paise: 1050,
        gst_rate_bp: 1800,
        discount_paise: 315,
        discount_bp: 1000,
        unpriced_discount_bp: null,
      },
      // 2835 at 9% is 255.15.
      ...{ taxable_paise: 2835, cgst_paise: 255, sgst_paise: 255, igst_paise: 0, total_paise: 3345 },
    });
  });

  it('keeps the discount of a line without a price, for when it has one', () => {
    const unpriced = { lines: [{ ...bolt, price: null, gst_rate: null }], discount: 0, freight: 0 };
    const [goods] = priceDraft(unpriced, within).lines;
    expect(goods).toMatchObject({ price_paise: 0, discount_paise: 0, unpriced_discount_bp: 1000, gst_rate_bp: null });
  });

  it('has freight last: a service with its SAC and no quantity', () => {
    const { lines, sums } = priceDraft({ lines: [bolt], discount: 0, freight: 100, freight_gst_rate: 5 }, within);
    expect(lines[1]).toEqual({
      ...{ product_id: null, rfq_line_no: null, sku: '', brand: null, lead_days: null, kind: 'freight' },
      ...{ name: 'Freight', hsn: '996511', unit: 'OTH', qty: 1, price_paise: 10_000, price_per: 1, gst_rate_bp: 500 },
      ...{ discount_paise: 0, discount_bp: 0, unpriced_discount_bp: null },
      ...{ taxable_paise: 10_000, cgst_paise: 250, sgst_paise: 250, igst_paise: 0, total_paise: 10_500 },
    });
    expect(sums).toEqual({
      ...{ subtotal_paise: 2835, shipping_paise: 10_000, tax_paise: 1010, total_paise: 13_845 },
    });
  });

  it('is refused for a line above the limit, also one that a discount would bring below it', () => {
    const dear = { ...bolt, qty: 1_000_000, price: 1_000_000_000, discount: 99.99 };
    expect(() => priceDraft({ lines: [dear], discount: 0, freight: 0 }, within)).toThrow('above ₹22 lakh crore');
  });
});
