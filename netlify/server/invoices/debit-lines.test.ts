import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOn } from '../catalog/tax.ts';
import { debitedLines, type DebitableLine } from './debit-lines.ts';
import type { InvoiceLineRow } from './rows.ts';

const rates = [0, 500, 1800, 4000];
const given = fc.record({
  taxable_paise: fc.integer({ min: 1, max: 90_000_000 }),
  rate_bp: fc.constantFrom(...rates),
  interState: fc.boolean(),
  gst_rate: fc.constantFrom(...rates.map((rate) => rate / 100)),
  value: fc.integer({ min: 1, max: 9_000_000 }).map((paise) => paise / 100),
});

function lineOf({
  taxable_paise,
  rate_bp,
  interState,
}: {
  taxable_paise: number;
  rate_bp: number;
  interState: boolean;
}) {
  const tax = taxOn(taxable_paise, rate_bp, interState);
  const line = { line_no: 1, order_line_no: 1, name: 'Part', gst_rate_bp: rate_bp } as InvoiceLineRow;
  return { line, taxable_paise, tax_paise: tax.cgst_paise + tax.sgst_paise + tax.igst_paise, rate_bp } as DebitableLine;
}

describe('a debit note', () => {
  it('of a value has its tax at the rate of the line, CGST equal to SGST', () => {
    fc.assert(
      fc.property(given, (each) => {
        const [debited] = debitedLines([lineOf(each)], [{ line_no: 1, value: each.value }], each.interState);
        const value_paise = Math.round(each.value * 100);
        expect(debited).toMatchObject({ qty: 1, taxable_paise: value_paise, value_only: true });
        expect(debited).toMatchObject(taxOn(value_paise, each.rate_bp, each.interState));
        expect(debited!.cgst_paise).toBe(debited!.sgst_paise);
      }),
    );
  });

  it('for a higher rate makes up exactly the tax that was not charged, once; a lower or equal rate is refused', () => {
    fc.assert(
      fc.property(given, (each) => {
        const line = lineOf(each);
        const parts = [{ line_no: 1, gst_rate: each.gst_rate }];
        const due = taxOn(each.taxable_paise, each.gst_rate * 100, each.interState);
        const whole = due.cgst_paise + due.sgst_paise + due.igst_paise;
        if (whole <= line.tax_paise) {
          expect(() => debitedLines([line], parts, each.interState)).toThrow('Enter the higher rate');
          return;
        }
        const [debited] = debitedLines([line], parts, each.interState);
        expect(debited!.taxable_paise).toBe(0);
        expect(line.tax_paise + debited!.total_paise).toBe(whole);
        expect(debited!.cgst_paise).toBe(debited!.sgst_paise);
        const after = { ...line, tax_paise: whole, rate_bp: each.gst_rate * 100 };
        expect(() => debitedLines([after], parts, each.interState)).toThrow('Enter the higher rate');
      }),
    );
  });
});
