import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogProduct } from '#contracts/catalog/list.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addPicture, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let all: Row[];

interface Row {
  id: number;
  name: string;
  price_paise: number;
  category: string | null;
  subcategory: string | null;
  stock: number;
}

const COUNT = 127;
const CATEGORIES = { Bearings: ['Ball', 'Roller'], Fasteners: ['Bolts', 'Nuts'] };

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  for (const [category, subs] of Object.entries(CATEGORIES)) {
    await api.sql('insert into categories values ($1, 1)', [category]);
    for (const sub of subs) await api.sql('insert into subcategories values ($1, $2, 1)', [category, sub]);
  }
  // Names and prices repeat, so that every sort has ties; cases are mixed; every seventh product is discontinued.
  for (let n = 0; n < COUNT; n++) {
    const [category, subs] = Object.entries(CATEGORIES)[n % 3] ?? [null, []];
    await addProduct(api, company_id, {
      name: ['Anchor', 'anchor', 'Bolt', 'Clamp', 'zinc'][(n * 7) % 5],
      price_paise: ((n * 37) % 20) * 100,
      category,
      subcategory: subs[n % 2] ?? null,
      stock: n % 4,
      brand: 'Common',
    });
    if (n % 7 === 0) await addProduct(api, company_id, { name: 'Anchor', brand: 'Common', active: false });
  }
  const rows = await api.sql<Row>('select * from catalog where active');
  all = rows.map((row) => ({ ...row, id: Number(row.id), price_paise: Number(row.price_paise) }));
});
afterAll(() => api.stop());

/** Reads all pages of a query; returns the products in order, and the totals. */
async function walk(query: string, size: number) {
  const items: CatalogProduct[] = [];
  const totals = new Set<number>();
  for (let page = 1; page <= Math.ceil(COUNT / size) + 1; page++) {
    const { status, body } = await buyer.get(`/api/catalog/list?${query}&size=${size}&page=${page}`);
    expect(status).toBe(200);
    items.push(...body.items);
    totals.add(body.total);
  }
  return { ids: items.map(({ id }) => id), totals: [...totals] };
}

const byId = (a: Row, b: Row) => a.id - b.id;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byPrice = (a: Row, b: Row) => a.price_paise - b.price_paise || byId(a, b);
const byName = (a: Row, b: Row) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || byId(a, b);
const ORDERS: Record<string, (a: Row, b: Row) => number> = {
  relevance: byId,
  price_asc: byPrice,
  price_desc: (a, b) => byPrice(b, a),
  name_asc: byName,
  name_desc: (a, b) => byName(b, a),
  newest: (a, b) => byId(b, a),
};
const FILTERS = [
  { filter: '', keeps: () => true },
  { filter: '&category=Bearings', keeps: (row: Row) => row.category === 'Bearings' },
  { filter: '&category=Bearings&subcategory=Ball', keeps: (row: Row) => row.subcategory === 'Ball' },
];

describe.each(Object.keys(ORDERS))('the sort %s', (sort) => {
  it.each([1, 2, 3].flatMap((n) => [5, 24].map((size) => ({ size, ...FILTERS[n - 1]! }))))(
    'shows every product once and in order: pages of $size$filter',
    async ({ size, filter, keeps }) => {
      const expected = all.filter(keeps).sort(ORDERS[sort]);
      expect(expected.length).toBeGreaterThan(10);
      const { ids, totals } = await walk(`sort=${sort}${filter}`, size);
      expect(ids).toEqual(expected.map(({ id }) => id));
      expect(totals).toEqual([expected.length]);
    },
  );

  it('has every match of a search once', async () => {
    const { ids, totals } = await walk(`sort=${sort}&q=common&category=Fasteners`, 7);
    const expected = all.filter(({ category }) => category === 'Fasteners');
    expect(totals).toEqual([expected.length]);
    // Relevance has its own order; the other sorts are the same as when browsing.
    if (sort === 'relevance') expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)));
    else expect(ids).toEqual(expected.sort(ORDERS[sort]).map(({ id }) => id));
    expect(ids).toHaveLength(expected.length);
  });
});

describe('a page', () => {
  it('has 24 products by default', async () => {
    expect((await buyer.get('/api/catalog/list')).body).toMatchObject({ total: COUNT, total_capped: false });
    expect((await buyer.get('/api/catalog/list')).body.items).toHaveLength(24);
  });

  it.each(['1e9', '1000000000', 'Infinity'])('with size %s is clamped to 100', async (size) => {
    expect((await buyer.get(`/api/catalog/list?size=${size}`)).body.items).toHaveLength(100);
  });

  it.each(['7', '1e9', '999999999999999999'])('number %s beyond the last is empty, with the total', async (page) => {
    expect((await buyer.get(`/api/catalog/list?page=${page}`)).body).toMatchObject({ items: [], total: COUNT });
  });

  it('has the fields of a card, with the primary picture', async () => {
    const id = await addProduct(api, company_id, {
      name: 'Pump',
      brand: null,
      price_paise: 12_345,
      unit: 'SET',
      pack: 'Set of 9',
      stock: 0,
    });
    await addPicture(api, id, { url: 'https://media.test/first.webp' });
    await addPicture(api, id, { url: 'https://media.test/primary.webp', is_primary: true, position: 1 });
    const { items } = (await buyer.get('/api/catalog/list?q=pump')).body;
    expect(items).toEqual([
      {
        id,
        sku: expect.any(String),
        name: 'Pump',
        brand: null,
        price: 123.45,
        price_per: 1,
        to_quote: null,
        stock: 0,
        can_backorder: false,
        unit: 'SET',
        pack: 'Set of 9',
        pack_price: 'Set of 9',
        image: 'https://media.test/primary.webp',
        ...{ material_code: null, price_breaks: [], breaks: null, qty_rules: null, min_qty: 1, qty_multiple: 1 },
        delivery: expect.objectContaining({ from: 'unknown', text: 'Delivery date on confirmation' }),
      },
    ]);
    await api.sql('delete from products where id = $1', [id]);
  });
});
