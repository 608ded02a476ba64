import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportColumn } from '#contracts/product-import.ts';
import { RATE_CHOICES, UNIT_CHOICES } from '#contracts/units.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Roller', 2), ('Bearings', 'Ball', 1)`);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company_id } = await addCompany(api, 'Aravalli'));
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});

let serial = 0;
const HEAD: ImportColumn[] = ['sku', 'name', 'category', 'subcategory', 'price', 'stock'];
type Cells = string[];

const start = (columns: ImportColumn[], rows: number, more: object = {}) => {
  const fingerprint = (++serial).toString(16).padStart(64, '0');
  return staff.post('/api/admin/import-start', { company_id, file_name: 'x.csv', fingerprint, rows, columns, ...more });
};
const send = (id: number, rows: Cells[], first = 2) =>
  staff.post('/api/admin/import-rows', { id, rows: rows.map((cells, at) => ({ row: first + at, cells })) });
/** A file that is checked; answers the import's id. */
async function check(rows: Cells[], columns = HEAD): Promise<number> {
  const { id } = (await start(columns, rows.length)).body;
  expect((await send(id, rows)).status).toBe(200);
  return id;
}
const read = async (id: number) => (await staff.get(`/api/admin/import-get?id=${id}`)).body.import;
const list = async (id: number, query = '') => (await staff.get(`/api/admin/import-row-list?id=${id}&${query}`)).body;
const apply = (id: number, whole: boolean) => staff.post('/api/admin/import-apply', { id, whole });
const catalogue = () =>
  api.sql(
    'select sku, name, category, subcategory, price_paise::int as price, stock, version from products where company_id = $1 order by sku',
    [company_id],
  );

describe('the check of a file', () => {
  it('says of every row whether it is new, changed, the same or wrong, and writes nothing', async () => {
    await addProduct(api, company_id, {
      sku: 'A-1',
      name: 'Old name',
      price_paise: 12_300,
      stock: 5,
      category: 'Bearings',
      subcategory: 'Ball',
    });
    await addProduct(api, company_id, { sku: 'A-2', name: 'Same', price_paise: 100, stock: 7 });
    const before = await catalogue();
    const id = await check([
      ['A-1', 'New name', 'valves', '', '₹ 1,23,456.50', '1,200'],
      ['A-2', 'Same', '', '', '1.00', '7'],
      ['A-3', 'Fresh', 'bearings', 'ROLLER', '10', ''],
      ['A-4', '', '', '', '', ''],
      ['A-3', 'Twice', '', '', '', ''],
      ['', 'No SKU', '', '', '', ''],
      ['A-5', 'Toy', 'Toys', '', '1.005', 'many'],
      ['A-6', 'Misplaced', 'Valves', 'Ball', '', ''],
    ]);
    expect(await read(id)).toMatchObject({
      ...{ rows: 8, checked: 8, status: 'checking', counts: { new: 1, changed: 1, same: 1, wrong: 5 }, applied: 0 },
    });
    const { items, total } = await list(id);
    expect(total).toBe(8);
    expect(items[0]).toMatchObject({ row: 2, verdict: 'changed' });
    expect(new Set(items[0].changes.map(JSON.stringify as never))).toEqual(
      new Set(
        [
          { column: 'name', before: 'Old name', after: 'New name' },
          { column: 'category', before: 'Bearings', after: 'Valves' },
          { column: 'subcategory', before: 'Ball', after: null },
          { column: 'price', before: '123.00', after: '123456.50' },
          { column: 'stock', before: '5', after: '1200' },
        ].map((change) => JSON.stringify(change)),
      ),
    );
    const faults = items.map(({ faults }: { faults: { field: string; message: string }[] }) =>
      faults.map(({ field, message }) => `${field}: ${message}`).join(' | '),
    );
    expect(faults.slice(3)).toEqual([
      'name: A new product needs a name. Enter it, or mend the SKU if the product is there already.',
      'sku: Row 4 has this SKU already. Keep one of the two.',
      'sku: Enter the SKU.',
      expect.stringMatching(
        /price: “1.005” is no price.*stock: “many” is no stock.*“Toys” is no category. Known: Valves, Bearings\./,
      ),
      'subcategory: “Ball” is no subcategory of Valves. Known: none.',
    ]);
    expect((await list(id, 'verdict=wrong&size=2&page=2')).items).toMatchObject([{ row: 7 }, { row: 8 }]);
    expect(await catalogue()).toEqual(before);
  });

  it('judges unit and GST rate by what the product form offers', async () => {
    const columns: ImportColumn[] = ['sku', 'name', 'unit', 'gst_rate', 'hsn'];
    await addProduct(api, company_id, { sku: 'U-1', name: 'Kept', unit: 'XYZ', gst_rate_bp: 1200 });
    await staff.post('/api/admin/rate-save', { hsn: '9606', rate: 7.5, valid_from: '2025-09-22', source: null });
    const id = await check(
      [
        ['U-1', '', 'XYZ', '12', ''],
        ['U-2', 'Offered', 'kgs', '0.25', ''],
        ['U-3', 'By the table', '', '7.5', '960621'],
        ['U-4', 'By no table', '', '7.50', '7318'],
        ['U-5', 'Neither', 'XYZ', '12', ''],
      ],
      columns,
    );
    const { items } = await list(id);
    expect(items.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['same', 'new', 'new', 'wrong', 'wrong']);
    const rate = (percent: string) => ({
      field: 'gst_rate',
      message: `“${percent} %” is none of our GST rates. ${RATE_CHOICES}`,
    });
    expect(items[3].faults).toEqual([rate('7.5')]);
    expect(items[4].faults).toEqual([
      { field: 'unit', message: `“XYZ” is none of our units. ${UNIT_CHOICES}` },
      rate('12'),
    ]);
    // The table has another rate by the next check.
    await staff.post('/api/admin/rate-save', { hsn: '7318', rate: 7.5, valid_from: '2025-09-22', source: null });
    await staff.post('/api/admin/import-check', { id, from: 0 });
    expect((await list(id)).items[3]).toMatchObject({ verdict: 'new', faults: [] });
  });

  it('goes on where it was broken off, and rows sent twice count once', async () => {
    const fingerprint = 'f'.repeat(64);
    const { id } = (await start(HEAD, 3, { fingerprint })).body;
    await send(id, [
      ['R-1', 'One', '', '', '', ''],
      ['R-2', 'Two', '', '', '', ''],
    ]);
    await send(id, [['R-2', 'Two again', '', '', '', '']], 3);
    expect((await apply(id, true)).body).toMatchObject({ message: /not wholly checked/ });
    expect((await start(HEAD, 3, { fingerprint })).body).toMatchObject({ id, checked: 2, last_row: 3 });
    await send(id, [['R-3', 'Three', '', '', '', '']], 4);
    expect(await read(id)).toMatchObject({ checked: 3, counts: { new: 3, wrong: 0 } });
    expect((await start(HEAD, 3, { fingerprint })).body).toMatchObject({ checked: 0, last_row: 0 });
  });
});

describe('applying', () => {
  const rows = [
    ['B-1', 'One', 'Bearings', 'Ball', '10', '5'],
    ['B-2', 'Two', '', '', '', ''],
    ['B-3', '', '', '', '', ''],
  ];

  it('writes the whole file or none of it', async () => {
    const bad = await check(rows);
    expect(await apply(bad, true)).toMatchObject({ status: 409, body: { message: /Some rows are wrong/ } });
    expect(await catalogue()).toEqual([]);
    const good = await check(rows.slice(0, 2));
    expect(await apply(good, true)).toMatchObject({ status: 200, body: { applied: 2, more: false } });
    expect(await catalogue()).toEqual([
      { sku: 'B-1', name: 'One', category: 'Bearings', subcategory: 'Ball', price: 1000, stock: 5, version: 1 },
      { sku: 'B-2', name: 'Two', category: null, subcategory: null, price: 0, stock: 0, version: 1 },
    ]);
    expect((await buyer.get('/api/catalog/list?q=one')).body.items).toMatchObject([{ sku: 'B-1', price: 10 }]);
    expect(await apply(good, true)).toMatchObject({ status: 409, body: { message: /has ended/ } });
  });

  it('writes the valid rows alone where that is chosen, and counts them', async () => {
    const id = await check(rows);
    expect((await apply(id, false)).body).toMatchObject({ applied: 2, more: false });
    expect(await read(id)).toMatchObject({ status: 'applied', applied: 2, counts: { wrong: 1 } });
    expect(await catalogue()).toHaveLength(2);
  });

  it('changes only what the file says, keeps what orders took since, and says so in the history', async () => {
    const product_id = await addProduct(api, company_id, { sku: 'C-1', name: 'Kept', stock: 10, price_paise: 500 });
    const id = await check([['C-1', '', '', '', '6', '25']]);
    await buyer.post('/api/orders/create', { items: [{ product_id, qty: 4 }] });
    expect((await apply(id, true)).body).toMatchObject({ applied: 1 });
    expect(await catalogue()).toMatchObject([{ name: 'Kept', price: 600, stock: 21, version: 2 }]);
    expect((await staff.get(`/api/admin/stock-list?product_id=${product_id}`)).body.items).toMatchObject([
      { change: 15, stock: 21, reason: 'imported', note: 'x.csv' },
    ]);
  });

  it('tells of itself in one row of the log', async () => {
    await addProduct(api, company_id, { sku: 'D-1' });
    const log = () =>
      api.sql<{ changes: object }>('select entity, changes from audit_log where of_company = $1', [company_id]);
    const before = (await log()).length;
    await apply(
      await check([
        ['D-1', 'Renamed', '', '', '', ''],
        ['D-2', 'Added', '', '', '', ''],
      ]),
      true,
    );
    expect((await log()).slice(before)).toEqual([
      {
        entity: 'product_imports',
        changes: { file_name: [null, 'x.csv'], products_added: [null, 1], products_changed: [null, 1] },
      },
    ]);
  });

  it.each([
    [
      'that somebody saved since',
      (product_id: number) =>
        staff.post('/api/admin/product-save', { id: product_id, company_id, sku: 'E-1', name: 'Theirs' }),
    ],
    [
      'whose stock would fall below none',
      (product_id: number) => buyer.post('/api/orders/create', { items: [{ product_id, qty: 8 }] }),
    ],
  ])('refuses a product %s, until the file is checked again', async (_, meanwhile) => {
    const product_id = await addProduct(api, company_id, { sku: 'E-1', name: 'Mine', stock: 10 });
    const file = [
      ['E-1', 'From the file', '', '', '', '1'],
      ['E-2', 'Other', '', '', '', ''],
    ];
    const whole = await check(file);
    const single = await check(file);
    await meanwhile(product_id);
    expect(await apply(whole, true)).toMatchObject({
      status: 409,
      body: { message: /has changed since/, fields: { stale: /check/ } },
    });
    expect(await catalogue()).toHaveLength(1);
    expect((await staff.post('/api/admin/import-check', { id: whole, from: 0 })).body).toMatchObject({ next: null });
    expect((await read(whole)).counts).toMatchObject({ new: 1, changed: 1 });
    expect((await apply(single, false)).body).toMatchObject({ applied: 1 });
    expect((await list(single, 'verdict=wrong')).items).toMatchObject([
      { row: 2, faults: [{ message: /Check the file again/ }] },
    ]);
  });

  it('that is called off leaves nothing, and once begun what it has written', async () => {
    const id = await check(rows.slice(0, 2));
    expect((await staff.post('/api/admin/import-cancel', { id })).status).toBe(200);
    expect(await catalogue()).toEqual([]);
    expect((await apply(id, true)).status).toBe(409);
    expect((await send(id, rows)).status).toBe(409);
    expect((await staff.post('/api/admin/import-cancel', { id })).status).toBe(409);
  });

  it('of one file by two at once writes it once', async () => {
    const id = await check(rows.slice(0, 2));
    const answers = await Promise.all([apply(id, true), apply(id, true), apply(id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await catalogue()).toHaveLength(2);
  });

  it('more rows than a portion, row by row, is counted on the way', async () => {
    const many = Array.from({ length: 2400 }, (_, n) => [`M-${n}`, `Part ${n}`, '', '', '1', '1']);
    const { id } = (await start(HEAD, many.length)).body;
    await send(id, many.slice(0, 1000));
    await send(id, many.slice(1000, 2000), 1002);
    await send(id, many.slice(2000), 2002);
    expect((await apply(id, false)).body).toMatchObject({ applied: 2000, more: true });
    expect(await read(id)).toMatchObject({ status: 'applying', applied: 2000 });
    expect((await staff.post('/api/admin/import-cancel', { id })).status).toBe(200);
    expect(await catalogue()).toHaveLength(2000);
  });
});

describe('what a call refuses', () => {
  const row = { row: 2, cells: ['X'] };
  it.each<[string, string, () => object, number, string | RegExp]>([
    ['no company', 'start', () => ({ company_id: null }), 400, 'Choose the company.'],
    ['an unknown company', 'start', () => ({ company_id: 987_654_321 }), 400, /does not exist/],
    ['no row', 'start', () => ({ rows: 0 }), 400, /no rows/],
    ['50,001 rows', 'start', () => ({ rows: 50_001 }), 400, /Split the file/],
    ['no SKU', 'start', () => ({ columns: ['name'] }), 400, /heading sku/],
    ['a column of another name', 'start', () => ({ columns: ['sku', 'search'] }), 400, /columns/],
    ['an unknown import', 'rows', () => ({ id: 987_654_321, rows: [row] }), 404, /not found/],
    ['no rows', 'rows', () => ({ id: 1, rows: [] }), 400, /rows/],
    ['an unknown import', 'check', () => ({ id: 987_654_321, from: 0 }), 404, /not found/],
    ['an unknown import', 'apply', () => ({ id: 987_654_321, whole: true }), 404, /not found/],
    ['an unknown import', 'cancel', () => ({ id: 987_654_321 }), 404, /not found/],
  ])('%s at import-%s', async (_, call, body, status, message) => {
    const given = { company_id, file_name: 'x.csv', fingerprint: 'a'.repeat(64), rows: 1, columns: ['sku'] };
    const answer = await staff.post(`/api/admin/import-${call}`, { ...(call === 'start' ? given : {}), ...body() });
    expect(answer).toMatchObject({ status, body: { success: false, message: expect.stringMatching(message) } });
  });

  it.each(['start', 'rows', 'check', 'apply', 'cancel'])('import-%s: nobody 401, a buyer 403', async (call) => {
    const id = await check([['Z-1', 'Z', '', '', '', '']]);
    const bodies: Record<string, object> = {
      start: { company_id, file_name: 'x', fingerprint: 'b'.repeat(64), rows: 1, columns: ['sku'] },
      rows: { id, rows: [row] },
      check: { id, from: 0 },
      apply: { id, whole: true },
      cancel: { id },
    };
    const path = `/api/admin/import-${call}`;
    expect((await as(api).post(path, bodies[call])).status).toBe(401);
    expect((await buyer.post(path, bodies[call])).status).toBe(403);
    expect((await staff.get('/api/admin/import-get?id=987654321')).status).toBe(404);
    expect((await buyer.get(`/api/admin/import-get?id=${id}`)).status).toBe(403);
    expect(await catalogue()).toEqual([]);
  });
});
