import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';

let api: Api;
let staff: Person;
let rows: Awaited<ReturnType<typeof openGstRows>>;

const KARNATAKA = { state: 'Karnataka', gstin: '29AABCR1718E1ZL' };

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  rows = await openGstRows(api);
  const first = await rows.addDocument({ number: 'PS/2627/000041' });
  await rows.addDocument({
    number: 'PS/2627/000042',
    ...KARNATAKA,
    lines: [{}, { qty: 2, rate: 500, hsn: '271019', unit: 'LTR' }],
  });
  await rows.addDocument({ number: 'PS/2627/000043', gstin: null });
  // Returned at the price of the invoice, and a rate difference.
  const note = { kind: 'credit note' as const, credits_id: first, status: 'paid' };
  await rows.addDocument({ ...note, number: 'PSC/2627/000001', lines: [{ qty: 2 }] });
  await rows.addDocument({ ...note, number: 'PSC/2627/000002', lines: [{ qty: 1, price: 500_00, value_only: true }] });
  // Other months, and a draft without number.
  await rows.addDocument({ number: 'PS/2627/000040', date: '2026-09-30' });
  await rows.addDocument({ number: 'PS/2627/000044', date: '2026-11-01', lines: [{ hsn: '8482' }] });
});
afterAll(() => api.stop());

const get = (path: string) => staff.get(`/api/admin/${path}`);

describe('the return of a month', () => {
  it('sums invoices less credit notes, by table', async () => {
    const { status, body } = await get('gst-return?month=2026-10');
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: '2026-10', documents: 5, errors: 0, warnings: 1, files: 1 });
    expect(body.totals).toEqual({ taxable: 12_500 * 3 + 2500 - 2500 - 500, igst: 2375, cgst: 1980, sgst: 1980 });
    const byTable = Object.fromEntries(body.tables.map((one: { table: string }) => [one.table, one]));
    expect(byTable.b2b).toMatchObject({ rows: 3, taxable: 27_500 });
    expect(byTable.b2cs).toMatchObject({ rows: 1, taxable: 12_500, cgst: 1125 });
    expect(byTable.cdnr).toMatchObject({ rows: 2, taxable: -3000 });
    const [database] = await api.sql<{ taxable: string }>(
      `select sum(case kind when 'invoice' then 1 else -1 end * taxable_paise) as taxable from invoices
       where date between '2026-10-01' and '2026-10-31'`,
    );
    expect(body.totals.taxable * 100).toBe(Number(database!.taxable));
  });

  it('warns of the buyer without GST number, with the number that the company has', async () => {
    const { checks } = (await get('gst-return?month=2026-10')).body;
    expect(checks).toEqual([
      expect.objectContaining({
        level: 'warning',
        number: 'PS/2627/000043',
        message: expect.stringContaining('08AAKCA4172M1ZA'),
      }),
    ]);
  });

  it('has the delivery challans in table 13 only, the cancelled one too', async () => {
    const addChallan = async (number: string, reason: string, cancelled: boolean) =>
      api.sql(
        `insert into delivery_challans (company_id, order_id, number, date, reason, reason_note, consignee_name,
           consignee_address, place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise, amount_paise, created_by,
           cancelled_at, cancel_reason)
         select company_id, id, $1, '2026-07-10', $2, 'Trial', 'Aravalli', 'Plot 1', 'Rajasthan', 100, 0, 0, 0, 100, user_id,
           case when $3 then now() end, case when $3 then 'Sold' end from orders limit 1`,
        [number, reason, cancelled],
      );
    await addChallan('PSD/2627/000001', 'goods on approval', false);
    await addChallan('PSD/2627/000002', 'goods on approval', true);
    await addChallan('PSD/2627/000003', 'job work, capital goods', false);
    const { rows: series } = (await get('gst-return-table?month=2026-07&table=docs')).body;
    expect(series.map(({ cells }: { cells: unknown[] }) => cells)).toEqual([
      ['Delivery Challan for job work', 'PSD/2627/000003', 'PSD/2627/000003', 1, 0, 1],
      ['Delivery Challan for supply on approval', 'PSD/2627/000001', 'PSD/2627/000002', 2, 1, 1],
    ]);
    const { documents, totals } = (await get('gst-return?month=2026-07')).body;
    expect([documents, totals.taxable]).toEqual([0, 0]);
    const json = JSON.parse((await get('gst-return-json?month=2026-07')).text);
    expect(json.doc_issue.doc_det.map(({ doc_num }: { doc_num: number }) => doc_num)).toEqual([9, 10]);
  });

  it('of an empty month has no documents', async () => {
    expect((await get('gst-return?month=2026-08')).body).toMatchObject({
      documents: 0,
      errors: 0,
      checks: [],
      files: 1,
    });
  });

  it.each(['', '?month=2026-13', '?month=2017-06', '?month=2999-01', '?month=x'])(
    'is refused for “%s”',
    async (query) => {
      const { status, body } = await get(`gst-return${query}`);
      expect(status).toBe(400);
      expect(body.message).toMatch(/Choose a month/);
    },
  );
});

