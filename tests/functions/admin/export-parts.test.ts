import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS } from '#contracts/catalog/import.ts';
import { csvRows } from '#contracts/fields/read-csv.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addFailedMail } from '../../support/examples/support-examples.ts';
import { readExport } from '../../support/export-parts.ts';
import { addCompany, addProduct, addProducts, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openImportSteps } from '../../support/steps/import-steps.ts';

/** An export in several parts, while other users change the data. */
let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
afterAll(() => api.stop());

/** The rows of a file without its headings. */
const rowsIn = (text: string) => [...csvRows(text.replace('\uFEFF', ''), ',')].slice(1).map(({ cells }) => cells);
const NAME = 3;

describe('a filtered, sorted list in parts of 3', () => {
  const path = '/api/admin/application-export?status=received&sort=name_asc&size=3';
  const all = Array.from('abcdefghijk');
  const change = (statement: string) => api.sql(statement);

  beforeEach(async () => {
    await change('delete from job_applications');
    await add(...all.toReversed());
    await change(`insert into job_applications (job_code, name, email, status, resume_key, resume_name, resume_type)
      values ('PS-JD002', 'f hired', 'f@x.example', 'hired', 'x', 'x', 'x')`);
  });

  const add = (...names: string[]) =>
    api.sql(
      `insert into job_applications (job_code, name, email, resume_key, resume_name, resume_type)
       select 'PS-JD002', name, 'x@x.example', 'x', 'x', 'x' from unnest($1::text[]) as name`,
      [names],
    );

  /** The names in the file, if `meanwhile` runs after its first part: a, b, c. */
  const namesWith = async (meanwhile: () => Promise<unknown>) => {
    let times = 0;
    const { text } = await readExport(staff, path, async () => (times++ === 0 ? meanwhile() : undefined));
    return rowsIn(text).map((cells) => cells[NAME]);
  };

  it('has every row once, and the headings', async () => {
    const { text, parts } = await readExport(staff, path);
    expect([rowsIn(text).map((cells) => cells[NAME]), parts]).toEqual([all, 4]);
    expect(text.match(/Received,Position/g)).toHaveLength(1);
    expect((await staff.get(path)).headers.get('x-export-rows')).toBe('3');
  });

  it.each([
    ['a row is added before and one after', () => add('Aa', 'dd'), [...'abcd', 'dd', ...'efghijk']],
    ['the last exported row no longer matches the filter', () => move('c'), all],
    ['a later row no longer matches the filter', () => move('e'), all.filter((name) => name !== 'e')],
    ['an exported row is deleted', () => remove('b'), all],
    ['a later row is deleted', () => remove('d'), all.filter((name) => name !== 'd')],
  ])('has every other row once if %s', async (_, meanwhile, names) => {
    expect(await namesWith(meanwhile)).toEqual(names);
  });
  const move = (name: string) => api.sql(`update job_applications set status = 'declined' where name = $1`, [name]);
  const remove = (name: string) => api.sql(`delete from job_applications where name = $1`, [name]);

  it('fails with a message if the row to continue after is gone', async () => {
    await expect(namesWith(() => remove('c'))).rejects.toThrow(/409 The list changed .* Export it again/);
  });

  it('continues only after a row’s id, and limits the size of its parts', async () => {
    for (const after of ['0', '-1', 'x', '1;2']) expect((await staff.get(`${path}&after=${after}`)).status).toBe(400);
    expect((await staff.get(`${path.replace('size=3', 'size=1000000')}`)).headers.has('x-export-after')).toBe(false);
  });
});

describe('an export', () => {
  it('continues among rows without a value in the sort column', async () => {
    await api.sql('delete from outbox');
    const given_up_at = '2026-11-01T00:00:00Z';
    for (const n of [1, 2, 3]) await addFailedMail(api, { recipient: `waits${n}@x.example` });
    for (const n of [1, 2, 3, 4]) await addFailedMail(api, { recipient: `dropped${n}@x.example`, given_up_at });
    const { text, parts } = await readExport(staff, '/api/admin/outbox-export?sort=next_asc&size=2');
    const recipients = rowsIn(text).map((cells) => cells[1]);
    expect(parts).toBe(4);
    expect(recipients).toEqual(
      [1, 2, 3].map((n) => `waits${n}@x.example`).concat([1, 2, 3, 4].map((n) => `dropped${n}@x.example`)),
    );
  });

  it('can have more rows than a part and than the cap of a count', async () => {
    await api.sql(
      `insert into companies (name, slug) select 'Many ' || n, 'many-' || n from generate_series(1, 10000) n`,
    );
    for (const query of ['', '?q=many&sort=added_desc']) {
      const { text, parts } = await readExport(staff, `/api/admin/company-export${query}`);
      const names = rowsIn(text)
        .map(([, name]) => name)
        .filter((name) => name!.startsWith('Many '));
      expect(parts).toBe(3);
      expect([names.length, new Set(names).size]).toEqual([10_000, 10_000]);
    }
  });

  it('has parts small enough for a function even if the rows are wide', async () => {
    const { company_id } = await addCompany(api, 'Wide Works');
    const description = `repeat('ज्ञ', 700) || n`;
    const columns = { sku: `'WIDE-' || n`, name: `'Wide'`, price_paise: '100', stock: '1', description };
    await addProducts(api, company_id, 1000, columns);
    const path = `/api/admin/products-export?company_id=${company_id}`;
    const first = await staff.get(path);
    const bytes = Buffer.byteLength(first.text);
    expect(bytes).toBeGreaterThan(3_900_000);
    expect(bytes).toBeLessThanOrEqual(4_000_000);
    const skus = rowsIn((await readExport(staff, path)).text).map(([, sku]) => sku);
    expect([skus.length, new Set(skus).size]).toEqual([1000, 1000]);
  });

  it('of products with any text is read by an import as unchanged', async () => {
    const imports = await openImportSteps(api);
    const { company_id } = await imports.addShop();
    const attributes = JSON.stringify({ Bore: '25 mm', 'Seal=type': '2RS; C3' });
    await addProduct(api, company_id, {
      sku: 'P-1',
      name: '+cmd|calc',
      description: '=1+1\nsecond, "line"',
      attributes,
    });
    await addProduct(api, company_id, {
      sku: 'P-2',
      name: '-40 °C grease',
      brand: '@home',
      price_paise: 99_999_999_999,
    });
    await addProduct(api, company_id, {
      sku: 'P-3',
      name: 'बेयरिंग',
      active: false,
      hsn: '848210',
      gst_rate_bp: 25,
      pack: '10',
    });
    await addProduct(api, company_id, {
      sku: 'P-4',
      name: 'Plain',
      category: 'Bearings',
      subcategory: 'Ball',
      unit: 'MTR',
    });
    const { text, parts } = await readExport(staff, `/api/admin/products-export?company_id=${company_id}&size=3`);
    const [head, ...rows] = [...csvRows(text.replace('\uFEFF', ''), ',')].map(({ cells }) => cells);
    expect(head).toEqual([...IMPORT_COLUMNS]);
    const id = await imports.check(company_id, rows, [...IMPORT_COLUMNS]);
    expect(parts).toBe(2);
    expect(await imports.read(id)).toMatchObject({ counts: { new: 0, changed: 0, same: 4, wrong: 0 } });
  });
});
