import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATES_PORTION } from '#contracts/catalog/gst-rates.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addProducts, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let company_id: number;
let staff: Person;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  staff = await signIn(api, (await addUser(api, null)).email);
  buyer = await signIn(api, (await addUser(api, company_id)).email);
});
beforeEach(async () => {
  await api.sql('delete from hsn_rates');
  await api.sql('update items set hsn = null');
});
afterAll(() => api.stop());

const save = (hsn: string, rate: number, valid_from: string, source: string | null = null) =>
  staff.post('/api/admin/rate-save', { hsn, rate, valid_from, source });
const table = async () => (await staff.get('/api/admin/rates-list')).body;
const rateOf = async (hsn: string) => (await staff.get(`/api/admin/rate-of?hsn=${hsn}`)).body.rate;
const apply = (body: object, person = staff) => person.post('/api/admin/rate-apply', body);
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const tomorrow = () => new Date(Date.now() + 29.5 * 3_600_000).toISOString().slice(0, 10);

describe('the rate of a code', () => {
  beforeEach(async () => {
    await save('84', 28, '2017-07-01');
    await save('84', 18, '2025-09-22', 'Notification 9/2025');
    await save('8482', 12, '2017-07-01');
    await save('848210', 5, today());
    await save('848220', 40, tomorrow());
  });

  it.each([
    { what: 'the latest day that has come', hsn: '8413', rate: 18, by: '84' },
    { what: 'a longer beginning before a later day', hsn: '848230', rate: 12, by: '8482' },
    { what: 'the same, written in groups', hsn: '8482%2030', rate: 12, by: '8482' },
    { what: 'a rate that begins today', hsn: '84821011', rate: 5, by: '848210' },
    { what: 'the shorter one while the longer has not begun', hsn: '848220', rate: 12, by: '8482' },
    { what: 'its chapter', hsn: '84', rate: 18, by: '84' },
  ])('is that of $what: $hsn', async ({ hsn, rate, by }) => {
    expect(await rateOf(hsn)).toMatchObject({ rate, hsn: by });
  });

  it('is null if the table has none', async () => {
    expect(await rateOf('7318')).toBeNull();
  });

  it('is replaced for the same date, and removed', async () => {
    const { body } = await save('84', 40, '2025-09-22');
    expect(await rateOf('8413')).toMatchObject({ id: body.id, rate: 40, source: null });
    expect((await table()).items).toHaveLength(5);
    expect((await staff.post('/api/admin/rate-remove', { id: body.id })).status).toBe(200);
    expect(await rateOf('8413')).toMatchObject({ rate: 28 });
    expect((await staff.post('/api/admin/rate-remove', { id: body.id })).status).toBe(404);
  });

  it('is logged with the person who saved it', async () => {
    const { body } = await save('85', 18, '2025-09-22');
    const [row] = await api.sql(`select action, changes from audit_log where entity = 'hsn_rates' and entity_id = $1`, [
      String(body.id),
    ]);
    expect(row).toMatchObject({ action: 'insert', changes: { hsn: [null, '85'], rate_bp: [null, 1800] } });
  });
});

describe('products with a different rate', () => {
  const add = (hsn: string, gst_rate_bp: number | null) => addProduct(api, company_id, { hsn, gst_rate_bp });

  it('are counted by code and rate, and are still charged at their own rate', async () => {
    await save('8482', 18, '2025-09-22');
    await Promise.all([add('848210', 2800), add('848210', 2800), add('848210', 1800), add('848220', null)]);
    await add('7318', 2800);
    const { differences } = await table();
    expect(differences).toMatchObject([
      { hsn: '848210', product_rate: 28, products: 2, table: { hsn: '8482', rate: 18, valid_from: '2025-09-22' } },
      { hsn: '848220', product_rate: null, products: 1, table: { rate: 18 } },
    ]);
    const id = await add('848210', 2800);
    const { body } = await buyer.post('/api/cart/price', { items: [{ product_id: id, qty: 1 }] });
    expect(body.lines[0].gst_rate).toBe(28);
  });

  it('are not listed before the date of the rate', async () => {
    await save('8482', 18, tomorrow());
    await add('848210', 2800);
    expect((await table()).differences).toEqual([]);
  });

  it('get the rate of the table in one call, each with a new version and an audit entry; others do not change', async () => {
    await save('8482', 18, '2025-09-22');
    const ids = await Promise.all([add('848210', 2800), add('848210', 2800), add('848210', 500)]);
    expect(await apply({ hsn: '848210', product_rate: 28, rate: 18 })).toMatchObject({
      status: 200,
      body: { changed: 2, left: 0, message: '2 products updated to 18%.' },
    });
    const rows = await api.sql('select gst_rate_bp, version from catalog where id = any($1) order by id', [ids]);
    expect(rows).toEqual([
      { gst_rate_bp: 1800, version: 2 },
      { gst_rate_bp: 1800, version: 2 },
      { gst_rate_bp: 500, version: 1 },
    ]);
    const traces = await api.sql(
      `select changes from audit_log where entity = 'items' and action = 'update'
         and entity_id in (select item_id::text from products where id = any($1))`,
      [ids],
    );
    expect(traces).toEqual(Array(2).fill({ changes: { gst_rate_bp: [2800, 1800] } }));
  });

  it('are changed in portions if there are many', async () => {
    await save('8482', 18, '2025-09-22');
    const columns = { sku: `'MANY-' || n`, name: `'Many'`, hsn: `'84829900'`, gst_rate_bp: '2800' };
    await addProducts(api, company_id, RATES_PORTION + 1, columns);
    const step = () => apply({ hsn: '84829900', product_rate: 28, rate: 18 });
    expect((await step()).body).toMatchObject({ changed: RATES_PORTION, left: 1 });
    expect((await step()).body).toMatchObject({ changed: 1, left: 0, message: '1 product updated to 18%.' });
  });

  it('do not change if the rate of the table has changed: 409', async () => {
    await save('8482', 5, '2025-09-22');
    const id = await add('848210', 2800);
    expect(await apply({ hsn: '848210', product_rate: 28, rate: 18 })).toMatchObject({
      status: 409,
      body: {
        message:
          'The rate for this code has changed since you opened the table. No product was changed. Review it and try again.',
      },
    });
    expect(await api.sql('select gst_rate_bp from catalog where id = $1', [id])).toEqual([{ gst_rate_bp: 2800 }]);
  });
});