describe('a table', () => {
  it('lists documents with a row per rate', async () => {
    const { body } = await get('gst-return-table?month=2026-10&table=b2b');
    expect(body.columns.map(({ label }: { label: string }) => label).slice(0, 3)).toEqual(['Number', 'Date', 'Type']);
    expect(body.rows[1].cells).toEqual([
      ...[
        'PS/2627/000042',
        '2026-10-05',
        'R',
        'Aravalli Auto',
        '29AABCR1718E1ZL',
        '29-Karnataka',
        17_375,
        5,
        2500,
        125,
        0,
        0,
      ],
    ]);
    expect(body.total).toBe(3);
  });

  it('of HSN codes counts returned goods, and not a rate difference', async () => {
    const { rows: sums } = (await get('gst-return-table?month=2026-10&table=hsn')).body;
    expect(sums.map(({ cells }: { cells: unknown[] }) => [cells[0], cells[1], cells[4]])).toEqual([
      ...[
        ['Registered', '271019', 2],
        ['Registered', '848210', 18],
        ['Unregistered', '848210', 10],
      ],
    ]);
  });

  it('of documents has the series of invoices and of credit notes', async () => {
    const { rows: series } = (await get('gst-return-table?month=2026-10&table=docs')).body;
    expect(series.map(({ cells }: { cells: unknown[] }) => cells)).toEqual([
      ['Invoices for outward supply', 'PS/2627/000041', 'PS/2627/000043', 3, 0, 3],
      ['Credit Note', 'PSC/2627/000001', 'PSC/2627/000002', 2, 0, 2],
    ]);
  });

  it('is a CSV too', async () => {
    const { text, headers } = await get('gst-return-export?month=2026-10&table=cdnr');
    expect(headers.get('content-disposition')).toContain('gstr1-2026-10-cdnr.csv');
    expect(text.split('\r\n')[1]).toBe(
      'PSC/2627/000001,2026-10-05,C,Aravalli Auto,08AAKCA4172M1ZA,08-Rajasthan,2950,18,2500,0,225,225',
    );
  });

  it('that does not exist is refused', async () => {
    expect((await get('gst-return-table?month=2026-10&table=b2ba')).status).toBe(400);
  });
});

describe('the JSON', () => {
  it('is the portal’s file', async () => {
    const { status, body, headers } = await get('gst-return-json?month=2026-10');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('GSTR1-08AAPCP4712K1Z0-2026-10.json');
    expect(body).toMatchObject({ gstin: '08AAPCP4712K1Z0', fp: '102026', b2b: [{ inv: [{ val: 14_750 }] }, {}] });
    expect(Object.keys(body)).toEqual(['gstin', 'fp', 'version', 'hash', 'b2b', 'b2cs', 'cdnr', 'hsn', 'doc_issue']);
  });

  it('is refused while a check fails, with the document and the cure', async () => {
    const { status, body } = await get('gst-return-json?month=2026-11');
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Correct 1 error.*PS\/2627\/000044: The HSN code 8482/);
  });

  it('has no second file', async () => {
    expect((await get('gst-return-json?month=2026-10&file=2')).status).toBe(404);
  });
});

describe('a month of 10,000 invoices', { timeout: 90_000 }, () => {
  beforeAll(async () => {
    await api.sql(`
      with numbered as (
        insert into invoices (company_id, order_id, number, date, due_date, status, bill_to_name, bill_to_address,
          bill_to_gstin, bill_to_state, place_of_supply, taxable_paise, cgst_paise, sgst_paise, igst_paise,
          round_off_paise, amount_paise)
        select company_id, order_id, 'PS/2526/' || lpad(n::text, 6, '0'), '2025-06-15', '2025-07-15', 'issued',
          bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, place_of_supply, 5000000, 450000, 450000, 0, 0, 5900000
        from invoices, generate_series(1, 10000) n where number = 'PS/2627/000041' returning id, company_id)
      insert into invoice_lines (invoice_id, line_no, company_id, order_line_no, sku, name, unit, hsn, qty, price_paise,
        gst_rate_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
      select id, line, company_id, line, 'S', 'Bearing', 'NOS', '848210', 10, 125000, 1800, 1250000, 112500, 112500, 0, 1475000
      from numbered, generate_series(1, 4) line`);
    await api.sql('analyze invoices, invoice_lines');
  }, 90_000);

  it('is summed, and its tables are read by pages', async () => {
    const { body } = await get('gst-return?month=2025-06');
    const totals = { taxable: 500_000_000, cgst: 45_000_000 };
    expect(body).toMatchObject({ documents: 10_000, errors: 0, files: 2, totals });
    const page = (await get('gst-return-table?month=2025-06&table=b2b&page=400')).body;
    expect(page.rows).toHaveLength(25);
  });

  it('has files below the limit of a response, each document in one of them', async () => {
    const files = [await get('gst-return-json?month=2025-06'), await get('gst-return-json?month=2025-06&file=2')];
    for (const { text } of files) expect(text.length).toBeLessThan(4_000_000);
    expect(files.map(({ body: file }) => file.b2b[0].inv.length)).toEqual([5000, 5000]);
    expect(files.map(({ body: file }) => Object.hasOwn(file, 'hsn'))).toEqual([true, false]);
    const last = await get('tally-vouchers?month=2025-06&file=34');
    expect(last.text.match(/<VOUCHER /g)).toHaveLength(100);
    expect((await get('tally-vouchers?month=2025-06&file=1')).text.length).toBeLessThan(4_000_000);
  });
});
