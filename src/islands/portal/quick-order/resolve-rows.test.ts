import { describe, expect, it } from 'vitest';
import type { MatchedProduct, SkuMatch } from '#contracts/catalog/match-skus.ts';
import type { CandidateLookup } from './candidates.ts';
import { type SkuLookup, resolveRows, countStates } from './resolve-rows.ts';
import { readRows } from '#client/table-files/read-rows.ts';

const product = (id: number, sku: string, changes: Partial<MatchedProduct> = {}): MatchedProduct => ({
  ...{
    id,
    sku,
    name: `Product ${id}`,
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
  ...changes,
});
const products = [
  product(1, 'BRG-6205'),
  product(2, 'VLV-10'),
  product(3, 'VLV10'),
  product(4, 'OLD-1', { active: false }),
  product(5, 'GONE-1', { stock: 0 }),
  product(6, 'HOSE-1'),
  product(7, 'BOLT-1', { unit: 'BOX', pack: 'Box of 50' }),
  product(8, 'NUT-1', { unit: 'BOX', pack: 'Box of 50', active: false }),
  product(9, 'TUBE-1', { min_qty: 10, qty_multiple: 5, stock: 48 }),
  product(10, 'ROD-1', { min_qty: 10, qty_multiple: 5, stock: 8 }),
  product(12, 'ORDER-1', { can_backorder: true }),
  product(11, 'ASK-1', { price: 0, to_quote: 'no price' }),
];
const matches: Record<string, Partial<SkuMatch>> = {
  'ORDER-1': { exact: [12] },
  ...{ 'BRG-6205': { exact: [1] }, brg6205: { exact: [1] }, 'BRG 6205': { exact: [1] }, BRG: {} },
  ...{
    'VLV-10': { exact: [2, 3] },
    'vlv-10': { exact: [2, 3] },
    'vlv 10': { exact: [2, 3] },
    vlv: {},
    'OLD-1': { exact: [4] },
    'GONE-1': { exact: [5] },
    'ASK-1': { exact: [11] },
  },
  ...{ 'Hex bolt': {}, 'X-2': {}, 'Hose pipe': {}, 'PUMP-9': {}, '1': {}, '2': {}, 'Hex bolt 9': {}, 'Hex bolt 8': {} },
  ...{ HOSE: { near: [6] }, 'X-1': {}, 'BOLT-1': { exact: [7] }, 'NUT-1': { exact: [8] } },
  ...{ 'TUBE-1': { exact: [9] }, 'ROD-1': { exact: [10] } },
};
const lookup: SkuLookup = {
  matches: new Map(Object.entries(matches).map(([sku, match]) => [sku, { exact: [], near: [], ...match }])),
  products: new Map(products.map((one) => [one.id, one])),
};
const candidates: CandidateLookup = {
  found: new Map([
    ['X-1', { ids: [], partial: false }],
    ['X-2', { ids: [], partial: false }],
    ['Hex bolt', { ids: [7, 1], partial: false }],
    ['Hose pipe', { ids: [6], partial: true }],
  ]),
  products: lookup.products,
};
const resolve = (text: string, rejected: string[] = []) =>
  resolveRows(readRows(text).rows, lookup, new Set(rejected), candidates);

describe('a row is resolved', () => {
  it.each([
    ['BRG-6205\t5', { state: 'found', to_cart: 5, to_rfq: 0 }],
    ['BRG-6205\t50', { state: 'found', to_cart: 50, to_rfq: 0 }],
    ['BRG-6205\t51', { state: 'short', to_cart: 50, to_rfq: 1 }],
    ['GONE-1\t3', { state: 'out', to_cart: 0, to_rfq: 3 }],
    ['ASK-1\t3', { state: 'to quote', to_cart: 0, to_rfq: 3 }],
    ['OLD-1\t3', { state: 'discontinued', to_cart: 0, to_rfq: 3 }],
    ['X-1\t3', { state: 'unknown', to_cart: 0, to_rfq: 3 }],
    ['vlv 10\t3', { state: 'ambiguous', to_cart: 0, to_rfq: 0 }],
    ['VLV-10\t3', { state: 'found', to_cart: 3, to_rfq: 0 }],
    ['vlv-10\t3', { state: 'found', product: products[1], to_cart: 3 }],
    ['HOSE\t3', { state: 'ambiguous', to_cart: 0, to_rfq: 0 }],
    ['BRG-6205\t1.5', { state: 'quantity', to_cart: 0, to_rfq: 0 }],
    ['TUBE-1\t7', { state: 'quantity', to_cart: 0, to_rfq: 0 }],
    ['TUBE-1\t12', { state: 'quantity', to_cart: 0, to_rfq: 0 }],
    ['TUBE-1\t15', { state: 'found', to_cart: 15, to_rfq: 0 }],
    ['TUBE-1\t50', { state: 'short', to_cart: 45, to_rfq: 5 }],
    ['ROD-1\t10', { state: 'out', to_cart: 0, to_rfq: 10 }],
    ['NOT-YET\t1', { state: 'loading', to_cart: 0, to_rfq: 0 }],
  ])('%j: %o', (text, row) => {
    expect(resolve(text)).toMatchObject([row]);
  });

  it('by the reading that is in the catalogue: `BRG 6205` is one of a SKU, not 6,205 of another', () => {
    expect(resolve('BRG 6205')).toMatchObject([{ state: 'found', qty: 1, product: { sku: 'BRG-6205' } }]);
  });

  it('with the products to choose from', () => {
    expect(resolve('vlv 10')[0]!.choices.map(({ sku }) => sku)).toEqual(['VLV-10', 'VLV10']);
    expect(resolve('HOSE')[0]!.choices.map(({ sku }) => sku)).toEqual(['HOSE-1']);
  });

  it('as unknown once its choices are rejected', () => {
    expect(resolve('vlv 10\t3', ['vlv10'])).toMatchObject([{ state: 'unknown', to_rfq: 3, choices: [] }]);
  });
});

describe('a row without a known SKU', () => {
  it.each([
    ['Hex bolt\t3', { state: 'ambiguous', choices_by: 'words', choices: [products[6], products[0]], to_rfq: 0 }],
    ['X-2\tHex bolt\t3', { state: 'ambiguous', choices_by: 'words', to_cart: 0, to_rfq: 0 }],
    ['Hose pipe\t3', { state: 'ambiguous', choices_by: 'some words' }],
    ['X-1\t3', { state: 'unknown', to_rfq: 3 }],
    ['PUMP-9\t3', { state: 'unsearched', to_cart: 0, to_rfq: 0 }],
    [`${'Hex bolt '.repeat(20)}\t3`, { state: 'unsearched' }],
  ])('waits for the buyer’s choice, if the search finds any: %j', (text, row) => {
    expect(resolve(text)).toMatchObject([row]);
  });

  it('goes to the RFQ once its choices are rejected', () => {
    expect(resolve('Hex bolt\t3', ['hexbolt'])).toMatchObject([{ state: 'unknown', to_rfq: 3, choices: [] }]);
    expect(resolve('X-2\tHex bolt\t3', ['x2hexbolt'])).toMatchObject([{ state: 'unknown', to_rfq: 3 }]);
  });

  it('is not added up with another of which the number may be the size', () => {
    expect(resolve('Hex bolt 8\nHex bolt 9')).toHaveLength(2);
  });

  it('keeps its choices where another that begins alike has lost them', () => {
    expect(resolve('Hex bolt\t3\nHex bolt 9', ['hexbolt'])).toMatchObject([
      { state: 'unknown' },
      { state: 'unsearched' },
    ]);
  });

  it('is not the same as another of which only the number is the same', () => {
    expect(resolve('1\tHex bolt\t3\n1\tHose pipe\t3\n2\tHex bolt\t4')).toHaveLength(3);
  });
});

describe('rows of one product', () => {
  it('are added up before comparing with the stock', () => {
    const [row, ...others] = resolve('BRG-6205\t30\nX-1\nbrg6205\t30');
    expect(row).toMatchObject({ state: 'short', qty: 60, to_cart: 50, to_rfq: 10 });
    expect(row!.typed.map(({ line }) => line)).toEqual([0, 2]);
    expect(others).toHaveLength(1);
  });

  it('go to the cart in full if the product can be ordered beyond stock', () => {
    expect(resolve('ORDER-1\t30\nORDER-1\t30')).toMatchObject([{ state: 'found', qty: 60, to_cart: 60, to_rfq: 0 }]);
  });

  it('are added up where the SKU is unknown', () => {
    expect(resolve('X-1\t3\nX-1\t4')).toMatchObject([{ state: 'unknown', qty: 7, to_rfq: 7 }]);
  });

  it('are kept apart where one has an invalid quantity', () => {
    expect(resolve('BRG-6205\t3\nBRG-6205\tten')).toMatchObject([
      { state: 'found', qty: 3 },
      { state: 'invalid', qty: 1 },
    ]);
  });
});

describe('a quantity in another unit', () => {
  it.each([
    ['BOLT-1\t100 pcs', { state: 'unit', question: { units: 2 }, qty: 100, to_cart: 0, to_rfq: 0 }],
    ['BOLT-1\t4 kg', { state: 'unit', question: { units: null }, to_cart: 0, to_rfq: 0 }],
    ['NUT-1\t100 pcs', { state: 'unit', to_cart: 0, to_rfq: 0 }],
    ['BOLT-1\t2 boxes', { state: 'found', question: null, to_cart: 2 }],
    ['BOLT-1\t2', { state: 'found', question: null, to_cart: 2 }],
    ['X-1\t3 drums', { state: 'unknown', unit: 'drums', to_rfq: 3 }],
  ])('%j: %o', (text, row) => {
    expect(resolve(text)).toMatchObject([row]);
  });

  it('is added up with the same unit only', () => {
    expect(resolve('BOLT-1\t30 pcs\nBOLT-1\t2 box\nBOLT-1\t20 PCS\nBOLT-1\t1')).toMatchObject([
      { state: 'unit', qty: 50, question: { units: 1 } },
      { state: 'found', qty: 3 },
    ]);
    expect(resolve('X-1\t3 drums\nX-1\t4 pcs')).toMatchObject([{ qty: 3 }, { qty: 4 }]);
  });
});

it('rows are counted by state', () => {
  expect(countStates(resolve('BRG-6205\t5\nX-1\nHOSE\nGONE-1\nBOLT-1\t9 pcs'))).toMatchObject({
    ...{ found: 1, unit: 1, unknown: 1, ambiguous: 1, out: 1, invalid: 0, loading: 0 },
  });
});
