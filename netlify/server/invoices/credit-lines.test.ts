import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditedPart } from '#contracts/invoices/notes.ts';
import { taxOn } from '../catalog/tax.ts';
import { invoiceSums } from './apportion.ts';
import { chosenLines, type CreditLine, creditOf, leftOf, uncreditedLines } from './credit-lines.ts';
import type { CreditedLine } from './credit-queries.ts';
import type { InvoiceLineRow, InvoiceRow } from './rows.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { anyPricePer, anyQty, rationalValue } from '../../../tests/support/quantities.ts';

const TAXES = ['cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/** The lines of an invoice, all within the State or all between States, nothing credited yet. */
const lines = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        qty: anyQty(60),
        price_per: anyPricePer,
        price_paise: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 900_000 })),
        gst_rate_bp: fc.constantFrom(0, 25, 500, 1800, 4000),
        off: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([interState, all]) =>
    all.map(({ qty, price_paise, price_per, gst_rate_bp, off }, at): CreditedLine => {
      const value_paise = rationalValue(qty, price_paise, price_per);
      const discount_paise = Math.floor((value_paise * off) / 100);
      const taxable_paise = value_paise - discount_paise;
      const tax = taxOn(taxable_paise, gst_rate_bp, interState);
      const total_paise = taxable_paise + tax.cgst_paise + tax.sgst_paise + tax.igst_paise;
      const details = {
        sku: '',
        name: 'Part',
        unit: 'MTR',
        hsn: '8482',
        company_id: 1,
        invoice_id: 1,
        value_only: false,
      };
      return {
        line: {
          ...{
            ...details,
            line_no: at + 1,
            order_line_no: at + 1,
            qty,
            price_paise,
            price_per,
            discount_paise,
            gst_rate_bp,
          },
          ...{ taxable_paise, ...tax, total_paise },
        } as InvoiceLineRow,
        ...{ credited_qty: 0, credited_taxable: 0, credited_value: 0, credited_discount: 0 },
        ...{ credited_cgst: 0, credited_sgst: 0, credited_igst: 0 },
      };
    }),
  );

/** For each note and line: by quantity or value, and the share of what is left, beyond 1 for too much. */
const notes = fc.array(
  fc.array(fc.record({ byValue: fc.boolean(), share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
    minLength: 4,
    maxLength: 4,
  }),
  { maxLength: 6 },
);

/** Books a note's lines, as the database sums them up. */
function book(credited: CreditedLine[], note: CreditLine[]): CreditedLine[] {
  return credited.map((line) => {
    const part = note.find(({ order_line_no }) => order_line_no === line.line.order_line_no);
    if (!part) return line;
    return {
      ...line,
      credited_qty: sumQty(line.credited_qty, part.value_only ? 0 : part.qty),
      credited_taxable: line.credited_taxable + (part.value_only ? 0 : part.taxable_paise),
      credited_value: line.credited_value + (part.value_only ? part.taxable_paise : 0),
      credited_discount: line.credited_discount + part.discount_paise,
      credited_cgst: line.credited_cgst + part.cgst_paise,
      credited_sgst: line.credited_sgst + part.sgst_paise,
      credited_igst: line.credited_igst + part.igst_paise,
    };
  });
}

function partsOf(credited: CreditedLine[], note: { byValue: boolean; share: number }[]): CreditedPart[] {
  return credited.flatMap((line, at): CreditedPart[] => {
    const { qty, taxable_paise } = leftOf(line);
    const { byValue, share } = note[at]!;
    const [amount, value] = [
      sumQty(Number.isInteger(qty) ? Math.floor(qty * share) : qty * share),
      Math.floor(taxable_paise * share),
    ];
    if (byValue) return value > 0 ? [{ line_no: line.line.line_no, value: value / 100 }] : [];
    return amount > 0 ? [{ line_no: line.line.line_no, qty: amount }] : [];
  });
}

describe('credit notes for parts of an invoice', () => {
  it('never exceed a line or the invoice, and the last one closes it to the paisa', () => {
    fc.assert(
      fc.property(lines, notes, (whole, given) => {
        const invoiced = invoiceSums(whole.map(({ line }) => line));
        const invoice = { amount_paise: invoiced.amount_paise, credited_paise: 0 } as InvoiceRow;
        let credited = whole;
        const issued: CreditLine[] = [];
        const issue = (parts: CreditLine[], isRest: boolean) => {
          const { isLast, sums } = creditOf(invoice, credited, parts);
          invoice.credited_paise += sums.amount_paise;
          issued.push(...parts);
          credited = book(credited, parts);
          expect(sums.amount_paise).toBeGreaterThanOrEqual(0);
          expect(invoice.credited_paise).toBeLessThanOrEqual(invoice.amount_paise);
          if (isRest) expect(isLast).toBe(true);
          if (isLast) expect(invoice.credited_paise).toBe(invoice.amount_paise);
          return isLast;
        };
        let isClosed = false;
        for (const note of given) {
          const parts = chosenLines(credited, partsOf(credited, note));
          if (!isClosed && parts.length > 0) isClosed = issue(parts, false);
        }
        if (!isClosed) issue(uncreditedLines(credited), true);
        for (const { line } of whole) {
          const own = issued.filter(({ order_line_no }) => order_line_no === line.order_line_no);
          const sum = (of: (part: CreditLine) => number) => own.reduce((all, part) => all + of(part), 0);
          expect(sum((part) => part.taxable_paise)).toBe(line.taxable_paise);
          for (const tax of TAXES) expect(sum((part) => part[tax])).toBe(line[tax]);
          expect(sumQty(...own.map((part) => (part.value_only ? 0 : part.qty)))).toBeLessThanOrEqual(line.qty);
        }
        for (const part of issued) {
          expect(part.cgst_paise).toBe(part.sgst_paise);
          const own = rationalValue(part.qty, part.price_paise, part.price_per);
          expect(Math.abs(part.taxable_paise + part.discount_paise - own)).toBeLessThanOrEqual(1);
          expect(part.discount_paise).toBeGreaterThanOrEqual(0);
          for (const amount of [part.taxable_paise, ...TAXES.map((tax) => part[tax])]) {
            expect(amount).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('refuse more than is left of a line, and a line that the invoice does not have', () => {
    fc.assert(
      fc.property(lines, ([first, ...others]) => {
        const credited = [first!, ...others];
        const { qty, taxable_paise } = leftOf(first!);
        expect(() => chosenLines(credited, [{ line_no: 1, qty: qty + 1 }])).toThrow('is left to credit');
        expect(() => chosenLines(credited, [{ line_no: 1, value: (taxable_paise + 1) / 100 }])).toThrow(
          'is left to credit',
        );
        expect(() => chosenLines(credited, [{ line_no: 9, qty: 1 }])).toThrow('has no line 9');
      }),
    );
  });
});
