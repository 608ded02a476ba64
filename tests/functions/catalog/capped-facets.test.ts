import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;

const CATEGORY = 'Bearings & power transmission';
const SUBCATEGORY = 'Ball bearings';
const SIZE = SEARCH_COUNT_CAP + 50;

beforeAll(async () => {
  api = await startApi();
  await api.sql('insert into categories values ($1, 1)', [CATEGORY]);
  await api.sql('insert into subcategories values ($1, $2, 1)', [CATEGORY, SUBCATEGORY]);
  const { company_id } = await addCompany(api, 'Deccan');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  const one = await addProduct(api, company_id, {
    ...{ sku: 'ONE', name: 'Bearing', brand: 'Orbivel', category: CATEGORY, subcategory: SUBCATEGORY },
    attributes: { Bore: '25 mm' },
  });
  await api.sql(
    `with added as (
       insert into items (sku, name, brand, category, subcategory, stock, attributes, search)
       select 'LARGE' || n, i.name, i.brand, i.category, i.subcategory, i.stock, i.attributes, i.search
       from items i join products p on p.item_id = i.id, generate_series(2, $2) n where p.id = $1 returning id)
     select count(*) from added`,
    [one, SIZE],
  );
  await api.sql(
    `insert into products (company_id, item_id, price_paise)
     select p.company_id, i.id, p.price_paise from products p, items i where p.id = $1 and i.sku like 'LARGE%'`,
    [one],
  );
});
afterAll(() => api.stop());

it.each([
  { what: 'a category', query: `category=${encodeURIComponent(CATEGORY)}`, total: SIZE },
  { what: 'a search', query: 'q=bearing', total: SEARCH_COUNT_CAP },
  { what: 'a chosen value', query: 'chosen={"bore":["25 mm"]}', total: SEARCH_COUNT_CAP },
])('a large catalogue is counted up to the cap, which is said: $what', async ({ query, total }) => {
  const { body } = await buyer.get(`/api/catalog/list?${query}`);
  expect(body.total).toBe(total);
  expect(body.facets.capped).toBe(true);
  const bore = body.facets.fields.find(({ key }: { key: string }) => key === 'bore');
  expect(bore.values).toEqual([{ value: '25 mm', count: SEARCH_COUNT_CAP }]);
});

it('a large catalogue has no facets without a search, category or filter', async () => {
  const { body } = await buyer.get('/api/catalog/list');
  expect(body.total).toBe(SIZE);
  expect(body.facets).toBeNull();
});
