import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PRICE_LIST_ROWS } from '#contracts/catalog/price-list-file.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPriceList, setListPrice } from '../../support/examples/price-list-examples.ts';

let api: Api;
let staff: Person;
let company_id: number;
let list_id: number;
let serial = 0;
const sku = (name: string) => `FILE-${serial}-${name}`;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  ({ company_id } = await addCompany(api, `Konkan ${++serial}`));
  list_id = await addPriceList(api, `Konkan list ${serial}`);
  for (const name of ['A', 'B', 'C']) await addProduct(api, company_id, { sku: sku(name), price_paise: 1 });
  await setListPrice(api, list_id, sku('A'), 10_000);
  await setListPrice(api, list_id, sku('B'), 20_000);
  await staff.post('/api/admin/price-list-assign', { company_id, list_id, replace_contract: true });
});
afterAll(() => api.stop());

const fileOf = (...cells: string[][]) => ({
  id: list_id,
  columns: ['sku', 'price', 'qty_2', 'price_2'],
  rows: cells.map((each, at) => ({ row: at + 2, cells: each })),
});
const check = (file: object) => staff.post('/api/admin/price-list-check', file);
const apply = (file: object, version: number, more: object = {}) =>
  staff.post('/api/admin/price-list-apply', { ...file, version, file_name: 'november.csv', ...more });
const prices = async () => {
  const rows = await api.sql<{ price: number; source: string }>(
    'select price_paise::int as price, price_source as source from products where company_id = $1 order by id',
    [company_id],
  );
  return rows.map(({ price, source }) => `${price} ${source}`);
};

describe('a price list file', () => {
  const rows = () => [
    [sku('A'), '110', '10', '95'],
    [sku('B').toLowerCase(), '200'],
    [sku('C'), '30'],
    ['NONE', '1'],
  ];

  it('is checked row by row; nothing is written', async () => {
    const { body } = await check(fileOf(...rows()));
    expect(body).toMatchObject({
      counts: { new: 1, changed: 1, same: 1, wrong: 1 },
      rows: [
        {
          row: 2,
          verdict: 'changed',
          was: { price: 100 },
          becomes: { price: 110, price_breaks: [{ qty: 10, price: 95 }] },
        },
        { row: 3, verdict: 'same', sku: sku('B') },
        { row: 4, verdict: 'new', was: null, becomes: { price: 30 } },
        { row: 5, verdict: 'wrong', faults: [expect.stringContaining('No item has the SKU NONE.')] },
      ],
    });
    expect(await prices()).toEqual(['10000 list', '20000 list', '1 contract']);
  });

  it('is applied as a whole, to the products that follow the list, and logged as one row', async () => {
    const file = fileOf(...rows());
    const { version } = (await check(file)).body;
    expect(await apply(file, version)).toMatchObject({ status: 409, body: { fields: { wrong: expect.any(String) } } });
    expect(await prices()).toEqual(['10000 list', '20000 list', '1 contract']);
    expect(await apply(file, version, { skip_wrong: true })).toMatchObject({
      status: 200,
      body: { added: 1, changed: 1, message: '1 added, 1 changed.' },
    });
    expect(await prices()).toEqual(['11000 list', '20000 list', '1 contract']);
    const { items } = (await staff.get(`/api/admin/audit-list?entity=price_lists&size=1`)).body;
    expect(items[0].changes).toContainEqual({ field: 'File name', before: null, after: 'november.csv' });
    const logged = await api.sql(
      `select 1 from audit_log where action = 'update' and entity = 'price_list_lines'
         and entity_id in (select id::text from price_list_lines where list_id = $1)`,
      [list_id],
    );
    expect(logged).toEqual([]);
  });

  it('that is applied again changes nothing', async () => {
    const file = fileOf([sku('A'), '110']);
    await apply(file, (await check(file)).body.version);
    const { version, counts } = (await check(file)).body;
    expect(counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
    expect(await apply(file, version)).toMatchObject({ status: 200, body: { message: 'No prices changed.' } });
    expect((await check(file)).body.version).toBe(version);
  });

  it('is applied in portions if many companies use the list, each with the new version', async () => {
    await api.sql(
      `insert into companies (name, slug, price_list_id) select 'Many', 'many-' || $1::int || '-' || n, $1 from generate_series(1, 15000) n`,
      [list_id],
    );
    const file = fileOf([sku('A'), '110'], [sku('B'), '210']);
    const { version } = (await check(file)).body;
    const { body } = await apply(file, version);
    expect(body).toMatchObject({ changed: 1, left: 1 });
    expect(await prices()).toEqual(['11000 list', '20000 list', '1 contract']);
    expect((await apply(file, body.version)).body).toMatchObject({ changed: 1, left: 0 });
    expect(await prices()).toEqual(['11000 list', '21000 list', '1 contract']);
  });

  it('is not applied to a list that has changed since the check', async () => {
    const file = fileOf([sku('A'), '110']);
    const { version } = (await check(file)).body;
    await setListPrice(api, list_id, sku('B'), 1);
    expect(await apply(file, version)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has changed since the file was checked. Nothing was saved.') },
    });
    expect((await prices())[0]).toBe('10000 list');
  });

  it.each([
    ['for an unknown list', () => ({ ...fileOf(['A', '1']), id: 987_654 }), 404, 'This price list was not found.'],
    ['without rows', () => fileOf(), 400, 'The file has no rows below its headings.'],
    [
      'without a column of prices',
      () => ({ ...fileOf(['A', '1']), columns: ['sku', 'qty_2'] }),
      400,
      'The file needs columns with the headings sku and price.',
    ],
    [
      'with too many rows',
      () => ({
        id: list_id,
        columns: ['sku', 'price'],
        rows: Array(MAX_PRICE_LIST_ROWS + 1).fill({ row: 2, cells: ['A'] }),
      }),
      400,
      'Split the file: at most 10,000 rows are read at a time.',
    ],
  ])('%s is refused', async (_, file, status, message) => {
    for (const answer of [await check(file()), await apply(file(), 1)]) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toContain(message);
    }
  });

  it('that was exported is the same when it is read again', async () => {
    await apply(fileOf([sku('A'), '110', '10', '95.5']), (await check(fileOf([sku('A'), '110']))).body.version);
    const { text } = await staff.get(`/api/admin/price-line-export?id=${list_id}`);
    const [head, ...body] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toMatch(/^sku,name,price,price_per,valid_from,valid_until,qty_2,price_2,qty_3,price_3/);
    const file = {
      id: list_id,
      columns: head!.split(','),
      rows: body.map((row, at) => ({ row: at + 2, cells: row.split(',') })),
    };
    expect((await check(file)).body.counts).toEqual({ new: 0, changed: 0, same: 2, wrong: 0 });
  });
});
