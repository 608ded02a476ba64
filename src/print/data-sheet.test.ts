import { expect, test } from 'vitest';
import { pdfPages } from '../../tests/support/samples/pdf-text.ts';
import { type DataSheet, renderDataSheet } from './data-sheet.ts';

const bearing: DataSheet = {
  ...{ sku: 'BRG-6205-2RS', name: 'Deep groove ball bearing 6205-2RS, 25 × 52 × 15 mm', brand: 'Orbivel' },
  ...{ hsn: '848210', unit: 'NOS', pack: null, description: 'Single-row bearing with contact seals on both sides.' },
  attributes: { Bore: '25 mm', 'Outside diameter': '52 mm', Width: '15 mm', Sealing: '2RS, contact seals' },
  ...{ cross_references: ['SKF 6205-2RSH'], drawing: 'ball-bearing', date: '2026-11-24' },
};

test('a data sheet prints what the record of the item says, and that it is not a certificate', async () => {
  const pages = await pdfPages(await renderDataSheet(bearing));
  expect(pages).toHaveLength(1);
  for (const words of [
    ...['BRG-6205-2RS', 'Deep groove ball bearing 6205-2RS', 'Orbivel', '848210', 'Single unit'],
    ...['Outside diameter', '52 mm', '2RS, contact seals', 'SKF 6205-2RSH', '24 Nov 2026', 'not a certificate'],
  ]) {
    expect(pages[0]!.text).toContain(words);
  }
});

test('a long data sheet goes on to the next page', async () => {
  const attributes = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`Property ${i + 1}`, `${i} mm`]));
  const pages = await pdfPages(await renderDataSheet({ ...bearing, attributes }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.at(-1)!.text).toContain('Property 60');
});

test('the same record on the same day makes the same file', async () => {
  const [first, second] = [await renderDataSheet(bearing), await renderDataSheet(bearing)];
  expect(first.equals(second)).toBe(true);
});
