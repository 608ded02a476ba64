import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let buyer: Person;
let company_id: number;

const category = 'Fasteners';
const subcategory = 'Hex bolts & screws';
const bolt = (thread: string, length: number, more: Record<string, unknown> = {}) =>
  addProduct(api, company_id, {
    name: `Hex head bolt ${thread} × ${length} mm, 8.8, zinc plated`,
    ...{ category, subcategory, unit: 'BOX', pack: 'Box of 50' },
    attributes: JSON.stringify({ Thread: thread, Length: `${length} mm`, 'Property class': '8.8' }),
    ...more,
  });

/** Ids by name, in the order in which they were added. */
const ids: Record<string, number> = {};

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  await api.sql('insert into categories values ($1, 1)', [category]);
  await api.sql('insert into subcategories values ($1, $2, 1)', [category, subcategory]);
  ids.large = await bolt('M12', 60, { price_paise: 900 });
  ids.long = await bolt('M8', 100, { price_paise: 100 });
  ids.short = await bolt('M8', 25, { price_paise: 500 });
  const other = await addCompany(api, 'Konkan');
  const mine = company_id;
  company_id = other.company_id;
  await bolt('M5', 10);
  company_id = mine;
});
afterAll(() => api.stop());

const place = new URLSearchParams({ category, subcategory });
const read = async (query: string) => (await buyer.get(`/api/catalog/list?${place}&${query}`)).body;

test('the view of cards has no tables', async () => {
  const body = await read('');
  expect(body.families).toBeNull();
  expect(body.items[0]).not.toHaveProperty('attributes');
});

test('the view of a table has the items of the page as families, sorted by size, in the same call', async () => {
  const { items, families, total } = await read('view=table');
  expect(total).toBe(3);
  expect(families).toEqual([
    {
      title: 'Hex head bolt',
      category,
      subcategory,
      common: [{ name: 'Property class', text: '8.8' }],
      columns: [
        { key: 'thread', name: 'Thread', unit: null, symbol: 'd', numeric: false },
        { key: 'length', name: 'Length', unit: 'mm', symbol: 'L', numeric: true },
      ],
      rows: [
        {
          id: ids.short,
          details: null,
          cells: [
            { text: 'M8', order: 8 },
            { text: '25', order: 25 },
          ],
        },
        {
          id: ids.long,
          details: null,
          cells: [
            { text: 'M8', order: 8 },
            { text: '100', order: 100 },
          ],
        },
        {
          id: ids.large,
          details: null,
          cells: [
            { text: 'M12', order: 12 },
            { text: '60', order: 60 },
          ],
        },
      ],
    },
  ]);
  expect(items.map(({ id }: { id: number }) => id).toSorted()).toEqual(Object.values(ids).toSorted());
  expect(items[0]).toMatchObject({ price_breaks: [], min_qty: 1, pack: 'Box of 50' });
  expect(items[0]).not.toHaveProperty('attributes');
});

test('a chosen order holds within the table', async () => {
  const rowsOf = (body: { families: { rows: { id: number }[] }[] }) => body.families[0]!.rows.map(({ id }) => id);
  expect(rowsOf(await read('view=table&sort=price_asc'))).toEqual([ids.long, ids.short, ids.large]);
  expect(rowsOf(await read('view=table&sort=newest'))).toEqual([ids.short, ids.long, ids.large]);
});

test('a page of the table holds its own rows only, and at most 100', async () => {
  const { families, items } = await read('view=table&size=2&page=2');
  expect(items).toHaveLength(1);
  expect(families[0].rows).toHaveLength(1);
  expect((await read('view=table&size=1000')).families[0].rows).toHaveLength(3);
});

test('a search that finds nothing has no tables', async () => {
  expect(await read('view=table&q=zzzz')).toMatchObject({ families: [], items: [], total: 0 });
});

test('another view is refused', async () => {
  const { status } = await buyer.get('/api/catalog/list?view=list');
  expect(status).toBe(400);
});

test('a product has the dimensions of its drawing', async () => {
  const { body } = await buyer.get(`/api/catalog/product?id=${ids.long}`);
  expect(body.product.dimensions).toEqual([
    { symbol: 'd', text: 'M8' },
    { symbol: 'L', text: '100' },
  ]);
});
