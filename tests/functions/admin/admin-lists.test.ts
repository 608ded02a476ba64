import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Roller', 2), ('Bearings', 'Ball', 1)`);
});
afterAll(() => api.stop());

/** Reads an admin list. */
const read = async (name: string, query = '') => (await staff.get(`/api/admin/${name}?${query}`)).body;
const products = (query = '') => read('products-list', query);

describe('the list of companies', () => {
  const list = (query = '') => read('company-list', query);
  const names = async (query = '') => (await list(query)).items.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    await api.sql(`insert into companies (name, slug, gst_number, contact_person_email) values
      ('Zeta 100% Steel', 'l-1', '27AAPFU0939F1ZV', 'z@steel.example'), ('zeta_under', 'l-2', null, null),
      ('Vel Motors', 'l-3', null, null), ('Acme Vel', 'l-4', null, null), ('Travel Ltd', 'l-5', null, null)`);
    await api.sql(`insert into companies (name, slug) select 'Works ' || n, 'w-' || n from generate_series(1, 12) n`);
  });

  it('is sorted by name, ignoring case', async () => {
    const { items, total, total_capped } = await list('q=zeta');
    expect({ total, total_capped }).toEqual({ total: 2, total_capped: false });
    expect(items).toEqual([
      {
        id: expect.any(Number),
        name: 'Zeta 100% Steel',
        slug: 'l-1',
        gst_number: '27AAPFU0939F1ZV',
        contact_person_email: 'z@steel.example',
        is_prospect: false,
      },
      {
        id: expect.any(Number),
        name: 'zeta_under',
        slug: 'l-2',
        gst_number: null,
        contact_person_email: null,
        is_prospect: false,
      },
    ]);
    const all = await names('size=100');
    expect(all).toEqual([...all].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it.each([
    { q: 'ZETA', found: ['Zeta 100% Steel', 'zeta_under'] },
    { q: 'eta', found: ['Zeta 100% Steel', 'zeta_under'] },
    { q: 'steel zeta', found: ['Zeta 100% Steel'] },
    { q: '100%', found: ['Zeta 100% Steel'] },
    { q: '27AAPFU0939F1ZV', found: ['Zeta 100% Steel'] },
    { q: ' 27aapfu ', found: ['Zeta 100% Steel'] },
    { q: 'AAPFU', found: ['Zeta 100% Steel'] },
    { q: '27aapfu zeta', found: ['Zeta 100% Steel'] },
    { q: '27AAPFU vel', found: [] },
    { q: '%', found: [] },
    { q: '_', found: [] },
    { q: 'a_u', found: [] },
    { q: 'zeta_un', found: ['zeta_under'] },
    { q: 'vel', found: ['Vel Motors', 'Acme Vel', 'Travel Ltd'] },
    { q: 've', found: ['Vel Motors', 'Acme Vel'] },
    { q: 'v m', found: ['Vel Motors'] },
    { q: "x' or '1'='1", found: [] },
    { q: '\\', found: [] },
    { q: "%'); drop table companies; --", found: [] },
  ])('finds $found for $q', async ({ q, found }) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('has each company once over all pages', async () => {
    const { total } = await list();
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 7); page++) seen.push(...(await names(`page=${page}&size=7`)));
    expect(seen).toEqual(await names('size=100'));
    expect(await list(`page=999&size=7`)).toMatchObject({ items: [], total });
    expect((await list('size=1e9')).items.length).toBe(Math.min(total, 100));
  });

  it('is also served at its .php path', async () => {
    expect((await staff.get('/api/admin/company-list.php?q=zeta')).body.total).toBe(2);
  });
});

