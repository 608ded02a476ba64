import { expect, test } from 'vitest';
import type { QuoteProduct } from '#contracts/quotes/products.ts';
import { isTable } from '#client/table-files/read-cells.ts';
import { pastedCells, pastedLines, pastedSkus } from './paste-lines.ts';

const bearing: QuoteProduct = {
  ...{ id: 7, sku: 'BRG-6205', name: 'Ball bearing 6205', brand: 'SKF', unit: 'NOS', pack: null, hsn: '848210' },
  ...{
    price: 410,
    price_per: 1,
    price_breaks: [{ qty: 100, price: 380 }],
    gst_rate: 18,
    stock: 40,
    cost: 300,
    cost_per: 1,
  },
};
const found = new Map([['BRG-6205', bearing]]);
const shown = (text: string) =>
  pastedLines(text, found).map(({ product_id, sku, name, qty, unit, price }) => [
    product_id,
    sku,
    name,
    qty,
    unit,
    price,
  ]);

test('SKU or description, quantity, unit and price become lines; a known SKU is filled from the catalogue', () => {
  const text = 'BRG-6205\t12\tNOS\t395.50\r\nHex bolt M12x50\t1,200\tnos\t₹ 7.25\r\nBRG-6205\t5\r\n';
  expect(shown(text)).toEqual([
    [7, 'BRG-6205', 'Ball bearing 6205', '12', 'NOS', '395.5'],
    [null, '', 'Hex bolt M12x50', '1200', 'NOS', '7.25'],
    [7, 'BRG-6205', 'Ball bearing 6205', '5', 'NOS', '410'],
  ]);
  expect(pastedSkus(text)).toEqual(['BRG-6205', 'Hex bolt M12x50']);
});

test('a code beside a description is its SKU, though it is not in the catalogue', () =>
  expect(shown('HB-1250\tHex bolt M12x50\t40')).toEqual([[null, 'HB-1250', 'Hex bolt M12x50', '40', 'NOS', '']]));

test('headings say which column is which, and are no line', () => {
  const text = ['Rate\tDescription\tQty\tUOM\tGST rate', '7.25\tHex bolt M12\t40\tBOX\t18', 'Total\t\t40'].join('\n');
  expect(shown(text)).toEqual([[null, '', 'Hex bolt M12', '40', 'BOX', '7.25']]);
});

test('no row is lost: a quantity that cannot be read is blank, another unit than the product’s leaves the line as written', () => {
  expect(shown('Grease, 15 kg\tsome\nBRG-6205\t2\tBOX')).toEqual([
    [null, '', 'Grease, 15 kg, some', '', 'NOS', ''],
    [null, '', 'BRG-6205', '2', 'BOX', ''],
  ]);
});

test('cells fill the columns from the focused one on', () => {
  expect(pastedCells('90\t1\t5\n85\t7\t\n', 'price')).toEqual([
    { price: '90', price_per: '1', discount: '5' },
    // A price is for 1, 100 or 1,000 units.
    { price: '85', discount: '' },
  ]);
  expect(pastedCells('18\t7\t9', 'gst_rate')).toEqual([{ gst_rate: '18', lead_days: '7' }]);
});

test.each([
  ['one cell', 'Ball bearing, 6205', false],
  ['one cell with the line end of a spreadsheet', 'Ball bearing\n', false],
  ['two cells', 'A\tB', true],
  ['two rows', 'A\nB', true],
])('%s is a table: %s → %s', (_, text, table) => expect(isTable(text)).toBe(table));
