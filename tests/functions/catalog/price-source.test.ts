import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRODUCT_CONFLICT } from '#contracts/catalog/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';

let api: Api;
let staff: Person;
let company_id: number;
let list_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  ({ company_id } = await addCompany(api, 'Aravalli'));
  list_id = await addPriceList(api, 'North');
  await addProduct(api, (await addCompany(api, 'Elsewhere')).company_id, { sku: 'LISTED', name: 'Listed bearing' });
  await setListPrice(api, list_id, 'LISTED', 12_500);
  await staff.post('/api/admin/price-list-assign', { company_id, list_id });
});
afterAll(() => api.stop());

const save = (body: object) => staff.post('/api/admin/product-save', { company_id, name: 'Listed bearing', ...body });
const read = async (id: number) => (await staff.get(`/api/admin/product-get?id=${id}`)).body;

describe('the price of a product', () => {
  let id: number;

  it('is that of the list if it is added without one, and stays so when another field is saved', async () => {
    ({ id } = (await save({ sku: 'LISTED' })).body);
    const { product, list_price, shared_with } = await read(id);
    expect(product).toMatchObject({ price: 125, price_source: 'list' });
    const always = { valid_from: null, valid_until: null };
    expect(list_price).toEqual({ list_id, list_name: 'North', price: 125, price_per: 1, price_breaks: [], ...always });
    expect(shared_with).toBe(2);
    await save({ id, sku: 'LISTED', price: 125, brand: 'SKF' });
    expect((await read(id)).product).toMatchObject({ price_source: 'list', brand: 'SKF' });
  });

  it('becomes a contract price when staff save another one, and follows the list again when they say so', async () => {
    await save({ id, sku: 'LISTED', price: 99 });
    expect((await read(id)).product).toMatchObject({ price: 99, price_source: 'contract' });
    await save({ id, sku: 'LISTED', price: 99, price_source: 'list' });
    expect((await read(id)).product).toMatchObject({ price: 125, price_source: 'list' });
    await save({ id, sku: 'LISTED', price: 125, price_source: 'contract' });
    await setListPrice(api, list_id, 'LISTED', 13_000);
    expect((await read(id)).product).toMatchObject({ price: 125, price_source: 'contract' });
  });

  it('cannot follow a list that does not have the item', async () => {
    for (const body of [{ sku: 'UNLISTED' }, { id: (await save({ sku: 'UNLISTED' })).body.id, sku: 'UNLISTED' }]) {
      expect(await save({ ...body, price: 10, price_source: 'list' })).toMatchObject({
        status: 409,
        body: { fields: { price: 'The company’s price list does not have this item. Enter a contract price.' } },
      });
    }
  });

  it('of an import is that of the file, or of the list where the cell is blank', async () => {
    const other = (await addCompany(api, 'Imported')).company_id;
    await staff.post('/api/admin/price-list-assign', { company_id: other, list_id });
    await addProduct(api, company_id, { sku: 'LISTED-2' });
    await setListPrice(api, list_id, 'LISTED-2', 4400);
    const start = {
      company_id: other,
      file_name: 'a.csv',
      fingerprint: 'a'.repeat(64),
      rows: 2,
      columns: ['sku', 'price'],
    };
    const { id: import_id } = (await staff.post('/api/admin/import-start', start)).body;
    const cells = [
      ['LISTED', ''],
      ['LISTED-2', '9'],
    ].map((each, at) => ({ row: at + 2, cells: each }));
    await staff.post('/api/admin/import-rows', { id: import_id, rows: cells });
    // The name is missing, but the items exist.
    await staff.post('/api/admin/import-apply', { id: import_id, whole: true });
    const found = await api.sql(
      'select sku, price_paise::int, price_source from products join items i on i.id = item_id where company_id = $1 order by sku',
      [other],
    );
    expect(found).toEqual([
      { sku: 'LISTED', price_paise: 13_000, price_source: 'list' },
      { sku: 'LISTED-2', price_paise: 900, price_source: 'contract' },
    ]);
  });
});

describe('an item', () => {
  it('is found by its SKU in any case, with the number of catalogues and the price in the list', async () => {
    const { body } = await staff.get(`/api/admin/item-get?sku=listed&company_id=${company_id}`);
    expect(body).toMatchObject({
      item: { sku: 'LISTED', name: 'Listed bearing', companies: 3, images: [] },
      list_price: { list_name: 'North', price: 130 },
    });
  });

  it.each([
    ['an unknown SKU', 'sku=NONE', 200, { item: null, list_price: null }],
    ['a blank SKU', 'sku=', 400, { message: expect.stringContaining('Enter the SKU.') }],
  ])('is not found by %s', async (_, query, status, body) => {
    expect(await staff.get(`/api/admin/item-get?${query}`)).toMatchObject({ status, body });
  });
});

describe('a new product of an existing item', () => {
  let other: number;
  const add = (body: object) => staff.post('/api/admin/product-save', { company_id: other, sku: 'listed', ...body });
  const item = async () => (await staff.get('/api/admin/item-get?sku=LISTED')).body.item;
  beforeEach(async () => {
    other = (await addCompany(api, 'New')).company_id;
  });

  it('leaves the item as it is', async () => {
    const before = await item();
    expect(await add({ name: 'Another name', stock: 5 })).toMatchObject({ status: 200, body: { stock: before.stock } });
    expect(await item()).toEqual({ ...before, companies: before.companies + 1 });
  });

  it('saves its shared details for all catalogues if the form was filled from them; the stock stays', async () => {
    const { version, stock } = await item();
    expect((await add({ name: 'Listed bearing, sealed', stock: 5, item_version: version })).status).toBe(200);
    expect(await item()).toMatchObject({ name: 'Listed bearing, sealed', stock, version: version + 1 });
  });

  it('is refused if the item has changed since', async () => {
    const { version } = await item();
    expect(await add({ name: 'Late', item_version: version - 1 })).toMatchObject({
      status: 409,
      body: { fields: { version: PRODUCT_CONFLICT } },
    });
    expect((await staff.get(`/api/admin/products-list?company_id=${other}`)).body.total).toBe(0);
  });
});

