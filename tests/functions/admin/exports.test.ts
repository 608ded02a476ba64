import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addApplication, addFailedMail, addMessage } from '../../support/examples/support-examples.ts';
import { addExamples, endpoints } from '../../support/endpoints.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';

let api: Api;
let staff: Person;
let admin: Person;
let buyer: Person;
let company_id: number;

/** Text that a spreadsheet would run as a formula. */
const FORMULA = '=HYPERLINK("http://evil.example")';

beforeAll(async () => {
  api = await startApi();
  const examples = await addExamples(api);
  buyer = examples.buyer;
  staff = await signIn(api, (await addUser(api, null)).email);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  await addFormulas(examples.company_id);
  ({ company_id } = await addCompany(api, '=HYPERLINK("x") Works'));
  await api.sql(`insert into categories values ('Bearings', 1)`);
  await addProduct(api, company_id, {
    ...{ sku: 'X-1', name: '+cmd|calc', brand: 'Say "hi", twice', price_paise: 123_450, stock: 7 },
    ...{ category: 'Bearings', attributes: '{"Bore":"25 mm","Seal":"2RS"}', gst_rate_bp: 1_800, hsn: '848210' },
    ...{ reorder_level: 4, bin: 'A-04-2', cost_paise: 80_050, cost_per: 100 },
  });
  await addProduct(api, company_id, { sku: 'X-2', name: 'Plain', active: false, lead_days: 21, can_backorder: true });
});
afterAll(() => api.stop());

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

/**
 * Each admin list by its path without `-list`. A product's stock and an import's rows belong to one record, and the tables
 * of GST rates, synonyms and views have no pages; the documents for the tax portals are files of a month (tests/functions/gst).
 * Each has its own test.
 */
const LISTS = Object.values(endpoints)
  .map(({ path }) => /^\/api\/admin\/((.+)-queue|(.+)(?=-list$))/.exec(path)?.[1])
  .filter(
    (list) =>
      list !== undefined &&
      !['stock', 'import-row', 'price-line', 'rates', 'synonym', 'document', 'view', 'einvoice', 'eway'].includes(
        list,
      ) &&
      // The steps of the reminders are few, the promises are on the invoices, bank lines come from a file, TDS is a sum, and sent mails
      // are read one at a time; what is short is bought from its screen, and texts of the library are for quotes.
      !['dunning-step', 'promise', 'bank', 'tds', 'sent-mail', 'short', 'quote-terms'].includes(list),
  )
  // The path of an export begins like that of its list.
  .filter((list, at, all) => all.indexOf(list) === at) as string[];
const listOf = (list: string) => `/api/admin/${list}${list.endsWith('-queue') ? '' : '-list'}`;
/** Lists in one order: what is open first. */
const UNSORTED = ['payment-advice'];
/** Lists without a search. */
const WHOLE = ['staff'];

/** Adds a row to each list in which every text begins like a formula. */
async function addFormulas(company: number): Promise<void> {
  await api.sql('update companies set name = $2 where id = $1', [company, FORMULA]);
  await addProduct(api, company, { name: FORMULA });
  await addMessage(api, { name: FORMULA });
  await addApplication(api, { name: FORMULA });
  await addFailedMail(api, { last_error: FORMULA });
  await addUser(api, null);
  for (const table of ['users', 'rfq_submissions']) await api.sql(`update ${table} set name = $1`, [FORMULA]);
  await api.sql('insert into price_lists (name) values ($1)', [FORMULA]);
  await api.sql('insert into vendors (name) values ($1)', [FORMULA]);
  await api.sql(
    `insert into purchase_orders (number, vendor_id, vendor_name, date, created_by)
     select 'PSO/2627/900001', id, name, current_date, (select min(id) from users) from vendors where name = $1`,
    [FORMULA],
  );
  await api.sql('insert into stock_counts (scope, created_by) select $1, min(id) from users', [FORMULA]);
  await api.sql(`insert into newsletter_subscribers (email, token_hash) values ('=cmd@x.example', 'x')`);
  await api.sql(
    `insert into webinar_registrations (webinar, name, email) values ('rate-contracts-that-hold', $1, 'a@x.example')`,
    [FORMULA],
  );
}

