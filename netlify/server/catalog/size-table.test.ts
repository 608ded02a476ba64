import { describe, expect, it, test } from 'vitest';
import { readProducts } from '#db/seed/products.ts';
import { dimensionsOf } from './size-columns.ts';
import { familyName, type SizedProduct, sizeTable } from './size-table.ts';

const products: SizedProduct[] = (['aravalli', 'deccan', 'konkan'] as const).flatMap((company, at) =>
  readProducts(company).map((product, index) => ({
    ...product,
    id: at * 1000 + index,
    brand: product.brand ?? null,
    category: product.category ?? null,
    subcategory: product.subcategory ?? null,
  })),
);

/** A bearing; its other values are those of 6205. */
const bearing = (id: number, name: string, attributes: Record<string, string>): SizedProduct => ({
  id,
  name,
  brand: 'Orbivel',
  category: 'Bearings & power transmission',
  subcategory: 'Ball bearings',
  attributes: { Bore: '25 mm', 'Outside diameter': '52 mm', Width: '15 mm', Sealing: 'Open', ...attributes },
});

test.each([
  ['Hex head bolt M8 × 40 mm, 8.8, zinc plated', 'Hex head bolt'],
  ['Hex head screw, full thread, M6 × 20 mm', 'Hex head screw'],
  ['External circlip for 10 mm shaft', 'External circlip'],
  ['Worm gearbox size 50, ratio 20:1', 'Worm gearbox'],
  ['SS 316 ball valve 15 mm, full bore', 'SS 316 ball valve'],
  ['V-belt A26, wrapped classical section A', 'V-belt'],
  ['3-ply box, plain', '3-ply box'],
  ['Patch cord Cat 6, 2 m', 'Patch cord'],
  ['Buffer solution pH 7, 500 ml', 'Buffer solution'],
  ['Industrial gear oil EP 220, 20 L', 'Industrial gear oil'],
  ['Stainless steel 304 pipe 25 mm', 'Stainless steel 304 pipe'],
])('the family of "%s" is %s', (name, family) => {
  expect(familyName(name)).toBe(family);
});

describe('the table of a family', () => {
  const family = sizeTable(
    [
      bearing(1, 'Deep groove ball bearing 6210', { Bore: '50 mm', 'Outside diameter': '90 mm' }),
      bearing(2, 'Deep groove ball bearing 6000', { Bore: '1 cm', Sealing: 'ZZ, metal shields' }),
      bearing(3, 'Deep groove ball bearing 6205', { Sealing: 'ZZ, metal shields' }),
    ],
    false,
  )[0]!;

  it('has the dimensions of its drawing and the attributes in which its products differ, the unit in the heading', () => {
    expect(family.columns).toEqual([
      { key: 'bore', name: 'Bore', unit: 'mm', symbol: 'd', numeric: true },
      { key: 'outside_diameter', name: 'Outside diameter', unit: 'mm', symbol: 'D', numeric: true },
      { key: 'width', name: 'Width', unit: 'mm', symbol: 'B', numeric: true },
      { key: 'sealing', name: 'Sealing', unit: null, symbol: null, numeric: false },
    ]);
    expect(family.common).toEqual([{ name: 'Brand', text: 'Orbivel' }]);
  });

  it('is sorted by size, in whatever unit that is written', () => {
    expect(family.rows.map(({ id, cells }) => [id, cells[0]!.text])).toEqual([
      [2, '10'],
      [3, '25'],
      [1, '50'],
    ]);
    expect(family.rows[0]!.details).toBeNull();
  });

  it('keeps an order that was asked for', () => {
    const rows = [bearing(1, 'Ball bearing 50', { Bore: '50 mm' }), bearing(2, 'Ball bearing 10', { Bore: '10 mm' })];
    expect(sizeTable(rows, true)[0]!.rows.map(({ id }) => id)).toEqual([1, 2]);
  });
});

test('products that the columns do not tell apart have the rest of their name', () => {
  const [family] = sizeTable(
    [bearing(1, 'Ball bearing 6205, steel cage', {}), bearing(2, 'Ball bearing 6205, brass cage', {})],
    false,
  );
  expect(family!.rows.map(({ details }) => details)).toEqual(['6205, steel cage', '6205, brass cage']);
});

test('products that are alone stand together under their subcategory, with their names', () => {
  const [family] = sizeTable(
    [bearing(1, 'Ball bearing 6205', {}), bearing(2, 'Bearing set 9', { Bore: '10 mm' })],
    false,
  );
  expect(family).toMatchObject({
    title: 'Ball bearings',
    rows: [{ details: 'Ball bearing 6205' }, { details: 'Bearing set 9' }],
  });
});