/** Products that follow a list, but do not have exactly its price. */
const misfits = () =>
  api.sql(`
    select p.id from products p join companies c on c.id = p.company_id
      left join price_list_lines l on l.list_id = c.price_list_id and l.item_id = p.item_id
    where p.price_source = 'list' and (p.price_paise, p.price_breaks) is distinct from (l.price_paise, l.price_breaks)`);

describe('after any sequence of list edits, assignments and product saves', () => {
  const one = <T>(...values: T[]) => fc.constantFrom(...values);
  const price = fc.integer({ min: 1, max: 5 });
  const item = one('P-1', 'P-2', 'P-3');
  const index = one(0, 1);
  const step = fc.oneof(
    fc.record({ do: one('line' as const), list: index, item, price, breaks: fc.boolean() }),
    fc.record({ do: one('remove' as const), list: index, item }),
    fc.record({ do: one('assign' as const), company: index, list: one(0, 1, null), replace: fc.boolean() }),
    fc.record({ do: one('save' as const), company: index, item, price, source: one(undefined, 'list', 'contract') }),
    fc.record({ do: one('file' as const), list: index, items: fc.uniqueArray(item, { minLength: 1 }), price }),
  );

  it('each product that follows a list has exactly its price', async () => {
    const lists = [await addPriceList(api, 'List 0'), await addPriceList(api, 'List 1')];
    const firms = [(await addCompany(api, 'Firm 0')).company_id, (await addCompany(api, 'Firm 1')).company_id];
    for (const firm of firms) {
      for (const sku of ['P-1', 'P-2']) await addProduct(api, firm, { sku });
    }
    await addProduct(api, company_id, { sku: 'P-3' });
    const post = async (call: string, body: object) => {
      const { status } = await staff.post(`/api/admin/${call}`, body);
      expect([200, 404, 409]).toContain(status);
    };
    const lineOf = async (list: number, sku: string) => {
      const { items } = (await staff.get(`/api/admin/price-line-list?id=${lists[list]}&q=${sku}`)).body;
      return items[0] as { id: number; version: number } | undefined;
    };
    const productOf = async (firm: number, sku: string) => {
      const [row] = await api.sql<{ id: string }>('select id from catalog where company_id = $1 and sku = $2', [
        firm,
        sku,
      ]);
      return row && Number(row.id);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          if (each.do === 'line') {
            const version = (await lineOf(each.list, each.item))?.version;
            const price_breaks = each.breaks ? [{ qty: 10, price: each.price / 2 }] : [];
            await post('price-line-save', {
              ...{ list_id: lists[each.list], sku: each.item, price: each.price, price_breaks },
              ...(version ? { version } : {}),
            });
          } else if (each.do === 'remove') {
            const line = await lineOf(each.list, each.item);
            if (line) await post('price-line-remove', { id: line.id, version: line.version });
          } else if (each.do === 'assign') {
            const list = each.list === null ? null : lists[each.list]!;
            await post('price-list-assign', {
              company_id: firms[each.company],
              list_id: list,
              replace_contract: each.replace,
            });
          } else if (each.do === 'save') {
            const id = await productOf(firms[each.company]!, each.item);
            await post('product-save', {
              ...{ company_id: firms[each.company], sku: each.item, name: each.item, price: each.price },
              ...(id ? { id } : {}),
              ...(each.source ? { price_source: each.source } : {}),
            });
          } else {
            const cells = each.items.map((sku, at) => ({ row: at + 2, cells: [sku, String(each.price)] }));
            const file = { id: lists[each.list], columns: ['sku', 'price', 'qty_2', 'price_2'], rows: cells };
            const { version } = (await staff.post('/api/admin/price-list-check', file)).body;
            await post('price-list-apply', { ...file, version, file_name: 'a.csv' });
          }
          expect(await misfits()).toEqual([]);
        }
      }),
      { numRuns: 12 },
    );
    const [{ following } = { following: 0 }] = await api.sql<{ following: number }>(
      `select count(*)::int as following from audit_log where changes -> 'price_source' ->> 1 = 'list'`,
    );
    expect(following).toBeGreaterThan(0);
  }, 60_000);

  it('also when a list edit and a product save run at the same time', async () => {
    const [line] = await api.sql<{ id: string }>(
      `select l.id from price_list_lines l join items i on i.id = item_id where list_id = $1 and sku = 'LISTED'`,
      [list_id],
    );
    const { id } = (
      await api.sql<{ id: string }>(`select id from catalog where company_id = $1 and sku = 'LISTED'`, [company_id])
    )[0]!;
    for (let round = 1; round <= 10; round++) {
      const [{ version } = { version: 0 }] = await api.sql<{ version: number }>(
        'select version from price_list_lines where id = $1',
        [line!.id],
      );
      await Promise.all([
        staff.post('/api/admin/price-line-save', { list_id, sku: 'LISTED', version, price: 100 + round }),
        save({ id: Number(id), sku: 'LISTED', price: round, price_source: round % 2 ? 'list' : 'contract' }),
      ]);
      expect(await misfits()).toEqual([]);
    }
  });
});