describe('the export of a list', () => {
  it('has the rows of its list with the columns of an import, and formulas are escaped', async () => {
    const answer = await staff.get(`/api/admin/products-export?company_id=${company_id}&sort=newest_asc&page=9`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="products.csv"');
    expect(lines(answer.text)).toEqual([
      'company,sku,name,category,subcategory,brand,price,price_per,stock,lead_days,can_backorder,unit,pack,hsn,gst_rate,description,attributes,cross_references,material_code,min_qty,qty_multiple,reorder_level,bin,cost,cost_per,active',
      `"'=HYPERLINK(""x"") Works",X-1,'+cmd|calc,Bearings,,"Say ""hi"", twice",1234.5,1,7,,no,NOS,,848210,18,,Bore=25 mm; Seal=2RS,,,1,1,4,A-04-2,800.5,100,yes`,
      `"'=HYPERLINK(""x"") Works",X-2,Plain,,,,100,1,100,21,yes,NOS,,,0,,,,,1,1,,,,,no`,
    ]);
    const filtered = await staff.get(`/api/admin/products-export?company_id=${company_id}&status=discontinued`);
    expect(lines(filtered.text)).toHaveLength(2);
  });

  it.each(LISTS)(
    'of %s has a row for each of the list’s, no formula, and no time that a spreadsheet cannot sort',
    async (list) => {
      const path = `/api/admin/${list}`;
      const { total, items } = (await admin.get(`${listOf(list)}?size=100`)).body;
      const { text, status } = await admin.get(`${path}-export`);
      const cells = readCells(text);
      expect({ status, rows: cells.length - 1 }).toEqual({ status: 200, rows: total ?? items.length });
      expect(cells.length).toBeGreaterThan(1);
      expect(cells.flat().filter((cell) => /^[=+@\t\r]|^-\D/.test(cell))).toEqual([]);
      expect(cells.flat().filter((cell) => /^\d{1,2} [A-Z][a-z]+ \d{4}, \d/.test(cell))).toEqual([]);
      expect(cells.flat().some((cell) => cell.startsWith("'="))).toBe(true);
      if (!WHOLE.includes(list)) expect(lines((await admin.get(`${path}-export?q=qwertzuiop`)).text)).toHaveLength(1);
    },
  );

  it('of an import has the rows of one verdict with their errors', async () => {
    const [run] = await api.sql<{ id: string }>(
      `insert into product_imports (company_id, file_name, fingerprint, rows, columns, created_by)
       select $1, 'x.csv', 'export', 2, '{sku,name}', min(id) from users returning id`,
      [company_id],
    );
    await api.sql(
      `insert into product_import_rows (import_id, row_no, sku, name, verdict, faults) values
       ($1, 2, 'OK-1', 'Good', 'new', '[]'), ($1, 3, '=BAD', '', 'wrong', '[{"field":"name","message":"Enter the name."}]')`,
      [run!.id],
    );
    const path = `/api/admin/import-row-export?id=${run!.id}`;
    expect(readCells((await staff.get(path)).text)).toHaveLength(3);
    expect(readCells((await staff.get(`${path}&verdict=wrong`)).text)[1]).toEqual([
      ...['3', "'=BAD", '', 'wrong', '', 'name: Enter the name.', ''],
    ]);
    expect([(await as(api).get(path)).status, (await buyer.get(path)).status]).toEqual([401, 403]);
  });

  it('of a product’s stock has its history in the sort of the screen', async () => {
    const product_id = await addProduct(api, company_id, { stock: 9 });
    const adjust = (body: object) => staff.post('/api/admin/stock-adjust', { product_id, ...body });
    await adjust({ change: 3, reason: 'received', note: '=cmd' });
    await adjust({ change: -2, reason: 'damaged' });
    const path = `/api/admin/stock-export?product_id=${product_id}`;
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const [head, ...rows] = readCells((await staff.get(path)).text);
    expect(head).toEqual(['Time', 'Change', 'Stock', 'Reason', 'Note', 'By']);
    expect(rows).toEqual([
      [time, '-2', '10', 'damaged', '', expect.any(String)],
      [time, '3', '12', 'received', "'=cmd", expect.any(String)],
    ]);
    expect(readCells((await staff.get(`${path}&sort=date_asc`)).text).slice(1)).toEqual(rows.toReversed());
    expect((await staff.get('/api/admin/stock-export')).status).toBe(400);
    expect([(await as(api).get(path)).status, (await buyer.get(path)).status]).toEqual([401, 403]);
  });

  it('of the GST rates has the table, and that of the differences has the products’ codes', async () => {
    await api.sql(`delete from hsn_rates`);
    const rate = { hsn: '0802', rate: 5, valid_from: '2025-09-22', source: '=9/2025' };
    await staff.post('/api/admin/rate-save', rate);
    await addProduct(api, company_id, { hsn: '080211', gst_rate_bp: 1_200 });
    const read = async (of: string) => readCells((await staff.get(`/api/admin/${of}-export`)).text);
    expect(await read('rates')).toEqual([
      ['HSN', 'Rate, %', 'From', 'Source'],
      ['0802', '5', '2025-09-22', "'=9/2025"],
    ]);
    const searches = ['08', '0802 11', '9/2025', '09', 'x'];
    const found = await Promise.all(
      searches.map((q) => staff.get(`/api/admin/rates-export?q=${encodeURIComponent(q)}`)),
    );
    expect(found.map(({ text }) => readCells(text).length - 1)).toEqual([1, 1, 1, 0, 0]);
    const [head, row] = await read('rate-difference');
    expect(head).toEqual([
      'HSN',
      'Product rate, %',
      'Products',
      'Table: HSN',
      'Table: Rate, %',
      'Table: From',
      'Table: Source',
    ]);
    expect(row).toEqual(['080211', '12', '1', '0802', '5', '2025-09-22', "'=9/2025"]);
    for (const path of ['/api/admin/rates-export', '/api/admin/rate-difference-export']) {
      expect([(await as(api).get(path)).status, (await buyer.get(path)).status]).toEqual([401, 403]);
    }
  });

  it('of the synonyms has the table', async () => {
    await api.sql('delete from search_synonyms');
    for (const [typed, ...finds] of [
      ['=1+1', 'sum'],
      ['shoe', 'boot', 'safety shoe'],
    ]) {
      await staff.post('/api/admin/synonym-save', { typed, finds, both_ways: typed === 'shoe' });
    }
    const read = async (q: string) => readCells((await staff.get(`/api/admin/synonym-export?q=${q}`)).text);
    expect(await read('')).toEqual([
      ['Typed', 'Also finds', 'Both ways'],
      ["'=1+1", 'sum', 'no'],
      ['shoe', 'boot; safety shoe', 'yes'],
    ]);
    expect((await read('Safety')).length - 1).toBe(1);
    expect([(await as(api).get('/api/admin/synonym-export')).status]).toEqual([401]);
    expect((await buyer.get('/api/admin/synonym-export')).status).toBe(403);
  });

  it.each(LISTS)('of %s: 401 without a token, 403 for a buyer, 400 for an unknown sort', async (list) => {
    const path = `/api/admin/${list}-export`;
    expect((await as(api).get(path)).status).toBe(401);
    expect((await buyer.get(path)).status).toBe(403);
    if (!UNSORTED.includes(list)) expect((await admin.get(`${path}?sort=x`)).status).toBe(400);
  });
});

/** The cells of a CSV by rows (RFC 4180). */
function readCells(text: string): string[][] {
  const cells = [...text.replace('\uFEFF', '').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}
