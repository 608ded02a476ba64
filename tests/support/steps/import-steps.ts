import { expect } from 'vitest';
import type { ImportColumn } from '#contracts/catalog/import.ts';
import type { Api } from '../api.ts';
import { addCompany, addUser, signIn } from '../fixtures.ts';

/** Columns of a file, by default. */
export const HEAD: ImportColumn[] = ['sku', 'name', 'category', 'subcategory', 'price', 'stock'];

export type Cells = string[];

/** Two categories, staff who import files of products, and their actions. */
export async function openImportSteps(api: Api) {
  const staff = await signIn(api, (await addUser(api, null)).email);
  await api.sql(`insert into categories values ('Valves', 1), ('Bearings', 2)`);
  await api.sql(`insert into subcategories values ('Bearings', 'Roller', 2), ('Bearings', 'Ball', 1)`);
  let serial = 0;

  const start = (company_id: number, columns: ImportColumn[], rows: number, more: object = {}) => {
    const fingerprint = (++serial).toString(16).padStart(64, '0');
    return staff.post('/api/admin/import-start', {
      company_id,
      file_name: 'x.csv',
      fingerprint,
      rows,
      columns,
      ...more,
    });
  };
  const send = (id: number, rows: Cells[], first = 2) =>
    staff.post('/api/admin/import-rows', { id, rows: rows.map((cells, at) => ({ row: first + at, cells })) });
  /** Uploads and checks a file for a company; returns the import's id. */
  async function check(company_id: number, rows: Cells[], columns = HEAD): Promise<number> {
    const { id } = (await start(company_id, columns, rows.length)).body;
    expect((await send(id, rows)).status).toBe(200);
    return id;
  }
  const read = async (id: number) => (await staff.get(`/api/admin/import-get?id=${id}`)).body.import;
  const list = async (id: number, query = '') => (await staff.get(`/api/admin/import-row-list?id=${id}&${query}`)).body;
  const apply = (id: number, whole: boolean) => staff.post('/api/admin/import-apply', { id, whole });
  /** The products of a company. */
  const catalogue = (company_id: number) =>
    api.sql(
      'select sku, name, category, subcategory, price_paise::int as price, stock, version from catalog where company_id = $1 order by sku',
      [company_id],
    );
  /** A new company and its buyer, in an empty warehouse. */
  const addShop = async () => {
    await api.sql('truncate items cascade');
    const { company_id } = await addCompany(api, 'Aravalli');
    return { company_id, buyer: await signIn(api, (await addUser(api, company_id)).email) };
  };
  return { staff, start, send, check, read, list, apply, catalogue, addShop };
}

/** The result of `openImportSteps`. */
export type ImportSteps = Awaited<ReturnType<typeof openImportSteps>>;
