import { describe, expect, it } from 'vitest';
import { MAX_PRICE_LIST_ROWS } from '#contracts/catalog/price-list-file.ts';
import { readPrices } from './read-prices.ts';

const fileOf = (text: string) => ({ name: 'prices.csv', bytes: new ArrayBuffer(0), text, sheets: [] });

describe('a price list file', () => {
  it('is read by its headings, which may stand below a title, and numbered as a spreadsheet does', () => {
    const text =
      'Prices of November\n\nSKU;Description;Unit price;qty_2;Price 2;Remark\nBRG-1;Bearing;1.250;10;1.100;x\n';
    expect(readPrices(fileOf(text))).toEqual({
      name: 'prices.csv',
      columns: ['sku', 'name', 'price', 'qty_2', 'price_2'],
      ignored: ['Remark'],
      rows: [{ row: 4, cells: ['BRG-1', 'Bearing', '1.250', '10', '1.100'] }],
    });
  });

  it.each([
    ['without a column of prices', 'sku,qty_2\nBRG-1,10', /headings “sku” and “price”/],
    ['without rows', 'sku,price\n', /no rows below/],
    ['with a quotation mark that is not closed', 'sku,price\n"BRG-1,10\nBRG-2,11', /A quotation mark in row 2/],
    ['with too many rows', `sku,price\n${'A,1\n'.repeat(MAX_PRICE_LIST_ROWS + 1)}`, /more than 10,000 rows/],
    ['that is too large', `sku,price\n${`${'A'.repeat(290)},1\n`.repeat(4000)}`, /too large to check at once/],
  ])('%s is refused', (_, text, message) => {
    expect(() => readPrices(fileOf(text))).toThrow(message);
  });
});
