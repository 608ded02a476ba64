import { describe, expect, it } from 'vitest';
import { comparePrices, type KnownItem, parsePriceRow } from './price-list-parse.ts';

const columns = ['sku', 'name', 'price', 'qty_2', 'price_2', 'qty_3', 'price_3'];
const line = { price: 100, price_per: 1, price_breaks: [{ qty: 10, price: 90 }] };
const items = new Map<string, KnownItem>([
  ['brg-1', { item_id: 1, sku: 'BRG-1', name: 'Bearing', line }],
  ['brg-2', { item_id: 2, sku: 'BRG-2', name: 'Bearing', line: null }],
]);
const check = (...rows: string[][]) =>
  comparePrices(
    rows.map((cells, at) => parsePriceRow(columns, at + 2, cells)),
    items,
  );

describe('a row of a price list file', () => {
  it.each([
    ['changes a price', ['brg-1', '', '₹ 1,120.50', '10', '1,000'], 'changed', 1120.5, [{ qty: 10, price: 1000 }]],
    ['is the same in other words', ['BRG-1', 'Any name', 'Rs. 100/-', '10', '90.0'], 'same', 100, line.price_breaks],
    ['removes breaks with blank cells', ['BRG-1', '', '100', '', ''], 'changed', 100, []],
    ['adds an item', ['BRG-2', '', '5', '', '', '20', '4.5'], 'new', 5, [{ qty: 20, price: 4.5 }]],
  ])('%s', (_, cells, verdict, price, price_breaks) => {
    expect(check(cells)).toMatchObject([{ row: 2, verdict, faults: [], becomes: { price, price_breaks } }]);
  });

  it('reads what the price is for, and leaves it unchanged without the column', () => {
    const withPer = (per: string) =>
      comparePrices([parsePriceRow(['sku', 'price', 'price_per'], 2, ['BRG-1', '100', per])], items);
    expect(withPer('1,000')).toMatchObject([{ verdict: 'changed', becomes: { price: 100, price_per: 1000 } }]);
    expect(withPer('')).toMatchObject([{ verdict: 'same', becomes: { price_per: 1 } }]);
    expect(withPer('10')).toMatchObject([
      { verdict: 'wrong', faults: [expect.stringContaining('Enter 1, 100 or 1000.')] },
    ]);
  });

  it('leaves breaks unchanged if the file has no columns for them', () => {
    const parsed = parsePriceRow(['sku', 'price'], 2, ['BRG-1', '95']);
    expect(comparePrices([parsed], items)).toMatchObject([{ becomes: { price: 95, price_breaks: line.price_breaks } }]);
    // 90 is not above the break that stays.
    const lower = parsePriceRow(['sku', 'price'], 2, ['BRG-1', '90']);
    expect(comparePrices([lower], items)).toMatchObject([{ verdict: 'wrong', faults: [/must be lower/] }]);
  });

  it.each([
    ['without a SKU', ['', '', '10'], 'Enter the SKU.'],
    ['of an unknown SKU', ['BRG-9', '', '10'], 'No item has the SKU BRG-9. Check it, or add the product first.'],
    ['without a price', ['BRG-1', '', ''], 'Enter the price.'],
    ['with words for a price', ['BRG-1', '', 'on request'], /^price: “on request” is not a valid price/],
    ['with an error of the spreadsheet', ['BRG-1', '', '#REF!'], /^price: The cell shows “#REF!”/],
    ['with half a break', ['BRG-1', '', '10', '5'], 'Enter both qty_2 and price_2, or neither.'],
    [
      'with four decimals in a quantity',
      ['BRG-1', '', '10', '2.0005', '9'],
      /^qty_2: “2.0005” is not a valid quantity/,
    ],
    ['with a break at one', ['BRG-1', '', '10', '1', '9'], /Enter each quantity break/],
    ['with breaks out of order', ['BRG-1', '', '10', '20', '8', '10', '7'], /List quantity breaks from the smallest/],
    ['with a break that is not cheaper', ['BRG-1', '', '10', '5', '10'], /must be lower than the price/],
  ])('%s is wrong, with the reason', (_, cells, fault) => {
    const [row] = check(cells);
    expect(row).toMatchObject({ verdict: 'wrong', becomes: null });
    expect(row!.faults).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });

  it('names the row that has the same SKU', () => {
    expect(check(['BRG-1', '', '10'], ['brg-1', '', '11'])[1]!.faults).toEqual([
      'Row 2 has the same SKU. Keep one of the two rows.',
    ]);
  });
});
