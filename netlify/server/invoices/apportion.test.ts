import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import {
  creditSums,
  invoiceSums,
  nextPart,
  NOTHING,
  type Part,
  type PartLine,
  valuePart,
  type WholeLine,
} from './apportion.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { anyPricePer, anyQty, rationalValue } from '../../../tests/support/quantities.ts';

const line = fc
  .record({
    qty: anyQty(400),
    price_per: anyPricePer,
    price_paise: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 50_000_000 })),
    gst_rate_bp: fc.constantFrom(null, 0, 25, 150, 300, 500, 1200, 1800, 2800, 4000),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    interState: fc.boolean(),
  })
  .map(({ qty, price_paise, price_per, gst_rate_bp, off, interState }): WholeLine => {
    const value_paise = rationalValue(qty, price_paise, price_per);
    const discount_paise = off > 0.5 ? Math.floor(value_paise * (off - 0.5) * 2) : 0;
    const taxable_paise = value_paise - discount_paise;
    const tax = taxOn(taxable_paise, gst_rate_bp, interState);
    return { qty, price_paise, price_per, taxable_paise, discount_paise, gst_rate_bp, ...tax };
  });

/** The lines of an order, and for each consignment and line the share (0 to 1) of the remaining quantity that it takes. */
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  cuts: fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }), {
    maxLength: 5,
  }),
});

const FIELDS = ['qty', 'taxable_paise', 'discount_paise', 'cgst_paise', 'sgst_paise', 'igst_paise'] as const;

/** Adds parts up. */
function sumOf(parts: Part[]): Part {
  const sum = { ...NOTHING };
  for (const part of parts) for (const field of FIELDS) sum[field] = sumQty(sum[field], part[field]);
  return sum;
}

/** A share of a quantity: of a whole one another whole one. */
const cutOf = (qty: number, share: number) =>
  Number.isInteger(qty) ? Math.floor(qty * share) : Math.floor(qty * share * 1000) / 1000;

/** The invoices of an order sent in these consignments; the last one takes the rest. */
function invoicesOf({ lines, cuts }: { lines: WholeLine[]; cuts: number[][] }) {
  const billed = lines.map((): PartLine[] => []);
  const invoices: PartLine[][] = [];
  for (const cut of [...cuts, undefined]) {
    const invoice = lines.flatMap((whole, index) => {
      const remains = sumQty(whole.qty, -sumOf(billed[index]!).qty);
      const qty = cut ? cutOf(remains, cut[index]!) : remains;
      if (qty <= 0) return [];
      const part = nextPart(whole, sumOf(billed[index]!), qty);
      billed[index]!.push(part);
      return [part];
    });
    if (invoice.length > 0) invoices.push(invoice);
  }
  return { billed, invoices };
}

