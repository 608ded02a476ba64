import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice } from '../../support/portal-fixtures.ts';

let api: Api;
let company_id: number;
let user_id: number;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  const user = await addUser(api, company_id);
  user_id = user.id;
  buyer = await signIn(api, user.email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
});
afterAll(() => api.stop());

const invoice = (fields: object) => addInvoice(api, { company_id, user_id }, fields);

describe('the invoice list', () => {
  it('shows the company’s issued invoices, the latest first, at both paths', async () => {
    const early = await invoice({ number: 'PS/2627/000001', date: '2026-10-01', due_date: '2999-01-01' });
    const late = await invoice({ number: 'PS/2627/000002', date: '2026-11-02', due_date: '2999-01-01' });
    const { status, body } = await buyer.get('/api/customer/invoices');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: late,
        inv: 'PS/2627/000002',
        date: '2026-11-02',
        due_date: '2999-01-01',
        status: 'issued',
        amount: 118,
        open: 118,
      },
      {
        id: early,
        inv: 'PS/2627/000001',
        date: '2026-10-01',
        due_date: '2999-01-01',
        status: 'issued',
        amount: 118,
        open: 118,
      },
    ]);
    expect((await buyer.get('/api/customer/invoices.php')).body).toMatchObject({ items: body.items, total: 2 });
    expect((await buyer.get('/api/customer/invoices?page=2&size=1')).body).toMatchObject({
      items: [{ id: early }],
      total: 2,
    });
  });

  it('has no invoices of another company', async () => {
    expect((await stranger.get('/api/customer/invoices')).body).toMatchObject({ items: [], total: 0 });
  });

  it('has no drafts', async () => {
    const before = (await buyer.get('/api/customer/invoices')).body.total;
    await invoice({ number: null, date: null, due_date: null, status: 'draft' });
    expect((await buyer.get('/api/customer/invoices')).body.total).toBe(before);
  });

  it.each([
    { status: 'issued', days: -1, shown: 'overdue' },
    { status: 'part paid', days: -1, shown: 'overdue' },
    { status: 'issued', days: 0, shown: 'issued' },
    { status: 'part paid', days: 1, shown: 'part paid' },
    { status: 'paid', days: -1, shown: 'paid' },
    { status: 'cancelled', days: -1, shown: 'cancelled' },
  ])(
    'shows "$status" as "$shown" where the due day is $days days from today in India',
    async ({ status, days, shown }) => {
      const [{ day }] = (await api.sql<{ day: string }>(
        `select ((now() at time zone 'Asia/Kolkata')::date + $1::int)::text as day`,
        [days],
      )) as [{ day: string }];
      const id = await invoice({ status, date: '2026-04-01', due_date: day });
      const { items } = (await buyer.get('/api/customer/invoices?size=100')).body;
      expect(items.find((item: { id: number }) => item.id === id)).toMatchObject({ status: shown, due_date: day });
    },
  );
});

describe('the invoice list finds', () => {
  beforeAll(async () => {
    await api.sql('delete from invoices');
    await invoice({ number: 'PS/2627/000011', po_number: 'PO-7%' });
    await invoice({ number: 'PS/2627/000012', due_date: '2026-11-02' });
    await invoice({ number: 'PS/2627/000013', status: 'part paid', paid_paise: 1800 });
    await invoice({ number: 'PS/2627/000014', status: 'paid', paid_paise: 11_800, due_date: '2026-11-02' });
    await invoice({ number: 'PS/2627/000015', status: 'cancelled', credited_paise: 11_800 });
  });

  it.each([
    ['q=000012', ['PS/2627/000012']],
    ['q=7%25', ['PS/2627/000011']],
    ['q=%25%25', []],
    ['status=open', ['PS/2627/000013', 'PS/2627/000012', 'PS/2627/000011']],
    ['status=overdue', ['PS/2627/000012']],
    ['status=issued', ['PS/2627/000011']],
    ['status=part%20paid', ['PS/2627/000013']],
    ['status=paid', ['PS/2627/000014']],
    ['status=cancelled', ['PS/2627/000015']],
    ['status=credit%20note', []],
  ])('by %s', async (query, numbers) => {
    const { items, total } = (await buyer.get(`/api/customer/invoices?${query}`)).body;
    expect({ found: items.map(({ inv }: { inv: string }) => inv), total }).toEqual({
      found: numbers,
      total: numbers.length,
    });
  });

  it('refuses an unknown status', async () => {
    expect((await buyer.get('/api/customer/invoices?status=lost')).status).toBe(400);
  });
});