describe('an import shows the rate by HSN', () => {
  it('only for rows with another rate or none', async () => {
    await save('8482', 18, '2025-09-22');
    const columns = ['sku', 'name', 'hsn', 'gst_rate'];
    const file = { company_id, file_name: 'a.csv', fingerprint: 'a'.repeat(64), rows: 4, columns };
    const { id } = (await staff.post('/api/admin/import-start', file)).body;
    const cells = [
      ['IMP-1', 'Bearing', '848210', '28'],
      ['IMP-2', 'Bearing', '848210', ''],
      ['IMP-3', 'Bearing', '848210', '18'],
      ['IMP-4', 'Bolt', '7318', '28'],
    ];
    const rows = cells.map((row, at) => ({ row: at + 2, cells: row }));
    expect((await staff.post('/api/admin/import-rows', { id, rows })).status).toBe(200);
    const { items } = (await staff.get(`/api/admin/import-row-list?id=${id}`)).body;
    const shown = items.map(({ sku, verdict, rate_by_hsn }: Record<string, unknown>) => [sku, verdict, rate_by_hsn]);
    expect(shown).toEqual([
      ['IMP-1', 'new', 18],
      ['IMP-2', 'new', 18],
      ['IMP-3', 'new', null],
      ['IMP-4', 'new', null],
    ]);
  });
});

describe('the calls about rates', () => {
  const RATE = { hsn: '8482', rate: 18, valid_from: '2025-09-22' };
  const calls = [
    { path: '/api/admin/rate-save', body: RATE },
    { path: '/api/admin/rate-remove', body: { id: 1 } },
    { path: '/api/admin/rate-apply', body: { hsn: '8482', product_rate: null, rate: 18 } },
  ];

  it.each(calls)('$path is for staff only', async ({ path, body }) => {
    expect((await as(api).post(path, body)).status).toBe(401);
    expect((await buyer.post(path, body)).status).toBe(403);
  });

  it.each(['/api/admin/rates-list', '/api/admin/rate-of?hsn=8482'])('%s is for staff only', async (path) => {
    expect((await as(api).get(path)).status).toBe(401);
    expect((await buyer.get(path)).status).toBe(403);
  });

  it.each([
    { name: 'a code of 3 digits', change: { hsn: '848' }, field: 'hsn' },
    { name: 'a code of letters', change: { hsn: '84AB' }, field: 'hsn' },
    { name: 'no rate', change: { rate: null }, field: 'rate' },
    { name: 'a rate of −1', change: { rate: -1 }, field: 'rate' },
    { name: 'a rate above 100', change: { rate: 101 }, field: 'rate' },
    { name: 'a rate of three decimals', change: { rate: 0.125 }, field: 'rate' },
    { name: 'no date', change: { valid_from: '' }, field: 'valid_from' },
    { name: 'an invalid date', change: { valid_from: '2025-02-30' }, field: 'valid_from' },
    { name: 'a date in the year 0', change: { valid_from: '0000-09-22' }, field: 'valid_from' },
    { name: 'a long source', change: { source: 'x'.repeat(201) }, field: 'source' },
  ])('refuse $name with 400 at its field', async ({ change, field }) => {
    const { status, body } = await staff.post('/api/admin/rate-save', { ...RATE, ...change });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect((await table()).items).toEqual([]);
  });
});