describe('the list of products', () => {
  let company_id: number;
  let other: number;

  beforeAll(async () => {
    ({ company_id } = await addCompany(api, 'Aravalli'));
    ({ company_id: other } = await addCompany(api, 'Konkan'));
    for (let n = 0; n < 12; n++) await addProduct(api, company_id);
    await addProduct(api, other, { sku: 'VLV/50-SS', name: 'Gate valve 100% stainless', price_paise: 123_456 });
    await addProduct(api, other, { sku: 'VLV-51', name: 'Globe valve' });
  });

  it('shows the fields of a card, the newest product first', async () => {
    const { items } = await products('q=valve');
    expect(items).toMatchObject([
      { sku: 'VLV-51' },
      {
        id: expect.any(Number),
        company_id: other,
        company_name: 'Konkan',
        sku: 'VLV/50-SS',
        name: 'Gate valve 100% stainless',
        price: 1234.56,
        currency: 'INR',
        stock: 100,
        unit: 'NOS',
        active: true,
        image: null,
      },
    ]);
  });

  it.each([
    { q: 'vlv/50', found: ['VLV/50-SS'] },
    { q: 'vlv50ss', found: ['VLV/50-SS'] },
    { q: 'GLOBE', found: ['VLV-51'] },
    { q: 'valve vlv', found: ['VLV-51', 'VLV/50-SS'] },
    { q: '100%', found: ['VLV/50-SS'] },
    { q: 'gl', found: ['VLV-51'] },
    { q: '%', found: [] },
    { q: "' or true --", found: [] },
  ])('finds $found for $q', async ({ q, found }) => {
    const { items } = await products(`q=${encodeURIComponent(q)}`);
    expect(items.map(({ sku }: { sku: string }) => sku)).toEqual(found);
  });

  it('is filtered by company; a blank company means all', async () => {
    const ids = (page: { items: { company_id: number }[] }) => new Set(page.items.map((item) => item.company_id));
    expect(ids(await products(`company_id=${other}&size=100`))).toEqual(new Set([other]));
    expect(ids(await products('q=&company_id=&size=100'))).toEqual(new Set([company_id, other]));
    expect(await products(`company_id=987654321`)).toMatchObject({ items: [], total: 0 });
    expect((await staff.get('/api/admin/products-list?company_id=x')).status).toBe(400);
  });

  it('has each product once over all pages', async () => {
    const { total } = await products();
    const seen: number[] = [];
    for (let page = 1; page <= Math.ceil(total / 5); page++) {
      seen.push(...(await products(`page=${page}&size=5`)).items.map(({ id }: { id: number }) => id));
    }
    expect(seen).toHaveLength(total);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(await products('page=9999')).toMatchObject({ items: [], total });
  });
});

describe('the filters of the list of products', () => {
  it.each([
    ['category=Bearings', ['F-3', 'F-1']],
    ['category=Toys', []],
    ['status=discontinued', ['F-2']],
    ['status=active&sort=price_asc', ['F-3', 'F-4', 'F-1', 'F-5']],
    ['stock=low', ['F-3', 'F-5']],
    ['stock=low&sort=newest_desc', ['F-5', 'F-3']],
    ['sort=name_asc', ['F-4', 'F-3', 'F-2', 'F-1', 'F-5']],
    ['sort=stock_desc', ['F-1', 'F-4', 'F-5', 'F-2', 'F-3']],
    ['sort=newest_asc&q=f-', ['F-1', 'F-2', 'F-3', 'F-4', 'F-5']],
    ['sort=newest_asc&size=2&page=2', ['F-3', 'F-4']],
  ])('filters and sorts: %s', async (query, skus) => {
    const { company_id: shop } = await addCompany(api, 'Filters');
    const rows = [
      { sku: 'F-1', name: 'Delta', category: 'Bearings', price_paise: 900, stock: 50 },
      { sku: 'F-2', name: 'Charlie', active: false, price_paise: 100, stock: 5 },
      { sku: 'F-3', name: 'Bravo', category: 'Bearings', price_paise: 200, stock: 3 },
      { sku: 'F-4', name: 'Alpha', price_paise: 300, stock: 11 },
      { sku: 'F-5', name: 'Echo', price_paise: 950, stock: 8 },
    ];
    for (const row of rows) await addProduct(api, shop, row);
    const found = await products(`company_id=${shop}&${query}`);
    expect(found.items.map(({ sku }: { sku: string }) => sku)).toEqual(skus);
    expect(found.total).toBe(query.includes('size=2') ? 5 : skus.length);
  });

  it('refuses unknown filters and sorts', async () => {
    for (const query of ['status=x', 'stock=high', 'sort=sku_asc']) {
      expect((await staff.get(`/api/admin/products-list?${query}`)).status).toBe(400);
    }
  });
});

describe('the categories', () => {
  it('are listed in display order with their subcategories, with or without products', async () => {
    expect((await staff.get('/api/admin/categories')).body.items).toEqual([
      { category: 'Valves', subs: [] },
      { category: 'Bearings', subs: ['Ball', 'Roller'] },
    ]);
  });
});
