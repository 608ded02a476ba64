import { describe, expect, it } from 'vitest';
import { comparePrices, type KnownItem, parsePriceRow } from './price-list-parse.ts';

const days = { valid_from: '2026-04-01', valid_until: null };
const columns = ['sku', 'name', 'price', 'qty_2', 'price_2', 'qty_3', 'price_3'];
const line = { price: 100, price_per: 1, price_breaks: [{ qty: 10, price: 90 }] };
const items = new Map<string, KnownItem>([
  ['brg-1', { item_id: 1, sku: 'BRG-1', name: 'Bearing', unit: 'NOS', line }],
  ['brg-2', { item_id: 2, sku: 'BRG-2', name: 'Bearing', unit: 'NOS', line: null }],
]);
const check = (...rows: string[][]) =>
  comparePrices(
    rows.map((cells, at) => parsePriceRow(columns, at + 2, cells)),
    items,
    days,
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
      comparePrices([parsePriceRow(['sku', 'price', 'price_per'], 2, ['BRG-1', '100', per])], items, days);
    expect(withPer('1,000')).toMatchObject([{ verdict: 'changed', becomes: { price: 100, price_per: 1000 } }]);
    expect(withPer('')).toMatchObject([{ verdict: 'same', becomes: { price_per: 1 } }]);
    expect(withPer('10')).toMatchObject([
      { verdict: 'wrong', faults: [expect.stringContaining('Enter 1, 100 or 1000.')] },
    ]);
  });

  it('leaves breaks unchanged if the file has no columns for them', () => {
    const parsed = parsePriceRow(['sku', 'price'], 2, ['BRG-1', '95']);
    expect(comparePrices([parsed], items, days)).toMatchObject([
      { becomes: { price: 95, price_breaks: line.price_breaks } },
    ]);
    // 90 is not above the break that stays.
    const lower = parsePriceRow(['sku', 'price'], 2, ['BRG-1', '90']);
    expect(comparePrices([lower], items, days)).toMatchObject([{ verdict: 'wrong', faults: [/must be lower/] }]);
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

  it.each([
    ['the day of the list', ['2026-04-01', ''], []],
    ['the same day as a spreadsheet writes it', ['01/04/2026', ''], []],
    [
      'another first day',
      ['2026-05-01', ''],
      [/^valid_from: the price list has 1 Apr 2026, the row 1 May 2026\. Edit the days/],
    ],
    [
      'a last day that the list does not have',
      ['', '31 Mar 2027'],
      [/^valid_until: the price list has no such day, the row 31 Mar 2027/],
    ],
    ['a day that does not exist', ['31/02/2026', ''], [/^valid_from: “31\/02\/2026” is not a valid date/]],
  ])('with %s', (_, cells, faults) => {
    const row = parsePriceRow(['sku', 'price', 'valid_from', 'valid_until'], 2, ['BRG-1', '95', ...cells]);
    expect(comparePrices([row], items, days)[0]!.faults).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('cannot have a break at a part of a counted item, but at a part of a measured one', () => {
    const row = parsePriceRow(columns, 2, ['BRG-1', '', '10', '2.5', '9']);
    expect(comparePrices([row], items, days)).toMatchObject([
      { verdict: 'wrong', faults: ['Quantity break at 2.5: Whole numbers only for NOS.'] },
    ]);
    const metres = new Map([['brg-1', { ...items.get('brg-1')!, unit: 'MTR' }]]);
    expect(comparePrices([row], metres, days)).toMatchObject([{ verdict: 'changed', faults: [] }]);
  });

  it('names the row that has the same SKU', () => {
    expect(check(['BRG-1', '', '10'], ['brg-1', '', '11'])[1]!.faults).toEqual([
      'Row 2 has the same SKU. Keep one of the two rows.',
    ]);
  });
});
