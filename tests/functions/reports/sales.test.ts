import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPINGS } from '#contracts/reports/reports.ts';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';
import { addBillTo, dispatch, pack } from '../../support/invoice-fixtures.ts';

let api: Api;
let app: AppRole;
let staff: Person;
let staffName: string;

beforeAll(async () => {
  api = await startApi();
  app = await connectAsApp();
  const { id, email } = await addUser(api, null);
  staff = await signIn(api, email);
  staffName = `User ${(await api.sql<{ name: string }>('select name from users where id = $1', [id]))[0]!.name.slice(5)}`;
  await api.sql(`insert into categories values ('Bearings', 1), ('Fasteners', 2)`);
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

type Cells = (string | number | null)[];
interface Reply {
  columns: { label: string; kind: string }[];
  rows: { key: string; cells: Cells }[];
  totals: Cells;
  total: number;
}
const report = async (query: string): Promise<Reply> => (await staff.get(`/api/admin/report?report=${query}`)).body;
const at = ({ columns }: Reply, label: string) => columns.findIndex((column) => column.label === label);
const sum = (reply: Reply, label: string) =>
  reply.rows.reduce((total, { cells }) => total + Math.round(Number(cells[at(reply, label)]) * 100), 0);
const total = (reply: Reply, label: string) => Math.round(Number(reply.totals[at(reply, label)]) * 100);

describe('sales', () => {
  it('are the same by every grouping: invoices plus debit notes less credit notes of the period', async () => {
    const bodies = [
      await openGstRows(api, { name: 'Aravalli Auto' }),
      await openGstRows(api, { name: 'Mysuru Foods', state: 'Karnataka', gstin: '29AABCR1718E1ZL' }),
      await openGstRows(api, { name: 'Pune Pumps', state: 'Maharashtra', gstin: null }),
    ];
    const line = fc.record({ qty: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 1, max: 99_999_99 }) });
    const document = fc.record({
      body: fc.nat(2),
      month: fc.integer({ min: 4, max: 6 }),
      lines: fc.array(fc.record({ ...lineOf(line), name: fc.constantFrom('Bearing', 'Bolt') }), {
        minLength: 1,
        maxLength: 3,
      }),
      kind: fc.constantFrom('invoice', 'invoice', 'credit note', 'debit note'),
    });
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(document, { minLength: 1, maxLength: 6 }), async (documents) => {
        for (const { body, month, lines, kind } of documents) {
          const { addDocument } = bodies[body]!;
          const first = { number: `S/2627/${++serial}`, date: `2026-0${month}-15`, lines };
          const id = await addDocument(first);
          if (kind === 'invoice') continue;
          const note = kind === 'credit note' ? { credits_id: id, status: 'paid' } : { debits_id: id };
          await addDocument({ ...first, ...note, kind: kind as 'credit note', number: `N/2627/${++serial}` });
        }
        const period = 'from=2026-04-01&to=2026-06-30';
        const [row] = await api.sql<{ net: string; invoices: string; credits: string; debits: string }>(
          `select sum(case kind when 'credit note' then -1 else 1 end * taxable_paise) as net,
             coalesce(sum(taxable_paise) filter (where kind = 'invoice'), 0) as invoices,
             coalesce(sum(taxable_paise) filter (where kind = 'credit note'), 0) as credits,
             coalesce(sum(taxable_paise) filter (where kind = 'debit note'), 0) as debits
           from invoices where date between '2026-04-01' and '2026-06-30'`,
        );
        const expected = Object.values(row!).map(Number);
        for (const by of Object.keys(GROUPINGS)) {
          const reply = await report(`sales&by=${by}&${period}`);
          const labels = ['Net sales', 'Invoices', 'Credit notes', 'Debit notes'];
          expect(labels.map((label) => sum(reply, label))).toEqual(expected);
          expect(labels.map((label) => total(reply, label))).toEqual(expected);
          expect(reply.total).toBe(reply.rows.length);
        }
        // The return of each month has the same taxable value.
        let filed = 0;
        for (const month of ['04', '05', '06']) {
          const { totals } = (await staff.get(`/api/admin/gst-return?month=2026-${month}`)).body;
          filed += Math.round(totals.taxable * 100);
        }
        expect(filed).toBe(expected[0]);
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('of one State or company are a part of all', async () => {
    const period = 'by=state&from=2026-04-01&to=2026-06-30';
    const all = await report(`sales&${period}`);
    const parts = await Promise.all(
      all.rows.map(({ key }) => report(`sales&${period}&state=${encodeURIComponent(key)}`)),
    );
    expect(parts.map(({ totals }) => totals[at(all, 'Net sales')])).toEqual(
      all.rows.map(({ cells }) => cells[at(all, 'Net sales')]),
    );
    const companies = await report('sales&by=company&from=2026-04-01&to=2026-06-30');
    const [first] = companies.rows;
    const one = await report(`sales&by=month&from=2026-04-01&to=2026-06-30&company_id=${first!.key}`);
    expect(total(one, 'Net sales')).toBe(Math.round(Number(first!.cells[at(companies, 'Net sales')]) * 100));
  });

  it('leave out what was cancelled without a credit note, and drafts', async () => {
    const { addDocument } = await openGstRows(api, { name: 'Void' });
    await addDocument({ number: 'V/1', date: '2025-06-01' });
    await addDocument({ number: 'V/2', date: '2025-06-01', status: 'cancelled' });
    const reply = await report('sales&from=2025-06-01&to=2025-06-30');
    expect(total(reply, 'Net sales')).toBe(12_500_00);
    expect((await staff.get('/api/admin/gst-return?month=2025-06')).body.totals.taxable).toBe(12_500);
  });

  it('of an empty period are a total of 0', async () => {
    expect(await report('sales&by=category&from=2020-01-01&to=2020-01-31')).toMatchObject({
      ...{ rows: [], total: 0, totals: ['Total', 0, 0, 0, 0, null], chart: { bars: [] } },
      ...{ from: '2020-01-01', to: '2020-01-31' },
    });
  });
});

/** The arbitraries of a record, to be spread into another. */
function lineOf(line: fc.Arbitrary<{ qty: number; price: number }>) {
  return { qty: line.map(({ qty }) => qty), price: line.map(({ price }) => price) };
}

describe('an order invoiced with cost prices', () => {
  let buyer: Person;
  let company: number;
  let invoice: number;
  const today = () => api.sql<{ day: string }>(`select (now() at time zone 'Asia/Kolkata')::date::text as day`);
  let day: string;

  beforeAll(async () => {
    ({ company_id: company } = await addCompany(api, 'Margins'));
    await addBillTo(api, company);
    buyer = await signIn(api, (await addUser(api, company)).email);
    const goods = { gst_rate_bp: 1800, hsn: '848210' };
    const bearing = await addProduct(api, company, {
      ...goods,
      sku: 'BRG',
      name: 'Bearing',
      price_paise: 100_00,
      category: 'Bearings',
      ...{ cost_paise: 6000_00, cost_per: 100 },
    });
    const bolt = await addProduct(api, company, {
      ...goods,
      sku: 'BLT',
      name: 'Bolt',
      price_paise: 10_00,
      category: 'Fasteners',
    });
    const items = [
      { product_id: bearing, qty: 10 },
      { product_id: bolt, qty: 5 },
    ];
    const order = (await buyer.post('/api/orders/create', { items })).body.id;
    const shipment = await pack(staff, order, [
      [1, 10],
      [2, 5],
    ]);
    invoice = (await staff.post('/api/admin/invoice-issue', { shipment_id: shipment })).body.id;
    await dispatch(staff, shipment);
    // A later cost price does not change the margin of an invoice.
    await api.sql(`update items set cost_paise = 9999 where sku = 'BRG'`);
    day = (await today())[0]!.day;
  });
  const period = () => `company_id=${company}&from=${day}&to=${day}`;
  const margins = async (by: string) => {
    const reply = await report(`margin&by=${by}&${period()}`);
    return reply.rows.map(({ cells }) => cells);
  };

  it('has the margin of the day, and none where no cost price is kept', async () => {
    expect(await margins('product')).toEqual([
      ['BRG', 'Bearing', 1000, 1000, 600, 400, 40],
      ['BLT', 'Bolt', 50, 0, 0, 0, null],
    ]);
    expect(await margins('category')).toEqual([
      ['Bearings', 1000, 1000, 600, 400, 40],
      ['Fasteners', 50, 0, 0, 0, null],
    ]);
    expect(await margins('company')).toEqual([['Margins', 1050, 1000, 600, 400, 40]]);
  });

  it('is credited to who confirmed it', async () => {
    expect(await margins('staff')).toEqual([[staffName, 1050, 1000, 600, 400, 40]]);
    expect((await report(`sales&by=staff&${period()}`)).rows.map(({ cells }) => cells[0])).toEqual([staffName]);
  });

  it('loses the cost of goods credited by quantity, and none with a value', async () => {
    const credit = (lines: object[]) =>
      staff.post('/api/admin/invoice-credit', { id: invoice, reason: 'Short', lines, reason_code: 'short supply' });
    expect((await credit([{ line_no: 1, qty: 3 }])).status).toBe(200);
    expect(await margins('company')).toEqual([['Margins', 750, 700, 420, 280, 40]]);
    expect((await credit([{ line_no: 1, value: 70 }])).status).toBe(200);
    expect(await margins('company')).toEqual([['Margins', 680, 630, 420, 210, 33.3]]);
    const products = await report(`sales&by=product&${period()}`);
    expect(products.rows.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['BRG', 'Bearing', 7, 'NOS'],
      ['BLT', 'Bolt', 5, 'NOS'],
    ]);
  });

  it('is filtered by category', async () => {
    const reply = await report(`sales&by=product&${period()}&category=Fasteners`);
    expect(reply.rows.map(({ key }) => key)).toEqual(['BLT']);
    expect(total(reply, 'Net sales')).toBe(50_00);
  });

  it('shows no cost to buyers: by grants, in every reply and in the file of their catalogue', async () => {
    const [session] = await api.sql<{ id: string; user_id: string }>(
      `select s.id, user_id from sessions s join users u on u.id = user_id where u.company_id = $1`,
      [company],
    );
    const who = { id: session!.id, user: Number(session!.user_id) };
    expect(await app.count('select cost_paise from items', who)).toBe(REFUSED);
    expect(await app.count('select * from invoice_costs', who)).toBe(REFUSED);
    expect(await app.count('select sku from items', who)).toBeGreaterThan(0);
    const [product] = await api.sql<{ id: string }>(
      `select p.id from products p join items i on i.id = item_id where sku = 'BRG'`,
    );
    for (const path of [`catalog/product?id=${product!.id}`, 'catalog/list', `customer/invoice-get?id=${invoice}`]) {
      const { status, text } = await buyer.get(`/api/${path}`);
      expect([path, status, /"cost|9999|99\.99/.test(text)]).toEqual([path, 200, false]);
    }
    expect((await buyer.get('/api/admin/report?report=margin')).status).toBe(403);
  });
});

describe('the file of a report', () => {
  it('has all rows in parts, without the total, with units in the headings', async () => {
    const query = 'report=sales&by=state&from=2026-04-01&to=2026-06-30';
    const first = await staff.get(`/api/admin/report-export?${query}&size=2`);
    const [heading, ...lines] = first.text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(heading).toBe('State,"Invoices, ₹","Debit notes, ₹","Credit notes, ₹","Net sales, ₹","Share, %"');
    expect(lines).toHaveLength(2);
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="sales-by-state.csv"');
    const after = first.headers.get('x-export-after');
    const rest = await staff.get(`/api/admin/report-export?${query}&size=2&after=${after}`);
    expect(rest.text.trimEnd().split('\r\n')).toHaveLength(1);
    expect(rest.headers.get('x-export-after')).toBeNull();
    expect(first.text + rest.text).not.toContain('Total');
  });
});

describe('a report', () => {
  it.each([
    ['without a name', '', /Choose a report/],
    ['of an unknown name', 'report=profit', /Choose a report/],
    ['of a day that does not exist', 'report=sales&from=2026-02-30', /Choose a date/],
    ['of reversed days', 'report=sales&from=2026-05-02&to=2026-05-01', /last day cannot be before/],
  ])('%s is refused', async (_, query, message) => {
    const { status, body } = await staff.get(`/api/admin/report?${query}`);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('by an unknown grouping shows its first one, and without days the financial year', async () => {
    const { columns, ...reply } = (await staff.get('/api/admin/report?report=sales&by=planet&from=2025-05-02')).body;
    expect(columns[0].label).toBe('Month');
    expect([reply.from, reply.to]).toEqual(['2025-05-02', '2026-03-31']);
  });
});