describe('an order sent in several consignments', () => {
  test('is invoiced to the paisa for each line and each tax: 10,000 random orders', () => {
    fc.assert(
      fc.property(order, ({ lines, cuts }) => {
        const { billed, invoices } = invoicesOf({ lines, cuts });
        lines.forEach((whole, index) => {
          const { qty, taxable_paise, discount_paise, cgst_paise, sgst_paise, igst_paise } = whole;
          expect(sumOf(billed[index]!)).toEqual({
            qty,
            taxable_paise,
            discount_paise,
            cgst_paise,
            sgst_paise,
            igst_paise,
          });
        });
        const ordered = lines.reduce(
          (sum, { taxable_paise, cgst_paise, sgst_paise, igst_paise }) =>
            sum + taxable_paise + cgst_paise + sgst_paise + igst_paise,
          0,
        );
        const sums = invoices.map(invoiceSums);
        expect(sums.reduce((sum, { amount_paise, round_off_paise }) => sum + amount_paise - round_off_paise, 0)).toBe(
          ordered,
        );
      }),
      { numRuns: 10_000 },
    );
  });

  test('has no negative amount on any invoice, and a round-off of at most half a rupee', () => {
    fc.assert(
      fc.property(order, (given) => {
        for (const invoice of invoicesOf(given).invoices) {
          for (const part of invoice) {
            for (const field of FIELDS) expect(part[field]).toBeGreaterThanOrEqual(0);
            // Within a paisa of its own rounded value; exactly that value for whole quantities at a price per unit.
            const own = rationalValue(part.qty, part.price_paise, part.price_per);
            const difference = Math.abs(part.taxable_paise + part.discount_paise - own);
            expect(difference).toBeLessThanOrEqual(1);
            expect(part.cgst_paise).toBe(part.sgst_paise);
          }
          const { amount_paise, round_off_paise } = invoiceSums(invoice);
          expect(amount_paise % 100).toBe(0);
          expect(Math.abs(round_off_paise)).toBeLessThanOrEqual(50);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('is invoiced to the paisa also if an invoice is cancelled and issued again', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
        fc.nat(),
        (whole, sizes, which) => {
          const parts: PartLine[] = [];
          const bill = (qty: number) => qty > 0 && parts.push(nextPart(whole, sumOf(parts), qty));
          for (const size of sizes) bill(Math.min(size, sumQty(whole.qty, -sumOf(parts).qty)));
          const [back] = parts.length > 0 ? parts.splice(which % parts.length, 1) : [];
          if (back) bill(back.qty);
          bill(sumQty(whole.qty, -sumOf(parts).qty));
          const { qty, taxable_paise, discount_paise, cgst_paise, sgst_paise, igst_paise } = whole;
          expect(sumOf(parts)).toEqual({ qty, taxable_paise, discount_paise, cgst_paise, sgst_paise, igst_paise });
          expect(parts.every((part) => part.taxable_paise >= 0 && part.discount_paise >= 0)).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('credit notes', () => {
  test('add up to exactly the amount of the invoice, in any parts', () => {
    fc.assert(
      fc.property(order, ({ lines, cuts }) => {
        const invoice = lines.map((whole) => nextPart(whole, NOTHING, whole.qty));
        const { amount_paise } = invoiceSums(invoice);
        const notes = invoicesOf({ lines, cuts }).invoices;
        let remains = amount_paise;
        notes.forEach((note, index) => {
          const sums = creditSums(note, remains, index === notes.length - 1);
          expect(sums.amount_paise).toBeGreaterThanOrEqual(0);
          remains -= sums.amount_paise;
        });
        expect(remains).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a part', () => {
  const whole: WholeLine = {
    qty: 10,
    price_paise: 3,
    price_per: 1,
    taxable_paise: 30,
    discount_paise: 0,
    gst_rate_bp: 1800,
    cgst_paise: 0,
    sgst_paise: 0,
    igst_paise: 5,
  };

  test('never has more tax than is left of the line: ten times 0.54 paise are 5, not 10', () => {
    const parts: PartLine[] = [];
    for (let n = 0; n < 10; n++) parts.push(nextPart(whole, sumOf(parts), 1));
    expect(parts.map(({ igst_paise }) => igst_paise)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  test('of a third of a paisa each adds up to the line: 2.5 m at ₹0.33 in two parts', () => {
    const cable: WholeLine = { ...whole, qty: 2.5, price_paise: 33, taxable_paise: 83, gst_rate_bp: 0, igst_paise: 0 };
    const first = nextPart(cable, NOTHING, 1.25);
    const second = nextPart(cable, first, 1.25);
    expect([first.taxable_paise, second.taxable_paise]).toEqual([41, 42]);
  });

  test.each([0, 11, -1])('of %d units out of ten is refused', (qty) => {
    expect(() => nextPart(whole, NOTHING, qty)).toThrow(new RangeError(`Cannot bill ${qty}: 10 left`));
  });
});

describe('a value of a line', () => {
  const whole: WholeLine = {
    ...{ qty: 10, price_paise: 1000, price_per: 1, taxable_paise: 10_000, discount_paise: 0, gst_rate_bp: 1800 },
    ...{ cgst_paise: 900, sgst_paise: 900, igst_paise: 0 },
  };

  test('is one unit at that price, with its tax', () => {
    expect(valuePart(whole, NOTHING, 1500, { taxable_paise: 10_000 })).toEqual({
      ...{ qty: 1, price_paise: 1500, price_per: 1, discount_paise: 0, taxable_paise: 1500 },
      ...{ cgst_paise: 135, sgst_paise: 135, igst_paise: 0, total_paise: 1770 },
    });
  });

  test('never has more tax than is left, and the last part has the rest', () => {
    const billed = { ...NOTHING, taxable_paise: 9000, cgst_paise: 899, sgst_paise: 898 };
    expect(valuePart(whole, billed, 500, { taxable_paise: 1000 })).toMatchObject({ cgst_paise: 1, sgst_paise: 2 });
    const little = { ...NOTHING, taxable_paise: 9000, cgst_paise: 700, sgst_paise: 700 };
    expect(valuePart(whole, little, 1000, { taxable_paise: 1000 })).toMatchObject({
      ...{ cgst_paise: 200, sgst_paise: 200, total_paise: 1400 },
    });
  });

  test('between States has IGST only', () => {
    const inter = { ...whole, cgst_paise: 0, sgst_paise: 0, igst_paise: 1800 };
    expect(valuePart(inter, NOTHING, 1500, { taxable_paise: 10_000 })).toMatchObject({
      ...{ cgst_paise: 0, sgst_paise: 0, igst_paise: 270, total_paise: 1770 },
    });
  });
});

describe('the sums of a credit note', () => {
  const line = { taxable_paise: 1000, cgst_paise: 90, sgst_paise: 90, igst_paise: 0 };

  test.each([
    // left, last, amount, round-off
    [5000, false, 1200, 20],
    [1199, false, 1199, 19],
    [1150, true, 1150, -30],
    [1300, true, 1300, 120],
  ])('with %i paise left, the last one: %s, are %i, rounded by %i', (left, isLast, amount_paise, round_off_paise) => {
    expect(creditSums([line], left, isLast)).toEqual({ ...line, amount_paise, round_off_paise });
  });
});

test.each([
  [149, -49, 100],
  [150, 50, 200],
  [200, 0, 200],
  [49, -49, 0],
])('%d paise are rounded by %d to %d', (taxable_paise, round_off_paise, amount_paise) => {
  const sums = invoiceSums([{ taxable_paise, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 }]);
  expect(sums).toMatchObject({ round_off_paise, amount_paise });
});