describe('a month', () => {
  let id: number;
  beforeAll(async () => {
    await api.sql('delete from invoices');
    const fields = { bill_to_gstin: '08AAKCA4172M1ZA', po_number: '=HYPERLINK("http://evil.example")' };
    id = await invoice({ number: 'PS/2627/000021', date: '2026-10-31', ...fields });
    const note = { kind: 'credit note', credits_id: id, status: 'paid', reason: 'Rate', number: 'PSC/2627/000001' };
    const credit = await invoice({ ...note, date: '2026-10-31' });
    await invoice({ number: 'PS/2627/000022', date: '2026-11-01' });
    for (const one of [id, credit]) {
      await api.sql(
        `insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, hsn, qty, price_paise,
           gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
         select $1, n, $2, n, 'S', 'Bearing', 'NOS', case when n < 3 then '848210' end, 1, 2500, 1800, 2500, 225, 225, 0, 2950
         from generate_series(1, 4) n`,
        [one, company_id],
      );
    }
  });
  const fetchZip = async (month: string) => {
    const response = await fetch(`${api.url}/api/customer/invoice-month?month=${month}`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="invoices-${month}.zip"`);
    return unzipSync(new Uint8Array(await response.arrayBuffer()));
  };

  it('is listed with the number of its invoices', async () => {
    expect((await buyer.get('/api/customer/invoice-months')).body.items).toEqual([
      { month: '2026-11', count: 1, files: 1 },
      { month: '2026-10', count: 2, files: 1 },
    ]);
  });

  it('is a ZIP with the PDFs and a CSV whose columns add up and in which formulas are escaped', async () => {
    const files = await fetchZip('2026-10');
    expect(Object.keys(files)).toEqual(['invoices-2026-10.csv', 'PS-2627-000021.pdf', 'PSC-2627-000001.pdf']);
    expect(Buffer.from(files['PS-2627-000021.pdf']!).toString('latin1', 0, 5)).toBe('%PDF-');
    const csv = strFromU8(files['invoices-2026-10.csv']!);
    expect([...files['invoices-2026-10.csv']!.slice(0, 3)], 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = csv.trim().split('\r\n');
    expect(head).toContain(
      'Recipient GSTIN,Place of supply,HSN,GST rate %,Taxable value,CGST,SGST,IGST,Round off,Invoice total',
    );
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Invoice,PS\/2627\/000021,2026-10-31,2999-12-31,,\d+,"'=HYPERLINK\(""http/);
    expect(lines[0]).toMatch(/,848210,18,50,4\.5,4\.5,0,0,118$/);
    expect(lines[1]).toMatch(/,,18,50,4\.5,4\.5,0,,$/);
    expect(lines[2]).toMatch(
      /^Credit note,PSC\/2627\/000001,2026-10-31,,PS\/2627\/000021,.*,-50,-4\.5,-4\.5,0,0,-118$/,
    );
  });

  it('with many invoices has several files', async () => {
    await api.sql(
      `insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address, place_of_supply,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise)
       select company_id, order_id, 'PS/2526/' || lpad(n::text, 6, '0'), 'issued', '2026-03-05', '2026-04-05', 'A', 'B', 'Rajasthan',
         2500, 225, 225, 0, 0, 2950 from invoices, generate_series(1, 41) n where id = $1`,
      [id],
    );
    await api.sql(
      `insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, qty, price_paise,
         gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       select id, 1, company_id, 1, 'S', 'Bearing', 'NOS', 1, 2500, 1800, 2500, 225, 225, 0, 2950
       from invoices where number like 'PS/2526/%'`,
    );
    expect((await buyer.get('/api/customer/invoice-months')).body.items.at(-1)).toEqual({
      month: '2026-03',
      count: 41,
      files: 2,
    });
    const answer = await fetch(`${api.url}/api/customer/invoice-month?month=2026-03`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length, 'bytes of 40 invoices').toBeLessThan(4_000_000);
    expect(Object.keys(unzipSync(bytes))).toHaveLength(41);
    const second = await fetch(`${api.url}/api/customer/invoice-month?month=2026-03&file=2`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(Object.keys(unzipSync(new Uint8Array(await second.arrayBuffer())))).toEqual([
      'invoices-2026-03-2.csv',
      'PS-2526-000041.pdf',
    ]);
  });

  it('without invoices gets 404', async () => {
    expect((await buyer.get('/api/customer/invoice-month?month=2020-01')).body.message).toBe(
      'No invoice was issued in this month.',
    );
  });
});

describe('an invoice row', () => {
  it.each([
    { name: 'a draft with a number', fields: { status: 'draft' } },
    { name: 'an issued one without a number', fields: { number: null } },
    { name: 'an issued one without a date', fields: { date: null } },
    { name: 'a number longer than 16 characters', fields: { number: 'PS/2627/000000001' } },
    { name: 'an amount that is not the sum', fields: { amount_paise: 11_801 } },
  ])('is refused by the database: $name', async ({ fields }) => {
    await expect(invoice(fields)).rejects.toMatchObject({ code: '23514' });
  });

  it('has a unique number', async () => {
    await invoice({ number: 'PS/2627/000777' });
    await expect(invoice({ number: 'PS/2627/000777' })).rejects.toMatchObject({ code: '23505' });
  });
});
