import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addProducts } from '../../support/fixtures.ts';
import { openImportSteps, type ImportSteps } from '../../support/steps/import-steps.ts';

/** Rows of the import and of the catalogue, while the planner still takes both for nearly empty. */
const MANY = 6000;
const CHUNK = 1000;

let api: Api;
let imports: ImportSteps;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  imports = await openImportSteps(api);
  ({ company_id } = await imports.addShop());
  const few = await imports.check(company_id, [['F-1', 'Few', '', '', '', '']]);
  expect((await imports.apply(few, true)).status).toBe(200);
  // The planner's statistics stay those of a single row.
  await api.sql('alter table product_import_rows set (autovacuum_enabled = false)');
  await api.sql('alter table items set (autovacuum_enabled = false)');
  await api.sql('analyze product_import_rows, items, products');
  await addProducts(api, company_id, MANY, { sku: `'P-' || n`, name: `'Nut'` });
});
afterAll(() => api.stop());

/** SKUs of the maximum length make their index deeper than the others, so that the planner avoids it. */
const sku = `'S-' || lpad(n::text, 78, '0')`;

/** Stores a file of new rows, its last chunk unchecked; returns the import's id. */
async function fill(): Promise<number> {
  const { id } = (await imports.start(company_id, ['sku', 'name'], MANY)).body;
  await api.sql(
    `insert into product_import_rows (import_id, row_no, sku, name, verdict, search)
      select $1, n, ${sku}, 'Bolt ' || n, case when n <= $2 then 'new' end, '' from generate_series(1, $3::int) as n`,
    [id, MANY - CHUNK, MANY],
  );
  return id;
}

/** Rows of both tables that a statement by staff reads in any way. */
async function readBy(statement: string, values: unknown[]): Promise<Record<string, number>> {
  await api.sql('begin');
  await api.sql(
    `select set_config('app.role', 'employee', true), set_config('app.user_id', (select min(id) from users)::text, true)`,
  );
  await api.sql(statement, values);
  const tables = await api.sql<{ relname: string; rows: number }>(
    `select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
      where relname in ('product_import_rows', 'products')`,
  );
  await api.sql('commit');
  return Object.fromEntries(tables.map(({ relname, rows }) => [relname, rows]));
}

it('a chunk is checked with a few scans of the import and the catalogue, even with poor statistics', async () => {
  const id = await fill();
  const read = await readBy(`select check_import_rows($1, $2, $3, '{NOS}', '{MTR}', '{1800}', '', '')`, [
    id,
    MANY - CHUNK + 1,
    MANY,
  ]);
  expect(await imports.read(id)).toMatchObject({ checked: MANY, counts: { new: MANY } });
  // One scan for each of the chunk's rows would be six million.
  expect(read.product_import_rows).toBeLessThan(5 * MANY);
  expect(read.products).toBeLessThan(5 * MANY);
});

it('a portion is written with a few scans of both', async () => {
  const id = await fill();
  await api.sql(`update product_import_rows set verdict = 'new' where import_id = $1`, [id]);
  const read = await readBy('select apply_product_import($1, $2, $3)', [id, CHUNK, ['MTR']]);
  expect(await imports.read(id)).toMatchObject({ status: 'applying', applied: CHUNK });
  expect(read.product_import_rows).toBeLessThan(10 * MANY);
  expect(read.products).toBeLessThan(10 * MANY);
});