test('tables of single products are sorted by name, and all tables by their titles where that is asked', () => {
  const named = (id: number, name: string) => bearing(id, name, {});
  const rows = [
    named(1, 'Thrust set 10'),
    named(2, 'Cage 2'),
    named(3, 'Axle unit 1'),
    named(4, 'Zinc unit 1'),
    named(5, 'Zinc unit 2'),
  ];
  const [first, second] = sizeTable(rows.toReversed(), false, true);
  expect([first!.title, second!.title]).toEqual(['Ball bearings', 'Zinc unit']);
  expect(first!.rows.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a value that does not fit its template is shown as written, and a missing one leaves its cell empty', () => {
  const { Width: _, ...attributes } = bearing(0, '', {}).attributes;
  const rows = [bearing(1, 'Ball bearing 1', { Width: 'narrow' }), { ...bearing(2, 'Ball bearing 2', {}), attributes }];
  const [family] = sizeTable(rows, false);
  expect(family!.rows.map(({ id, cells }) => [id, cells[2]])).toEqual([
    [1, { text: 'narrow', order: null }],
    [2, null],
  ]);
});

test('a product without a category has a table without sizes', () => {
  const [family] = sizeTable(
    [{ id: 1, name: 'Loose part', brand: null, category: null, subcategory: null, attributes: { Bore: '5' } }],
    false,
  );
  expect(family).toMatchObject({ title: 'Loose part', columns: [], common: [] });
});

test('a product has the dimensions of its drawing, in mm without the unit', () => {
  expect(dimensionsOf(bearing(1, '', {}))).toEqual([
    { symbol: 'd', text: '25' },
    { symbol: 'D', text: '52' },
    { symbol: 'B', text: '15' },
  ]);
  const box = { category: 'Packaging & material handling', subcategory: 'Cartons & bags' };
  expect(dimensionsOf({ ...box, attributes: { 'Inside size': '300 × 200 × 150 mm' } })).toEqual([
    { symbol: 'L', text: '300' },
    { symbol: 'B', text: '200' },
    { symbol: 'H', text: '150' },
  ]);
  const rod = { category: 'Fasteners', subcategory: 'Threaded rods' };
  expect(dimensionsOf({ ...rod, attributes: { Length: '1 m' } })).toEqual([{ symbol: 'L', text: '1 m' }]);
});

describe('the demo catalogues', () => {
  // Several companies buy the same items.
  const items = [...new Map(products.map((product) => [product.name, product])).values()];
  const places = [...Map.groupBy(items, ({ category, subcategory }) => `${category} → ${subcategory}`)];
  const families = places.flatMap(([place, group]) => sizeTable(group, false).map((family) => ({ place, ...family })));

  it('show every product once', () => {
    const shown = families.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(shown.toSorted((a, b) => a - b)).toEqual(items.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('have at most six columns in a table, each with a value in at least half of the rows', () => {
    const wrong = families.filter(
      ({ columns, rows }) =>
        columns.length > 6 || columns.some((_, at) => rows.filter(({ cells }) => cells[at]).length * 2 < rows.length),
    );
    expect(wrong.map(({ place, title }) => `${place}: ${title}`)).toEqual([]);
  });

  it('tell the products of a table apart, by its columns or by their names', () => {
    const alike = families.filter(({ rows }) => {
      const texts = rows.map(({ cells, details }) => JSON.stringify([cells.map((cell) => cell?.text), details]));
      return new Set(texts).size < rows.length;
    });
    expect(alike.map(({ place, title }) => `${place}: ${title}`)).toEqual([]);
  });

  it('have a column in every family of at least three products in a subcategory of six', () => {
    const large = new Set(places.filter(([, group]) => group.length >= 6).map(([place]) => place));
    const bare = families.filter(
      ({ place, title, subcategory, rows, columns }) =>
        large.has(place) && title !== subcategory && rows.length >= 3 && columns.length === 0,
    );
    expect(bare.map(({ place, title }) => `${place}: ${title}`)).toEqual([]);
  });

  it('sort each family of one kind by its first column', () => {
    const unsorted = families.filter(({ title, subcategory, rows }) => {
      const orders = rows.flatMap(({ cells }) => cells[0]?.order ?? []);
      return title !== subcategory && orders.some((order, at) => at > 0 && order < orders[at - 1]!);
    });
    expect(unsorted.map(({ place, title }) => `${place}: ${title}`)).toEqual([]);
  });
});
