import { describe, expect, it } from 'vitest';
import { buyer, totalsFor, tradeLines } from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type ChallanSheet, renderChallan } from './challan-sheet.ts';

const untaxed = { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 };

/** A challan of `count` lines to a consignee in Haryana, taxed as an inter-State supply. */
function challanOf(count: number, change: Partial<ChallanSheet> = {}): ChallanSheet {
  const lines = change.lines ?? tradeLines(count, true);
  return {
    ...{ copy: 'original', number: 'PSD/2627/000001', date: '2026-11-21', is_supply: true, is_cancelled: false },
    ...{ reason: 'Quantity known on delivery', order_number: '100042', po_number: 'AFG/26-27/0881' },
    consignment: 'SHP-000012',
    ...{ transport: null, seller: null, limit: null },
    consignee: buyer,
    place_of_supply: 'Haryana',
    lines,
    totals: totalsFor(lines, false),
    ...change,
  };
}

const textOf = async (value: ChallanSheet) =>
  (await pdfPages(await renderChallan(value))).map(({ text }) => text).join('\n');

describe('a printed delivery challan', () => {
  it('carries what rule 55 asks for', async () => {
    const text = await textOf(challanOf(1));
    for (const words of [
      ...['Delivery challan', 'PSD/2627/000001', '21 Nov 2026', 'CONSIGNER', 'CONSIGNEE', 'Haryana (06)', buyer.gstin!],
      ...['Deep groove ball bearing 6205 ZZ C3', '84821011', 'NOS', '412.50', 'IGST ₹', '74.25', '₹486.75'],
      ...['Quantity known on delivery', 'Authorised signatory', 'ORIGINAL FOR CONSIGNEE', '1 of 1'],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/CGST|Tax invoice|TRANSPORTER/);
  });

  it.each([
    [{ copy: 'duplicate' }, ['DUPLICATE FOR TRANSPORTER']],
    [{ copy: 'triplicate' }, ['TRIPLICATE FOR CONSIGNER']],
    [{ is_cancelled: true }, ['CANCELLED']],
    [
      {
        transport: {
          ...{ carrier: 'VRL Logistics', document: { kind: 'LR', number: 'VRL/88' }, date: '2026-11-22' },
          ...{ vehicle: 'RJ14 GB 1234', eway_bill: '271234567890' },
        },
      },
      ['TRANSPORTER', 'VRL Logistics', 'LR NUMBER AND DATE', 'VRL/88 of 22 Nov 2026', 'RJ14 GB 1234', '271234567890'],
    ],
    [{ limit: { label: 'Invoice or return by', date: '2027-05-21' } }, ['INVOICE OR RETURN BY', '21 May 2027']],
  ] as [Partial<ChallanSheet>, string[]][])('says so: %j', async (change, wanted) => {
    const text = await textOf(challanOf(2, change));
    for (const words of wanted) expect(text).toContain(words);
  });

  it('that is no supply names no tax', async () => {
    const lines = tradeLines(3, true).map((line) => ({ ...line, ...untaxed, total_paise: line.taxable_paise }));
    const text = await textOf(challanOf(3, { is_supply: false, lines }));
    expect(text).not.toMatch(/GST ₹/);
    expect(text).toContain('no tax is charged');
  });

  it('continues on further pages', async () => {
    const pages = await pdfPages(await renderChallan(challanOf(80)));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)!.text).toContain('Authorised signatory');
  });
});
