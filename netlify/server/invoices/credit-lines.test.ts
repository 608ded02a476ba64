import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditedPart } from '#contracts/invoices/notes.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { invoiceSums } from './apportion.ts';
import type { AppError } from '../platform/errors.ts';
import { chosenLines, type CreditLine, creditOf, leftOf, linesOfReturn, uncreditedLines } from './credit-lines.ts';
import type { CreditedLine, ReturnedLine } from './credit-queries.ts';
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

describe('a line of ten at ₹10, taxed at 18% within the State', () => {
  const line = {
    ...{
      line_no: 2,
      order_line_no: 5,
      company_id: 3,
      sku: 'B-8',
      name: 'Bolt',
      unit: 'NOS',
      hsn: '7318',
      gst_rate_bp: 1800,
    },
    ...{ qty: 10, price_paise: 1000, price_per: 1, discount_paise: 0, taxable_paise: 10_000, value_only: false },
    ...{ cgst_paise: 900, sgst_paise: 900, igst_paise: 0, total_paise: 11_800 },
  } as InvoiceLineRow;
  const nothing = {
    ...{ credited_qty: 0, credited_taxable: 0, credited_value: 0, credited_discount: 0 },
    ...{ credited_cgst: 0, credited_sgst: 0, credited_igst: 0 },
  };
  const whole: CreditedLine = { line, ...nothing };
  const details = {
    company_id: 3,
    order_line_no: 5,
    sku: 'B-8',
    name: 'Bolt',
    unit: 'NOS',
    hsn: '7318',
    gst_rate_bp: 1800,
  };
  /** Four are credited, and ₹6 of the value of the others. */
  const partly: CreditedLine = {
    ...{ line, credited_qty: 4, credited_taxable: 4000, credited_value: 600, credited_discount: 0 },
    ...{ credited_cgst: 414, credited_sgst: 413, credited_igst: 0 },
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

  it('has left what is not credited', () => {
    expect(leftOf(whole)).toEqual({ qty: 10, taxable_paise: 10_000, tax_paise: 1800 });
    expect(leftOf(partly)).toEqual({ qty: 6, taxable_paise: 5400, tax_paise: 973 });
    const igst = { ...whole, line: { ...line, cgst_paise: 0, sgst_paise: 0, igst_paise: 1800 }, credited_igst: 300 };
    expect(leftOf(igst).tax_paise).toBe(1500);
  });

  it('is credited by quantity', () => {
    expect(chosenLines([whole], [{ line_no: 2, qty: 3 }])).toEqual([
      {
        ...{ ...details, qty: 3, price_paise: 1000, price_per: 1, discount_paise: 0, value_only: false },
        ...{ taxable_paise: 3000, cgst_paise: 270, sgst_paise: 270, igst_paise: 0, total_paise: 3540 },
      },
    ]);
    expect(chosenLines([{ ...whole, line: { ...line, value_only: true } }], [{ line_no: 2, qty: 3 }])).toMatchObject([
      { value_only: true },
    ]);
  });

  it('is credited by value, which takes no quantity', () => {
    expect(chosenLines([whole], [{ line_no: 2, value: 15 }])).toEqual([
      {
        ...{ ...details, qty: 1, price_paise: 1500, price_per: 1, discount_paise: 0, value_only: true },
        ...{ taxable_paise: 1500, cgst_paise: 135, sgst_paise: 135, igst_paise: 0, total_paise: 1770 },
      },
    ]);
  });

  it('is credited by what is left: the rest of the goods at a value reduced before', () => {
    expect(uncreditedLines([partly])).toMatchObject([
      { qty: 6, discount_paise: 600, taxable_paise: 5400, cgst_paise: 486, sgst_paise: 487, value_only: false },
    ]);
    expect(uncreditedLines([{ ...whole, credited_qty: 10 }])).toEqual([]);
    expect(chosenLines([partly], [{ line_no: 2, value: 54 }])).toMatchObject([{ cgst_paise: 486, sgst_paise: 487 }]);
  });

  it('is credited by the goods of one return, as far as they are left', () => {
    const back = (return_id: number, qty: number, line_no = 5) => ({ return_id, line_no, qty }) as ReturnedLine;
    const quantities = (credited: CreditedLine, returned: ReturnedLine[]) =>
      linesOfReturn([credited], { rows: returned }, 1).map(({ qty }) => qty);
    expect(quantities(whole, [back(2, 7), back(1, 3)])).toEqual([3]);
    expect(quantities(partly, [back(1, 8)])).toEqual([6]);
    expect(quantities(whole, [back(1, 3, 2)])).toEqual([]);
    expect(quantities(whole, [])).toEqual([]);
  });

  it('is refused at its field for more than is left, and for decimals of what is counted', () => {
    const refused = (credited: CreditedLine, part: CreditedPart) =>
      refusalOf(() => chosenLines([credited], [{ line_no: 2, qty: 1 }, part]));
    expect(refused(partly, { line_no: 2, qty: 7 })).toEqual([
      'Only 6 of Bolt is left to credit. Enter that or less.',
      ['lines.1.qty'],
    ]);
    expect(refused(whole, { line_no: 2, qty: 1.5 })).toEqual(['Whole numbers only for NOS.', ['lines.1.qty']]);
    expect(refused(partly, { line_no: 2, value: 54.01 })).toEqual([
      'Only ₹54.00 before tax of Bolt is left to credit. Enter that or less.',
      ['lines.1.value'],
    ]);
    expect(refused(whole, { line_no: 5, qty: 1 })).toEqual(['The invoice has no line 5.', []]);
    expect(chosenLines([partly], [{ line_no: 2, qty: 6 }])).toHaveLength(1);
  });

  it('closes its invoice with the last part, whatever was rounded before', () => {
    const invoice = { amount_paise: 11_800, credited_paise: 5400 } as InvoiceRow;
    const all = creditOf(invoice, [partly], uncreditedLines([partly]));
    expect(all).toMatchObject({ isLast: true, sums: { amount_paise: 6400, round_off_paise: 27 } });
    const some = creditOf(invoice, [partly], chosenLines([partly], [{ line_no: 2, qty: 1 }]));
    expect(some.isLast).toBe(false);
  });
});
