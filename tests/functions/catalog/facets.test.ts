import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Facets } from '#contracts/catalog/list.ts';
import { DELIVERY_VALUES } from '#contracts/catalog/attributes/facets.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

/** Compares the facets of a small random catalogue with a plain count. */
let api: Api;
let buyer: Person;

const CATEGORY = 'Bearings & power transmission';
const KINDS = { 'Ball bearings': ['bore', 'sealing'], 'Oil seals': ['shaft_diameter'] } as const;
const BRANDS = ['Orbivel', 'Kavach "K"', "O'Neil | Sons", 'Zenith\\'];
const BORES = ['10 mm', '20 mm', '25 mm', '100 mm'];

interface Product {
  name: string;
  brand: string | null;
  subcategory: keyof typeof KINDS;
  stock: number;
  lead_days: number | null;
  /** Rupees. */
  price: number;
  facets: Record<string, string>;
}

let seed = 20_261_124;
const upTo = (n: number) => Math.floor(((seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff) * n);
const pick = <T>(all: readonly T[]) => all[upTo(all.length)]!;

const products = Array.from({ length: 120 }, (): Product => {
  const subcategory = upTo(3) ? 'Ball bearings' : 'Oil seals';
  const size = pick(BORES);
  const facets: Record<string, string> = subcategory === 'Ball bearings' ? { bore: size } : { shaft_diameter: size };
  if (subcategory === 'Ball bearings' && upTo(4)) facets.sealing = pick(['Open', 'ZZ, metal shields']);
  return {
    name: pick(['steel', 'brass', 'steel brass']),
    brand: upTo(6) ? pick(BRANDS) : null,
    subcategory,
    stock: upTo(3),
    lead_days: pick([null, 3, 10, 30]),
    price: 10 * (1 + upTo(9)),
    facets,
  };
});

/** The rows of the data sheet, in spellings that mean the same. */
function attributesOf({ facets }: Product): Record<string, string> {
  const spelling = (size: string) => pick([size, size.replace(' ', ''), `${parseInt(size, 10) / 10} cm`]);
  return Object.fromEntries(
    Object.entries(facets).map(([key, value]) => [
      key === 'bore' ? 'Bore' : key === 'sealing' ? 'Sealing' : 'Shaft diameter',
      value.endsWith('mm') ? spelling(value) : value,
    ]),
  );
}

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const other = await addCompany(api, 'Konkan');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  await api.sql('insert into categories values ($1, 1) on conflict do nothing', [CATEGORY]);
  for (const subcategory of Object.keys(KINDS)) {
    await api.sql('insert into subcategories values ($1, $2, 1) on conflict do nothing', [CATEGORY, subcategory]);
  }
  for (const [n, product] of products.entries()) {
    const { name, brand, subcategory, stock, lead_days, price } = product;
    const row = { name, brand, category: CATEGORY, subcategory, stock, lead_days, price_paise: price * 100 };
    await addProduct(api, company_id, { ...row, attributes: attributesOf(product) });
    // The other company's products must not be counted.
    if (n % 4 === 0)
      await addProduct(api, other.company_id, { ...row, brand: 'Elsewhere', attributes: { Bore: '7 mm' } });
  }
});
afterAll(() => api.stop());

interface Query {
  q: string | null;
  subcategory: keyof typeof KINDS | null;
  chosen: Record<string, string[]>;
  price: [number, number] | null;
  in_stock: boolean;
}

