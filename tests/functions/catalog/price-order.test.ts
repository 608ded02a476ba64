import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addProducts, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;
let staff: Person;
let company_id: number;

/** SKU, price in paise, for how many units: ₹50 each, ₹196 per 100, ₹78.90 per 1,000, without a price, ₹1.96 each. */
const PRICES = [
  ['PIECE', 50_00, 1],
  ['HUNDRED', 196_00, 100],
  ['THOUSAND', 78_90, 1000],
  ['NONE', 0, 1000],
  ['SAME', 1_96, 1],
] as const;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  for (const [sku, price_paise, price_per] of PRICES) {
    await addProduct(api, company_id, { sku, name: `Screw ${sku}`, price_paise, price_per });
  }
});
afterAll(() => api.stop());

const skus = async (person: Person, path: string) => {
  const { items } = (await person.get(`/api/${path}`)).body;
  return items.map(({ sku }: { sku: string }) => sku);
};

describe('products with prices for different numbers of units', () => {
  it.each(['', 'q=screw&'])('are sorted by the price of one unit: %s', async (search) => {
    const up = ['NONE', 'THOUSAND', 'HUNDRED', 'SAME', 'PIECE'];
    expect(await skus(buyer, `catalog/list?${search}sort=price_asc`)).toEqual(up);
    expect(await skus(buyer, `catalog/list?${search}sort=price_desc`)).toEqual(up.toReversed());
  });

  it('are sorted by it in the list of staff too', async () => {
    expect(await skus(staff, `admin/products-list?company_id=${company_id}&sort=price_asc`)).toEqual([
      ...['NONE', 'THOUSAND', 'HUNDRED', 'SAME', 'PIECE'],
    ]);
  });

  it.each([
    ['price_max=2', ['HUNDRED', 'SAME', 'THOUSAND']],
    ['price_min=1.96&price_max=1.96', ['HUNDRED', 'SAME']],
    ['price_min=1.97', ['PIECE']],
    ['price_max=0.07', []],
    ['price_max=0.08', ['THOUSAND']],
  ])('are filtered by it: %s', async (filter, expected) => {
    expect((await skus(buyer, `catalog/list?${filter}`)).toSorted()).toEqual(expected);
  });

  it('show their prices as before, and a range that includes them all', async () => {
    const { items, facets } = (await buyer.get('/api/catalog/list?q=screw&sort=price_desc')).body;
    expect(items[2]).toMatchObject({ sku: 'HUNDRED', price: 196, price_per: 100 });
    expect(facets.price_range).toEqual({ lowest: 0.07, highest: 50 });
    const { total } = (await buyer.get('/api/catalog/list?q=screw&price_min=0.07&price_max=50')).body;
    expect(total).toBe(4);
  });

  it('change their place when the price or its number of units changes', async () => {
    await api.sql(`update products set price_per = 1 where item_id = (select id from items where sku = 'HUNDRED')`);
    expect((await skus(buyer, 'catalog/list?sort=price_desc'))[0]).toBe('HUNDRED');
  });
});

it('a page in the order of prices is read from one index, without sorting', async () => {
  await addProducts(api, company_id, 5000, {
    ...{ sku: `'BULK-' || n`, name: `'Bulk ' || n`, price_paise: 'n * 100' },
  });
  await api.sql('analyze products');
  const plan = await api.sql<Record<string, string>>(
    `explain (costs off) select id from products where company_id = ${company_id} and active order by price_key, id limit 24`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('products_by_price');
  expect(text).not.toContain('Sort');
});
