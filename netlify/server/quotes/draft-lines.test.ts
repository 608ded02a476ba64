import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstRates } from '#contracts/fields/units.ts';
import type { DraftLine } from '#contracts/quotes/admin.ts';
import { linesOf, sumsOf } from './draft-lines.ts';
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
  state: fc.constantFrom('Rajasthan', 'Maharashtra'),
});

describe('a quote of any goods and freight', () => {
  it('has sums that equal its lines to the paisa, and CGST equal to SGST', () => {
    fc.assert(
      fc.property(quote, ({ goods, freight, freight_gst_rate, state }) => {
        const lines = linesOf({ lines: goods as DraftLine[], freight, freight_gst_rate }, { state });
        const { subtotal_paise, shipping_paise, tax_paise, total_paise } = sumsOf(lines);
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
      fc.property(quote, ({ goods, freight, freight_gst_rate, state }) => {
        const lines = linesOf({ lines: goods as DraftLine[], freight, freight_gst_rate }, { state });
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
