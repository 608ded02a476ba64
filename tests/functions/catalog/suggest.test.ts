import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_SUGGESTED_PRODUCTS } from '#contracts/catalog/suggest.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let company_id: number;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const { company_id: other_id } = await addCompany(api, 'Konkan');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  other = await signIn(api, (await addUser(api, other_id)).email);
  await api.sql(`insert into categories values ('Bearings', 1), ('Tools', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Ball bearings', 1), ('Tools', 'Drills', 1)`);
  const bearings = { category: 'Bearings', subcategory: 'Ball bearings' };
  await addProduct(api, company_id, {
    sku: 'BRG-6205',
    name: 'Deep groove ball bearing',
    price_paise: 21_700,
    ...bearings,
  });
  await addProduct(api, company_id, { sku: 'BRG-6206', name: 'Deep groove ball bearing', stock: 0, ...bearings });
  await addProduct(api, company_id, { sku: 'BAL-1', name: 'Ballast for a lamp' });
  await addProduct(api, company_id, { sku: 'OLD-1', name: 'Ball bearing, discontinued', active: false, ...bearings });
  await addProduct(api, company_id, { sku: 'KIT-6205', name: 'Kit for BRG-6205', cross_references: ['SKF 6205-2RSH'] });
  await addProduct(api, company_id, { sku: 'SEAL-62', name: 'Oil seal 62 mm', cross_references: ['SKF 25x62x8'] });
  await addProduct(api, other_id, { sku: 'BRG-6205-K', name: 'Ball bearing of Konkan', ...bearings });
  await addProduct(api, other_id, { sku: 'DRL-10', name: 'Drill', category: 'Tools', subcategory: 'Drills' });
  for (let n = 1; n <= 8; n++) await addProduct(api, company_id, { sku: `VLV-${n}`, name: 'Gate valve' });
});
afterAll(() => api.stop());

async function suggest(q: string, person = buyer) {
  const { status, body } = await person.get(`/api/catalog/suggest?q=${encodeURIComponent(q)}`);
  expect(status, body?.message).toBe(200);
  return {
    skus: body.products.map(({ sku }: { sku: string }) => sku),
    categories: body.categories.map((found: { category: string; subcategory: string | null; products: number }) =>
      Object.values(found).filter(Boolean).join(' '),
    ),
  };
}

describe('what has been typed suggests', () => {
  it.each([
    {
      what: 'products by the beginning of a word, whole words first',
      q: 'ball',
      skus: ['BRG-6205', 'BRG-6206', 'BAL-1'],
    },
    { what: 'those in stock first', q: 'deep gro', skus: ['BRG-6205', 'BRG-6206'] },
    { what: 'a code as it begins, before those that only mention it', q: 'brg6205', skus: ['BRG-6205', 'KIT-6205'] },
    { what: 'a code with other separators', q: 'BRG 620', skus: ['BRG-6205', 'BRG-6206', 'KIT-6205'] },
    { what: 'the code of another maker', q: '6205-2r', skus: ['KIT-6205'] },
    { what: 'a maker and the beginning of its code, not a size of 62 mm', q: 'skf 62', skus: ['KIT-6205', 'SEAL-62'] },
    { what: 'the same in one word', q: 'SKF620', skus: ['KIT-6205'] },
    { what: 'nothing for a word of nothing', q: 'xyzzy', skus: [] },
  ])('$what: $q', async ({ q, skus }) => {
    expect((await suggest(q)).skus).toEqual(skus);
  });

  it('the categories of the company with their number of products', async () => {
    expect((await suggest('bear')).categories).toEqual(['Bearings 2', 'Bearings Ball bearings 2']);
    expect((await suggest('drill')).categories).toEqual([]);
    expect((await suggest('drill', other)).categories).toEqual(['Tools Drills 1']);
  });

  it('what a synonym finds, at once', async () => {
    await api.sql(
      `insert into search_synonyms (typed, finds, both_ways) values ('rolling element', '{deep groove}', false)`,
    );
    expect((await suggest('rolling element')).skus).toEqual(['BRG-6205', 'BRG-6206']);
  });

  it('five products at most, with price, unit and picture', async () => {
    expect((await suggest('valve')).skus).toHaveLength(MAX_SUGGESTED_PRODUCTS);
    const { body } = await buyer.get('/api/catalog/suggest?q=brg6205');
    expect(body.products[0]).toEqual({
      id: expect.any(Number),
      sku: 'BRG-6205',
      material_code: null,
      name: 'Deep groove ball bearing',
      price: 217,
      price_per: 1,
      to_quote: null,
      unit: 'NOS',
      image: null,
    });
  });
});

describe('suggestions', () => {
  it('find a material code by its beginning', async () => {
    await addProduct(api, company_id, { sku: 'MAT-1', name: 'Flange', material_code: '4500-019' });
    expect((await suggest('450001')).skus).toEqual(['MAT-1']);
    expect((await suggest('450001', other)).skus).toEqual([]);
  });

  it('are of the own company only', async () => {
    expect((await suggest('brg')).skus.sort()).toEqual(['BRG-6205', 'BRG-6206', 'KIT-6205']);
    const { body } = await other.get('/api/catalog/suggest?q=brg');
    expect(body.products).toMatchObject([{ name: 'Ball bearing of Konkan' }]);
    expect(body.products).toHaveLength(1);
  });

  it.each(['', ' ', 'b', '%', '_', '--', '\\', "'", "o'", 'a:*', '!b', '(|)', '& |', "'; select", '100%', '🔩🔩', '"'])(
    'cope with %j',
    async (q) => {
      expect((await suggest(q)).skus.length).toBeLessThanOrEqual(MAX_SUGGESTED_PRODUCTS);
    },
  );

  it('do not take % and _ for any text', async () => {
    for (const q of ['%%', '__', 'brg%', 'b_l']) expect((await suggest(q)).categories, q).toEqual([]);
    expect((await suggest('%%')).skus).toEqual([]);
  });

  it('take one round trip', async () => {
    await suggest('ball');
    expect((await countTrips(() => suggest('ball bearing'))).trips).toBe(1);
  });

  it('are refused without a token, to staff and for a text that is too long', async () => {
    expect((await as(api).get('/api/catalog/suggest?q=ball')).status).toBe(401);
    const staff = await signIn(api, (await addUser(api, null)).email);
    expect((await staff.get('/api/catalog/suggest?q=ball')).status).toBe(403);
    expect((await buyer.get(`/api/catalog/suggest?q=${'x'.repeat(201)}`)).status).toBe(400);
  });
});
