import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addExamples } from '../support/endpoints.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';

let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;

beforeAll(async () => {
  api = await startApi();
  ({ buyer } = await addExamples(api));
  staff = await signIn(api, (await addUser(api, null)).email);
  ({ company_id } = await addCompany(api, '=HYPERLINK("x") Works'));
  await api.sql(`insert into categories values ('Bearings', 1)`);
  await addProduct(api, company_id, {
    ...{ sku: 'X-1', name: '+cmd|calc', brand: 'Say "hi", twice', price_paise: 123_450, stock: 7 },
    ...{ category: 'Bearings', attributes: '{"Bore":"25 mm","Seal":"2RS"}', gst_rate_bp: 1_800, hsn: '848210' },
  });
  await addProduct(api, company_id, { sku: 'X-2', name: 'Plain', active: false });
});
afterAll(() => api.stop());

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');
const LISTS = ['products', 'company', 'order', 'rfq', 'enquiry', 'invoice', 'ticket'];

describe('the export of a list', () => {
  it('holds what its list shows, under the columns of an import, with formulas made inert', async () => {
    const answer = await staff.get(`/api/admin/products-export?company_id=${company_id}&sort=newest_asc&size=1&page=9`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
    expect(lines(answer.text)).toEqual([
      'company,sku,name,category,subcategory,brand,price,stock,unit,pack,hsn,gst_rate,description,attributes,active',
      `"'=HYPERLINK(""x"") Works",X-1,'+cmd|calc,Bearings,,"Say ""hi"", twice",1234.5,7,NOS,,848210,18,,Bore=25 mm; Seal=2RS,yes`,
      `"'=HYPERLINK(""x"") Works",X-2,Plain,,,,100,100,NOS,,,,,,no`,
    ]);
    const filtered = await staff.get(`/api/admin/products-export?company_id=${company_id}&status=discontinued`);
    expect(lines(filtered.text)).toHaveLength(2);
  });

  it.each(LISTS)('of %s has a row for each of the list’s', async (list) => {
    const path = `/api/admin/${list}`;
    const { total } = (await staff.get(`${path}-list`)).body;
    const { text, status } = await staff.get(`${path}-export`);
    expect({ status, rows: lines(text).length - 1 }).toEqual({ status: 200, rows: total });
    expect(lines((await staff.get(`${path}-export?q=qwertzuiop`)).text)).toHaveLength(1);
  });

  it('says in its name where it was cut', async () => {
    await api.sql(
      `insert into companies (name, slug) select 'Many ' || n, 'many-' || n from generate_series(1, 10001) n`,
    );
    const { headers, text } = await staff.get('/api/admin/company-export');
    expect(headers.get('content-disposition')).toContain('companies-first-10000.csv');
    expect(lines(text)).toHaveLength(10_001);
  });

  it.each(LISTS)('of %s: nobody 401, a buyer 403, an unknown order 400', async (list) => {
    const path = `/api/admin/${list}-export`;
    expect((await as(api).get(path)).status).toBe(401);
    expect((await buyer.get(path)).status).toBe(403);
    if (!['enquiry', 'ticket'].includes(list)) expect((await staff.get(`${path}?sort=x`)).status).toBe(400);
  });
});