async function list({ q, subcategory, chosen, price, in_stock }: Query) {
  const params = new URLSearchParams({ category: CATEGORY, chosen: JSON.stringify(chosen), size: '100' });
  if (q) params.set('q', q);
  if (subcategory) params.set('subcategory', subcategory);
  if (price) params.set('price_min', String(price[0]));
  if (price) params.set('price_max', String(price[1]));
  if (in_stock) params.set('in_stock', '1');
  const { status, body } = await buyer.get(`/api/catalog/list?${params}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { total: number; partial: boolean; facets: Facets; items: { brand: string }[] };
}

/** Value of a facet, the common ones included. */
function valueOf(product: Product, key: string): string | null | undefined {
  if (key === 'delivery') return deliveryOf(product);
  return key === 'brand' ? product.brand : product.facets[key];
}

function deliveryOf({ stock, lead_days }: Product): string {
  if (stock > 0) return 'From stock';
  if (lead_days === null) return 'On enquiry';
  return lead_days <= 7 ? 'Within 7 working days' : lead_days <= 15 ? 'Within 15 working days' : 'Over 15 working days';
}

/** The products that a query without one of its filters finds. */
function matching({ q, subcategory, chosen, price, in_stock }: Query, without?: string): Product[] {
  return products.filter(
    (product) =>
      (!q || product.name.split(' ').includes(q)) &&
      (!subcategory || product.subcategory === subcategory) &&
      Object.entries(chosen).every(
        ([key, values]) => key === without || values.length === 0 || values.includes(valueOf(product, key) ?? ''),
      ) &&
      (!price || without === 'price' || (product.price >= price[0] && product.price <= price[1])) &&
      (!in_stock || without === 'in_stock' || product.stock > 0),
  );
}

function countsOf(query: Query, key: string): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries((query.chosen[key] ?? []).map((value) => [value, 0]));
  for (const product of matching(query, key)) {
    const value = valueOf(product, key);
    if (value) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

/** Brand, delivery, what is chosen, and the attributes of the subcategory that more than half of the matches share. */
function keysOf(query: Query): string[] {
  const matches = matching(query);
  const shared = Object.entries(KINDS).find(
    ([kind]) => matches.filter(({ subcategory }) => subcategory === kind).length * 2 > matches.length,
  );
  const keys = new Set(['brand', 'delivery', ...(shared?.[1] ?? []), ...Object.keys(query.chosen)]);
  return [...keys].filter((key) => Object.keys(countsOf(query, key)).length > 0);
}

/** The numbers by subcategory, whichever is chosen; null where nothing else narrows the catalogue. */
function categoriesOf(query: Query): Facets['categories'] {
  const { q, chosen, price, in_stock } = query;
  if (!q && !price && !in_stock && Object.keys(chosen).length === 0) return null;
  const found = matching({ ...query, subcategory: null });
  const subs = Object.keys(KINDS).map((name) => ({
    name,
    count: found.filter(({ subcategory }) => subcategory === name).length,
  }));
  const items = [
    { category: CATEGORY, count: found.length, subs: expect.arrayContaining(subs.filter(({ count }) => count > 0)) },
  ];
  return { items, capped: false };
}

const chosenOf = <T extends string>(values: T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }));
const queries = fc.record<Query>({
  q: fc.constantFrom(null, 'steel', 'brass'),
  subcategory: fc.constantFrom(null, 'Ball bearings', 'Oil seals'),
  chosen: fc
    .record({
      brand: chosenOf(BRANDS),
      delivery: chosenOf([...DELIVERY_VALUES]),
      bore: chosenOf([...BORES, '999 mm']),
      sealing: chosenOf(['Open']),
    })
    .map((chosen) =>
      Object.fromEntries(Object.entries(chosen).filter((entry): entry is [string, string[]] => !!entry[1])),
    ),
  price: fc.option(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 50, max: 99 }))),
  in_stock: fc.boolean(),
});

describe('the facets of a search', () => {
  it('count what a plain count does, each without what is chosen of itself', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { total, partial, facets } = await list(query);
        const matches = matching(query);
        // A search without a match falls back to other words.
        if (matches.length === 0) return;
        expect({ total, partial }).toEqual({ total: matches.length, partial: false });
        const counted = Object.fromEntries(
          facets.fields.map(({ key, values }) => [key, Object.fromEntries(values.map((v) => [v.value, v.count]))]),
        );
        expect(counted).toEqual(Object.fromEntries(keysOf(query).map((key) => [key, countsOf(query, key)])));
        expect(facets.in_stock).toBe(matching(query, 'in_stock').filter(({ stock }) => stock > 0).length);
        const prices = matching(query, 'price').map(({ price }) => price);
        expect(facets.price_range).toEqual({ lowest: Math.min(...prices), highest: Math.max(...prices) });
        expect(facets.capped).toBe(false);
        expect(facets.categories).toEqual(categoriesOf(query));
      }),
      { numRuns: 60, seed: 7 },
    );
  }, 120_000);

  it('lists numbers by size and brands by their number of products, the chosen ones even without products', async () => {
    const none = { q: null, subcategory: 'Ball bearings', price: null, in_stock: false } as const;
    const { facets } = await list({ ...none, chosen: { bore: ['10 mm', '999 mm'] } });
    const [brand, delivery, bore] = facets.fields;
    expect(brand!.key).toBe('brand');
    const offered = delivery!.values.map(({ value }) => value);
    expect(offered).toEqual(DELIVERY_VALUES.filter((value) => offered.includes(value)));
    expect(bore).toMatchObject({ key: 'bore', name: 'Bore' });
    expect(bore!.values.map(({ value }) => value)).toEqual([...BORES, '999 mm']);
    expect(bore!.values.at(-1)!.count).toBe(0);
    const all = await list({ ...none, chosen: {} });
    const counts = all.facets.fields[0]!.values.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});

it('a filter by delivery follows the stock and the lead time', async () => {
  const { company_id } = await addCompany(api, 'Malwa');
  const [person, staff] = [await addUser(api, company_id), await addUser(api, null)];
  const [shopper, desk] = [await signIn(api, person.email), await signIn(api, staff.email)];
  const id = await addProduct(api, company_id, { stock: 1, lead_days: 20, gst_rate_bp: 1800 });
  const found = async (value: string) => {
    const chosen = encodeURIComponent(JSON.stringify({ delivery: [value] }));
    return (await shopper.get(`/api/catalog/list?chosen=${chosen}`)).body.total;
  };
  expect(await found('From stock')).toBe(1);
  const order = { items: [{ product_id: id, qty: 1 }], idempotency_key: crypto.randomUUID() };
  expect((await shopper.post('/api/orders/create', order)).status).toBe(200);
  expect(await found('From stock')).toBe(0);
  expect(await found('Over 15 working days')).toBe(1);
  const { product } = (await desk.get(`/api/admin/product-get?id=${id}`)).body;
  expect(await desk.post('/api/admin/product-save', { ...product, lead_days: 5 })).toMatchObject({ status: 200 });
  expect(await found('Within 7 working days')).toBe(1);
});

describe('the chosen values', () => {
  it('of an unknown facet are ignored', async () => {
    const query: Query = { q: null, subcategory: null, chosen: { utm_source: ['mail'] }, price: null, in_stock: false };
    expect((await list(query)).total).toBe(products.length);
  });

  it.each([
    { what: 'no JSON', query: 'chosen=brand', field: 'chosen' },
    { what: 'a text instead of a list', query: 'chosen={"brand":"Orbivel"}', field: 'chosen' },
    { what: 'a very long value', query: `chosen=${JSON.stringify({ bore: ['1'.repeat(2001)] })}`, field: 'chosen' },
    {
      what: 'a value that cannot be stored',
      query: `chosen=${encodeURIComponent(JSON.stringify({ bore: ['\0'] }))}`,
      field: 'chosen',
    },
    { what: 'a price that is none', query: 'price_min=cheap', field: 'price_min' },
    { what: 'a negative price', query: 'price_max=-1', field: 'price_max' },
  ])('are refused: $what', async ({ query }) => {
    const { status, body } = await buyer.get(`/api/catalog/list?${query}`);
    expect(status).toBe(400);
    expect(body.success).toBe(false);
  });

  it.each(["'; drop table products; --", '\\', "a' | 'b", '%', '$1', 'x:*', '', '\u2028'])(
    'may be any text, which finds nothing: %s',
    async (value) => {
      const query: Query = { q: null, subcategory: null, chosen: { brand: [value] }, price: null, in_stock: false };
      expect((await list(query)).total).toBe(0);
    },
  );
});
