import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn, updateItem } from '../../support/fixtures.ts';

let api: Api;
let mine: number;
let other: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id: mine } = await addCompany(api, 'Aravalli'));
  ({ company_id: other } = await addCompany(api, 'Konkan'));
  buyer = await signIn(api, (await addUser(api, mine)).email);
  // The display order is not alphabetical.
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2), ('Empty', 3)`);
  await api.sql(
    `insert into subcategories values ('Bearings', 'Roller', 1), ('Bearings', 'Ball', 2), ('Valves', 'Gate', 1)`,
  );
});
beforeEach(() => api.sql('delete from products'));
afterAll(() => api.stop());

const categories = async () => (await buyer.get('/api/catalog/categories')).body.items;
const total = async (query = '') => (await buyer.get(`/api/catalog/list?${query}`)).body.total;

const inBearings = { category: 'Bearings', subcategory: 'Ball' };

describe('the categories', () => {
  it('are in display order with the number of the company’s products in each', async () => {
    await addProduct(api, mine, inBearings);
    await addProduct(api, mine, { category: 'Bearings', subcategory: 'Roller' });
    await addProduct(api, mine, { category: 'Bearings', subcategory: 'Roller' });
    await addProduct(api, mine, { category: 'Valves' });
    await addProduct(api, mine);
    await addProduct(api, other, { category: 'Valves', subcategory: 'Gate' });
    expect(await categories()).toEqual([
      { category: 'Valves', count: 1, subs: [] },
      {
        category: 'Bearings',
        count: 3,
        subs: [
          { name: 'Roller', count: 2 },
          { name: 'Ball', count: 1 },
        ],
      },
    ]);
    expect([await total(), await total('category=Bearings'), await total('category=Empty')]).toEqual([5, 3, 0]);
    expect(await total('category=Bearings&subcategory=Roller')).toBe(2);
    expect(await total('category=Valves&subcategory=Roller')).toBe(0);
  });

  it('exclude a product while it is discontinued', async () => {
    const id = await addProduct(api, mine, inBearings);
    await api.sql('update products set active = false where id = $1', [id]);
    expect([await categories(), await total()]).toEqual([[], 0]);
    await api.sql('update products set active = true where id = $1', [id]);
    expect(await categories()).toEqual([{ category: 'Bearings', count: 1, subs: [{ name: 'Ball', count: 1 }] }]);
  });

  it('follow a product to another category', async () => {
    const id = await addProduct(api, mine, inBearings);
    await updateItem(api, id, `category = 'Valves', subcategory = null`);
    expect(await categories()).toEqual([{ category: 'Valves', count: 1, subs: [] }]);
  });

  it('follow a product to another company', async () => {
    const id = await addProduct(api, mine, inBearings);
    await api.sql('update products set company_id = $1 where id = $2', [other, id]);
    expect([await categories(), await total()]).toEqual([[], 0]);
  });

  it('exclude a deleted product', async () => {
    const id = await addProduct(api, mine, inBearings);
    await api.sql('delete from products where id = $1', [id]);
    expect([await categories(), await total()]).toEqual([[], 0]);
  });

  it('follow a category that is renamed', async () => {
    await addProduct(api, mine, inBearings);
    await api.sql(`update categories set name = 'Bearings and units' where name = 'Bearings'`);
    expect(await categories()).toMatchObject([{ category: 'Bearings and units', count: 1 }]);
    expect(await total('category=Bearings and units')).toBe(1);
    await api.sql(`update categories set name = 'Bearings' where name = 'Bearings and units'`);
  });
});

describe('the counters', () => {
  const place = fc.constantFrom(
    ['Bearings', 'Ball'],
    ['Bearings', 'Roller'],
    ['Valves', 'Gate'],
    ['Valves', null],
    [null, null],
  );
  const statement: fc.Arbitrary<{ sql: string; values: unknown[]; then?: string }> = fc.oneof(
    fc.tuple(place, fc.boolean(), fc.integer({ min: 1, max: 5 })).map(([[category, subcategory], active, rows]) => ({
      sql: `with added as (
              insert into items (sku, name, category, subcategory)
              select gen_random_uuid(), 'Part', $1, $2 from generate_series(1, $3::int) returning id)
            select json_agg(id) as ids from added`,
      values: [category, subcategory, rows],
      then: `insert into products (company_id, item_id, price_paise, active)
             select c.id, i.id, 1, ${active} from companies c, items i
             where not exists (select 1 from products p where p.item_id = i.id and p.company_id = c.id)`,
    })),
    fc.tuple(place, fc.integer({ min: 0, max: 4 })).map(([[category, subcategory], rest]) => ({
      sql: 'update items set category = $1, subcategory = $2 where id % 5 = $3',
      values: [category, subcategory, rest],
    })),
    fc.integer({ min: 0, max: 4 }).map((rest) => ({
      sql: 'update products set active = not active where id % 5 = $1',
      values: [rest],
    })),
    fc.integer({ min: 0, max: 4 }).map((rest) => ({
      sql: 'update items set stock = (stock + 1) % 2 where id % 5 = $1',
      values: [rest],
    })),
    fc.integer({ min: 0, max: 4 }).map((rest) => ({ sql: 'delete from products where id % 5 = $1', values: [rest] })),
  );

  it('equal a count of the rows after any sequence of statements', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 12 }), async (statements) => {
        for (const { sql, values, then } of statements) {
          await api.sql(sql, values);
          if (then) await api.sql(then);
        }
        const kept = await api.sql(
          `select company_id, category, subcategory, products from catalog_counts where products <> 0 order by 1, 2, 3`,
        );
        const counted = await api.sql(
          `select company_id, coalesce(category, '') as category, coalesce(subcategory, '') as subcategory,
             count(*)::int as products from products where active group by 1, 2, 3 order by 1, 2, 3`,
        );
        expect(kept).toEqual(counted);
      }),
      { numRuns: 40 },
    );
  });
});
