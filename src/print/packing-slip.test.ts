import { describe, expect, it } from 'vitest';
import { buyer, sellerDetails, tradeLines } from '../../tests/support/samples/print-samples.ts';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type PackingSlip, renderPackingSlip } from './packing-slip.ts';

const slipOf = (count: number, change: Partial<PackingSlip> = {}): PackingSlip => ({
  ...{ consignment: 'SHP-000012', date: '2026-11-21', order_number: '100042', po_number: 'AFG/26-27/0881' },
  ...{ document: { name: 'Invoice', number: 'PS/2627/000118' }, packages: 3, transport: null, ship_to: buyer },
  lines: tradeLines(count, true).map(({ name, sku, hsn, unit, qty }) => ({
    ...{ name, sku, hsn, unit, ordered: qty + 5, packed: qty },
  })),
  seller: sellerDetails,
  ...change,
});

const pagesOf = async (value: PackingSlip) => pdfPages(await renderPackingSlip(value));

describe('a printed packing slip', () => {
  it('lists what is ordered and packed, and its documents, without any price', async () => {
    const [page] = await pagesOf(slipOf(2));
    for (const words of [
      ...['Packing slip', 'SHP-000012', '100042', 'AFG/26-27/0881', 'PS/2627/000118', 'PACKAGES', 'Ordered'],
      ...['Deep groove ball bearing 6205 ZZ C3', 'BRG-6205-ZZ-C3', '84821011', '6 NOS', '1 NOS'],
      ...['RECEIVED BY, DATE, STAMP', buyer.name],
    ]) {
      expect(page!.text).toContain(words);
    }
    expect(page!.text).not.toMatch(/₹|\d\.\d\d\b|%/);
  });

  it('leaves out what is not known yet', async () => {
    const [page] = await pagesOf(slipOf(1, { document: null, packages: null, seller: null }));
    expect(page!.text).not.toMatch(/PACKAGES|INVOICE|CIN/);
  });

  it('keeps the fields to sign with the last line of a long list', async () => {
    const pages = await pagesOf(slipOf(120));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)!.text).toContain('Description');
    expect(pages.at(-1)!.text).toContain('RECEIVED BY');
  });
});
