import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GSTR1_TABLES, type Gstr1Table } from '#contracts/gst/returns.ts';
import { documentOf, GSTIN, originalOf, SELLER } from '../../../../tests/support/gst-documents.ts';
import { addTo, AMOUNTS, kindOf, noAmounts, type TaxDocument } from '../document.ts';
import { gstr1Json } from './json.ts';
import { type Gstr1, gstr1Of } from './return.ts';
import { totalsOf } from './tables.ts';

const line = fc.record({
  qty: fc.integer({ min: 1, max: 500_000 }).map((thousandths) => thousandths / 1000),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  rate: fc.constantFrom(0, 0.25, 1.5, 3, 5, 12, 18, 28, 40),
  hsn: fc.constantFrom('848210', '271019', '996511', '84821011'),
  unit: fc.constantFrom('NOS', 'KGS', 'LTR'),
  moves_goods: fc.boolean(),
});

const place = fc.constantFrom('Maharashtra', 'Karnataka', 'Rajasthan');

const sale = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    place_of_supply: place,
    bill_to_gstin: fc.constantFrom(GSTIN.intra, GSTIN.inter, null),
    is_sez: fc.boolean(),
    is_export: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    withoutTax: fc.boolean(),
    is_void: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    note: fc.constantFrom(null, 'credit note', 'debit note'),
    noteLines: fc.array(line, { minLength: 1, maxLength: 3 }),
  })
  .map(({ note, noteLines, withoutTax, ...given }): TaxDocument[] => {
    // Only a supply to an SEZ or abroad may be without tax.
    const free = withoutTax && (given.is_sez || given.is_export);
    const invoice = documentOf({ ...given, withoutTax: free });
    if (!note || invoice.is_void) return [invoice];
    const lines = { lines: noteLines, withoutTax: free, is_void: false };
    return [invoice, documentOf({ ...given, ...lines, kind: note, original: originalOf(invoice) })];
  });

const month = fc.array(sale, { maxLength: 25 }).map((sales) => sales.flat());

const returnOf = (documents: TaxDocument[]) => gstr1Of(SELLER, '2026-11', documents);

/** Invoices and debit notes less credit notes, from the amounts at their foot. */
function expectedTotals(documents: TaxDocument[]) {
  const sum = noAmounts();
  for (const document of documents) if (!document.is_void) addTo(sum, document, kindOf(document).sign);
  return sum;
}

describe('the return of a random month', () => {
  test('equals its invoices less credit notes and plus debit notes, to the paisa', () => {
    fc.assert(
      fc.property(month, (documents) => {
        expect(returnOf(documents).totals).toEqual(expectedTotals(documents));
      }),
      { numRuns: 300 },
    );
  });

  test('is the sum of its tables', () => {
    fc.assert(
      fc.property(month, (documents) => {
        const gstr1 = returnOf(documents);
        const sum = noAmounts();
        for (const table of Object.keys(GSTR1_TABLES) as Gstr1Table[]) addTo(sum, totalsOf(gstr1, table));
        expect(sum).toEqual(expectedTotals(documents));
      }),
      { numRuns: 300 },
    );
  });

  test('has an HSN summary with the same sums', () => {
    fc.assert(
      fc.property(month, (documents) => {
        const sum = noAmounts();
        for (const row of returnOf(documents).hsn) addTo(sum, row);
        expect(sum).toEqual(expectedTotals(documents));
      }),
      { numRuns: 300 },
    );
  });

  test('has the same amounts in its JSON', () => {
    fc.assert(
      fc.property(month, (documents) => {
        expect(jsonTotals(returnOf(documents))).toEqual(expectedTotals(documents));
      }),
      { numRuns: 300 },
    );
  });

  test('lists each number once, and counts them in table 13', () => {
    fc.assert(
      fc.property(month, (documents) => {
        const { listed, series } = returnOf(documents);
        const numbers = listed.map(({ document }) => document.number);
        expect(new Set(numbers).size).toBe(numbers.length);
        const issued = series.reduce((sum, { count, cancelled }) => sum + count - cancelled, 0);
        expect(issued).toBe(documents.filter(({ is_void }) => !is_void).length);
      }),
      { numRuns: 100 },
    );
  });
});

interface Item {
  txval: number;
  iamt?: number;
  camt?: number;
  samt?: number;
}
type Listed = { ntty?: string; itms: ({ itm_det: Item } | Item)[] };

const paise = (rupees = 0) => Math.round(rupees * 100);

/** Adds up what the file says, as the portal does. */
function jsonTotals(gstr1: Gstr1) {
  const file = gstr1Json(SELLER, gstr1) as unknown as Record<string, (Record<string, Listed[]> & Item & Listed)[]>;
  const sum = noAmounts();
  const add = (item: Item, sign: 1 | -1) =>
    addTo(
      sum,
      {
        ...{ taxable_paise: paise(item.txval), igst_paise: paise(item.iamt) },
        ...{ cgst_paise: paise(item.camt), sgst_paise: paise(item.samt) },
      },
      sign,
    );
  const listed = [
    ...[...(file.b2b ?? []), ...(file.b2cl ?? []), ...(file.exp ?? [])].flatMap(({ inv }) => inv ?? []),
    ...(file.cdnr ?? []).flatMap(({ nt }) => nt ?? []),
    ...(file.cdnur ?? []),
  ];
  for (const { ntty, itms } of listed) {
    for (const item of itms) add('itm_det' in item ? item.itm_det : item, ntty === 'C' ? -1 : 1);
  }
  for (const item of file.b2cs ?? []) add(item, 1);
  const nil = file.nil as unknown as { inv: { nil_amt: number }[] } | undefined;
  for (const { nil_amt } of nil?.inv ?? []) add({ txval: nil_amt }, 1);
  for (const name of AMOUNTS) sum[name] += 0;
  return sum;
}
