import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import type { AppError } from '../platform/errors.ts';
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

describe('a line of a debit note', () => {
  const line = {
    ...{ line_no: 2, order_line_no: 5, company_id: 3, sku: 'B-8', name: 'Bolt', unit: 'NOS', hsn: '7318', qty: 10 },
    ...{ gst_rate_bp: 500, value_only: false },
  } as InvoiceLineRow;
  const invoiced = { line, taxable_paise: 10_000, tax_paise: 500, rate_bp: 500 };
  const details = {
    company_id: 3,
    order_line_no: 5,
    sku: 'B-8',
    name: 'Bolt',
    unit: 'NOS',
    hsn: '7318',
    value_only: true,
  };

  /** The refusal's message and fields; all have the same code. */
  const refusalOf = (act: () => unknown) => {
    try {
      return act();
    } catch (error) {
      const { code, message, details: more } = error as AppError;
      expect(code).toBe('invalid');
      return [message, Object.keys(more.fields ?? {})];
    }
  };

  it('of a value is one unit at that price and the rate that is now charged', () => {
    expect(debitedLines([{ ...invoiced, rate_bp: 1800 }], [{ line_no: 2, value: 100 }], false)).toEqual([
      {
        ...{ ...details, gst_rate_bp: 1800, qty: 1, price_paise: 10_000, price_per: 1, discount_paise: 0 },
        ...{ taxable_paise: 10_000, cgst_paise: 900, sgst_paise: 900, igst_paise: 0, total_paise: 11_800 },
      },
    ]);
  });

  it('for a higher rate has the tax that was not charged and no value', () => {
    expect(debitedLines([invoiced], [{ line_no: 2, gst_rate: 18 }], false)).toEqual([
      {
        ...{ ...details, gst_rate_bp: 1800, qty: 1, price_paise: 0, price_per: 1, discount_paise: 0 },
        ...{ taxable_paise: 0, cgst_paise: 650, sgst_paise: 650, igst_paise: 0, total_paise: 1300 },
      },
    ]);
    expect(debitedLines([invoiced], [{ line_no: 2, gst_rate: 18 }], true)).toMatchObject([
      { cgst_paise: 0, sgst_paise: 0, igst_paise: 1300, total_paise: 1300 },
    ]);
  });

  it('is refused where the invoice has none, and at the field where the rate is not higher', () => {
    expect(refusalOf(() => debitedLines([invoiced], [{ line_no: 1, value: 1 }], false))).toEqual([
      'The invoice has no line 1.',
      [],
    ]);
    const parts = [
      { line_no: 2, value: 1 },
      { line_no: 2, gst_rate: 5 },
    ];
    expect(refusalOf(() => debitedLines([invoiced], parts, false))).toEqual([
      'Bolt is taxed at 5%. Enter the higher rate that applies.',
      ['lines.1.gst_rate'],
    ]);
    const untaxed = { line, taxable_paise: 10_000, tax_paise: 0, rate_bp: null };
    expect(refusalOf(() => debitedLines([untaxed], [{ line_no: 2, gst_rate: 0 }], false))).toEqual([
      'Bolt is taxed at 0%. Enter the higher rate that applies.',
      ['lines.0.gst_rate'],
    ]);
    expect(debitedLines([untaxed], [{ line_no: 2, value: 1 }], false)).toMatchObject([
      { gst_rate_bp: null, total_paise: 100 },
    ]);
  });
});
