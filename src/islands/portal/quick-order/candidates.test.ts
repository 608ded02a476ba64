import { describe, expect, it } from 'vitest';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import type { Candidates } from '#contracts/catalog/find-candidates.ts';
import { askedItem, itemText } from './asked-item.ts';
import { type CandidateLookup, candidatesFor, searchesFor } from './candidates.ts';
import { readRows } from '#client/table-files/read-rows.ts';

const rowOf = (text: string) => readRows(text).rows[0]!;
const withHeading = (row: string) => `SKU\tDescription\tQty\n${row}`;

describe('the catalogue is searched for', () => {
  it.each([
    ['Hex bolt M12x50 8.8\t200 nos', ['Hex bolt M12x50 8.8']],
    ['Hex bolt M12x50 8.8 200 nos', ['Hex bolt M12x50 8.8', 'Hex bolt M12x50 8.8 200 nos']],
    ['Ball bearing 6205', ['Ball bearing', 'Ball bearing 6205']],
    ['Hex bolt, M12x50, 200 nos', ['Hex bolt M12x50']],
    ['1\tHex bolt M12x50\t200\tNos', ['Hex bolt M12x50']],
    ['oil 5 nos', ['oil', 'oil 5 nos']],
    ['NOPE-77\t5', ['NOPE-77', 'NOPE 77']],
    ['M8\t5', []],
    [withHeading('NOPE-77\tSeal, nitrile\t5'), ['NOPE-77', 'NOPE 77', 'Seal, nitrile']],
    [withHeading('10\tSeal, nitrile\t5'), ['Seal, nitrile']],
    [withHeading('\tSeal, nitrile\t5'), ['Seal, nitrile']],
    ['Item,Make,Qty\nSeal 40 x 62,Kavach,5', ['Seal 40 x 62']],
    ['दस्ताने\t5', ['दस्ताने']],
  ])('%j', (text, searches) => {
    expect(searchesFor(rowOf(text))).toEqual(searches);
  });
});

it.each([
  ['BRG 6205 2RS', 'BRG 6205 2RS'],
  ['SW M6', 'SW M6'],
  ['VALVE-10', 'VALVE-10'],
  ['Hex bolt M12x50', ''],
  ['grease 1 kg', ''],
  ['oil', ''],
])('%j has the code %j', (sku, code) => {
  expect(askedItem(rowOf('X\t1'), { sku }).code).toBe(code);
});

it.each([
  [withHeading('NOPE-77\tSeal, nitrile\t5'), 'NOPE-77, Seal, nitrile'],
  [withHeading('10\tSeal, nitrile\t5'), 'Seal, nitrile'],
  ['Item,Make,Qty\nSeal 40 x 62,Kavach,5', 'Seal 40 x 62, Kavach'],
])('an RFQ names the item without the number of the row: %j', (text, item) => {
  const row = rowOf(text);
  expect(itemText(row, row.readings[0].sku)).toBe(item);
});

const product = (id: number, sku: string, name: string): MatchedProduct => ({
  ...{
    id,
    sku,
    name,
    brand: null,
    price: 10,
    price_per: 1,
    to_quote: null,
    stock: 50,
    can_backorder: false,
    unit: 'NOS',
    image: null,
    pack: null,
  },
  ...{ active: true, material_code: null, price_breaks: [], min_qty: 1, qty_multiple: 1 },
});
const lookup = (found: Record<string, Candidates>): CandidateLookup => ({
  found: new Map(Object.entries(found)),
  products: new Map(
    [product(1, 'BRG-6205', 'Ball bearing 6205'), product(2, 'BRG-6206', 'Ball bearing 6206')].map((one) => [
      one.id,
      one,
    ]),
  ),
});
const all = (...ids: number[]): Candidates => ({ ids, partial: false });
const some = (...ids: number[]): Candidates => ({ ids, partial: true });
const skus = (text: string, found: Record<string, Candidates>) => {
  const result = candidatesFor(rowOf(text), lookup(found));
  return result && [result.choices_by, rowOf(text).readings[result.at]!.qty, ...result.choices.map(({ sku }) => sku)];
};

describe('a row may mean', () => {
  it('nothing before all its texts have been searched', () => {
    expect(skus(withHeading('NOPE-77\tBall bearing\t5'), { 'NOPE-77': all(1) })).toBeNull();
  });

  it('what its code finds, else what its description finds', () => {
    const text = withHeading('NOPE-77\tBall bearing\t5');
    const known = { 'NOPE 77': all() };
    expect(skus(text, { ...known, 'NOPE-77': all(2), 'Ball bearing': all(1, 2) })).toEqual(['words', 5, 'BRG-6206']);
    expect(skus(text, { ...known, 'NOPE-77': all(), 'Ball bearing': all(1, 2) })).toEqual([
      'words',
      5,
      'BRG-6205',
      'BRG-6206',
    ]);
    expect(skus(text, { ...known, 'NOPE-77': some(2), 'Ball bearing': all(1) })).toEqual(['words', 5, 'BRG-6205']);
    expect(skus(text, { ...known, 'NOPE-77': some(2), 'Ball bearing': some(1) })).toEqual([
      'some words',
      5,
      'BRG-6206',
    ]);
    expect(skus(text, { ...known, 'NOPE-77': all(), 'Ball bearing': all() })).toEqual(['words', 5]);
  });

  it('a SKU of which it has a letter wrong, before what its description finds', () => {
    const found = { 'BRG-6208': all(), 'BRG 6208': some(2, 1), 'Ball bearing': all(1, 2) };
    expect(skus(withHeading('BRG-6208\tBall bearing\t5'), found)).toEqual(['some words', 5, 'BRG-6206', 'BRG-6205']);
    expect(skus('BRG-7277\t5', { 'BRG-7277': all(), 'BRG 7277': some(1, 2) })).toEqual(['words', 5]);
  });

  it('one of the product whose number it ends with, not that many', () => {
    const found = { 'Ball bearing': all(1, 2), 'Ball bearing 6205': all(1) };
    expect(skus('Ball bearing 6205', found)).toEqual(['words', 1, 'BRG-6205']);
    expect(skus('Ball bearing 50', { ...found, 'Ball bearing 50': all(2) })).toEqual([
      'words',
      50,
      'BRG-6205',
      'BRG-6206',
    ]);
  });
});

describe('where a thread is asked', () => {
  const nuts = [
    product(11, 'HN-M6', 'Hex nut M6'),
    product(12, 'HN-M8', 'Hex nut M8'),
    product(13, 'HN-M10', 'Hex nut M10'),
  ];
  const found = (ids: number[], partial: boolean): CandidateLookup => ({
    found: new Map([['hex nut M8', { ids, partial }]]),
    products: new Map(nuts.map((one) => [one.id, one])),
  });
  const choicesOf = (ids: number[], partial = false) => candidatesFor(rowOf('hex nut M8\t5'), found(ids, partial));

  it('only products of this thread are possible', () => {
    expect(choicesOf([11, 12, 13])).toMatchObject({ choices: [{ id: 12 }], choices_by: 'words' });
  });

  it('products of other threads are close', () => {
    expect(choicesOf([11, 13])).toMatchObject({ choices: [{ id: 11 }, { id: 13 }], choices_by: 'some words' });
  });

  it('products of other threads found by some words are none', () => {
    expect(choicesOf([11, 13], true)).toMatchObject({ choices: [] });
    expect(choicesOf([11, 12], true)).toMatchObject({ choices: [{ id: 12 }], choices_by: 'some words' });
  });
});
