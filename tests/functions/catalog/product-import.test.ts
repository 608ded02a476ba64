import { Client } from '@neondatabase/serverless';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportColumn } from '#contracts/catalog/import.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct, type Person } from '../../support/fixtures.ts';
import { HEAD, type ImportSteps, openImportSteps } from '../../support/steps/import-steps.ts';

let api: Api;
let imports: ImportSteps;
let company_id: number;
let buyer: Person;

beforeAll(async () => {
  api = await startApi();
  imports = await openImportSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  ({ company_id, buyer } = await imports.addShop());
});

describe('applying', () => {
  const rows = [
    ['B-1', 'One', 'Bearings', 'Ball', '10', '5'],
    ['B-2', 'Two', '', '', '', ''],
    ['B-3', '', '', '', '', ''],
  ];

  it('writes the whole file or none of it', async () => {
    const bad = await imports.check(company_id, rows);
    expect(await imports.apply(bad, true)).toMatchObject({ status: 409, body: { message: /Some rows have errors/ } });
    expect(await imports.catalogue(company_id)).toEqual([]);
    const good = await imports.check(company_id, rows.slice(0, 2));
    expect(await imports.apply(good, true)).toMatchObject({ status: 200, body: { applied: 2, more: false } });
    expect(await imports.catalogue(company_id)).toEqual([
      { sku: 'B-1', name: 'One', category: 'Bearings', subcategory: 'Ball', price: 1000, stock: 5, version: 1 },
      { sku: 'B-2', name: 'Two', category: null, subcategory: null, price: 0, stock: 0, version: 1 },
    ]);
    expect((await buyer.get('/api/catalog/list?q=one')).body.items).toMatchObject([{ sku: 'B-1', price: 10 }]);
    expect(await imports.apply(good, true)).toMatchObject({ status: 409, body: { message: /has ended/ } });
  });

  it('writes only the valid rows if chosen, and counts them', async () => {
    const id = await imports.check(company_id, rows);
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 2, more: false });
    expect(await imports.read(id)).toMatchObject({ status: 'applied', applied: 2, counts: { wrong: 1 } });
    expect(await imports.catalogue(company_id)).toHaveLength(2);
  });

  it('changes only the columns of the file, keeps stock taken by orders since, and is recorded in the stock history', async () => {
    const product_id = await addProduct(api, company_id, { sku: 'C-1', name: 'Kept', stock: 10, price_paise: 500 });
    const id = await imports.check(company_id, [['C-1', '', '', '', '6', '25']]);
    await buyer.post('/api/orders/create', { items: [{ product_id, qty: 4 }] });
    expect((await imports.apply(id, true)).body).toMatchObject({ applied: 1 });
    expect(await imports.catalogue(company_id)).toMatchObject([{ name: 'Kept', price: 600, stock: 21, version: 2 }]);
    expect((await imports.staff.get(`/api/admin/stock-list?product_id=${product_id}`)).body.items).toMatchObject([
      { change: 15, stock: 21, reason: 'imported', note: 'x.csv' },
    ]);
  });

  it('reads cross-references, shows them as the file has them, and makes their codes searchable', async () => {
    const columns: ImportColumn[] = ['sku', 'name', 'cross_references'];
    await imports.apply(
      await imports.check(company_id, [['B-1', 'Bearing', 'SKF 6205-2RSH; NSK 6205DDU']], columns),
      true,
    );
    const found = async (q: string) => (await buyer.get(`/api/catalog/list?q=${q}`)).body.items.length;
    expect([await found('skf+62052rsh'), await found('6205ddu')]).toEqual([1, 1]);
    const id = await imports.check(company_id, [['B-1', '', 'SKF 6205-2RSH']], columns);
    const change = { column: 'cross_references', before: 'SKF 6205-2RSH; NSK 6205DDU', after: 'SKF 6205-2RSH' };
    expect((await imports.list(id)).items).toMatchObject([{ verdict: 'changed', changes: [change] }]);
    await imports.apply(id, true);
    expect([await found('skf+62052rsh'), await found('6205ddu')]).toEqual([1, 0]);
    expect((await imports.list(await imports.check(company_id, [['B-1', '', '']], columns))).items).toMatchObject([
      { verdict: 'same' },
    ]);
  });

  it('has a single entry in the audit log', async () => {
    await addProduct(api, company_id, { sku: 'D-1' });
    const log = () =>
      api.sql<{ changes: object }>('select entity, changes from audit_log where company_id = $1', [company_id]);
    const before = (await log()).length;
    await imports.apply(
      await imports.check(company_id, [
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
      'saved by another user since',
      (product_id: number) =>
        imports.staff.post('/api/admin/product-save', { id: product_id, company_id, sku: 'E-1', name: 'Theirs' }),
    ],
    [
      'whose stock would fall below none',
      (product_id: number) => buyer.post('/api/orders/create', { items: [{ product_id, qty: 8 }] }),
    ],
  ])('refuses a product %s until the file is checked again', async (_, meanwhile) => {
    const product_id = await addProduct(api, company_id, { sku: 'E-1', name: 'Mine', stock: 10 });
    const file = [
      ['E-1', 'From the file', '', '', '', '1'],
      ['E-2', 'Other', '', '', '', ''],
    ];
    const whole = await imports.check(company_id, file);
    const single = await imports.check(company_id, file);
    await meanwhile(product_id);
    expect(await imports.apply(whole, true)).toMatchObject({
      status: 409,
      body: { message: /has changed since/, fields: { stale: /check/ } },
    });
    expect(await imports.catalogue(company_id)).toHaveLength(1);
    expect((await imports.staff.post('/api/admin/import-check', { id: whole, from: 0 })).body).toMatchObject({
      next: null,
    });
    expect((await imports.read(whole)).counts).toMatchObject({ new: 1, changed: 1 });
    expect((await imports.apply(single, false)).body).toMatchObject({ applied: 1 });
    expect((await imports.list(single, 'verdict=wrong')).items).toMatchObject([
      { row: 2, faults: [{ message: /Check the file again/ }] },
    ]);
  });

  it('refuses a SKU that another user has added since, in any case', async () => {
    const whole = await imports.check(company_id, rows.slice(0, 2));
    const single = await imports.check(company_id, rows.slice(0, 2));
    await addProduct(api, company_id, { sku: 'b-1', name: 'Theirs' });
    expect(await imports.apply(whole, true)).toMatchObject({ status: 409, body: { message: /has changed since/ } });
    expect(await imports.apply(single, false)).toMatchObject({ status: 200, body: { applied: 1, more: false } });
    expect((await imports.list(single, 'verdict=wrong')).items).toMatchObject([{ row: 2, sku: 'B-1' }]);
    expect(await imports.catalogue(company_id)).toMatchObject([{ sku: 'B-2' }, { sku: 'b-1', name: 'Theirs' }]);
  });

  it('leaves nothing if cancelled before, and only the written rows if cancelled later', async () => {
    const id = await imports.check(company_id, rows.slice(0, 2));
    expect((await imports.staff.post('/api/admin/import-cancel', { id })).status).toBe(200);
    expect(await imports.catalogue(company_id)).toEqual([]);
    expect((await imports.apply(id, true)).status).toBe(409);
    expect((await imports.send(id, rows)).status).toBe(409);
    expect((await imports.staff.post('/api/admin/import-cancel', { id })).status).toBe(409);
  });

  it('is visible to all staff while it runs, and can then be neither cancelled nor started again', async () => {
    const product_id = await addProduct(api, company_id, { sku: 'B-1', name: 'Held', stock: 1 });
    const id = await imports.check(company_id, rows.slice(0, 2));
    expect(await imports.read(id)).toMatchObject({ status: 'checking', running: false });
    const holder = new Client(api.ownerUrl);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from products where id = $1 for update', [product_id]);
    const applying = imports.apply(id, true);
    await expect.poll(async () => (await imports.read(id)).running).toBe(true);
    const refusal = { status: 409, body: { message: /is writing rows and cannot be stopped now/ } };
    for (const [path, more] of Object.entries({ cancel: {}, apply: { whole: true }, check: { from: 0 } }))
      expect(await imports.staff.post(`/api/admin/import-${path}`, { id, ...more }), path).toMatchObject(refusal);
    await holder.query('rollback');
    await holder.end();
    expect(await applying).toMatchObject({ status: 200, body: { applied: 2 } });
    expect(await imports.read(id)).toMatchObject({ status: 'applied', running: false, applied: 2 });
  });

  it('of one file by two users at the same time writes it once', async () => {
    const id = await imports.check(company_id, rows.slice(0, 2));
    const answers = await Promise.all([imports.apply(id, true), imports.apply(id, true), imports.apply(id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await imports.catalogue(company_id)).toHaveLength(2);
  });

  it('of more rows than a portion is counted in between', async () => {
    const many = Array.from({ length: 2400 }, (_, n) => [`M-${n}`, `Part ${n}`, '', '', '1', '1']);
    const { id } = (await imports.start(company_id, HEAD, many.length)).body;
    await imports.send(id, many.slice(0, 1000));
    await imports.send(id, many.slice(1000, 2000), 1002);
    await imports.send(id, many.slice(2000), 2002);
    expect((await imports.apply(id, false)).body).toMatchObject({ applied: 2000, more: true });
    expect(await imports.read(id)).toMatchObject({ status: 'applying', applied: 2000 });
    expect((await imports.staff.post('/api/admin/import-cancel', { id })).status).toBe(200);
    expect(await imports.catalogue(company_id)).toHaveLength(2000);
  });
});
