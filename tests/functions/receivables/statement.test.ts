import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addLedger, dayOf } from '../../support/ledger-fixtures.ts';
import { readExport } from '../../support/export-parts.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let owner: Owner;
let staff: Person;
let buyer: Person;
let stranger: Person;
let ids: number[];

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  staff = await signIn(api, (await addUser(api, null)).email);
  stranger = await signIn(api, (await addUser(api, (await addCompany(api, 'Konkan')).company_id)).email);
  ids = await addLedger(api, owner, {
    invoices: [
      {
        date: 0,
        credit_days: 30,
        amount: 100_000,
        credits: [{ day: 40, amount: 10_000, awaits_irn: false }],
        written_off: [{ day: 60, amount: 50 }],
      },
      { date: 45, credit_days: 30, amount: 50_000, credits: [], written_off: [] },
    ],
    receipts: [{ date: 50, amount: 84_900, tds: 100, allocations: [{ invoice: 0, day: 50, amount: 80_000 }] }],
  });
});
afterAll(() => api.stop());

const period = `from=${dayOf(10)}&to=${dayOf(100)}`;
const read = (query: string, person = staff) => person.get(`/api/admin/statement-get?id=${owner.company_id}&${query}`);

describe('a statement of account', () => {
  it('has the opening balance, each entry with the balance after it, the closing balance and the ageing', async () => {
    const { body } = await read(period);
    expect(body).toMatchObject({
      ...{ company: { name: 'Aravalli' }, from: dayOf(10), to: dayOf(100), opening: 1000, closing: 549.5 },
      ...{ debits: 500, credits: 950.5 },
      entries: [
        { kind: 'credit note', date: dayOf(40), debit: 0, credit: 100, balance: 900 },
        { kind: 'invoice', invoice_id: ids[1], date: dayOf(45), due_date: dayOf(75), debit: 500, balance: 1400 },
        { kind: 'receipt', reference: 'UTR9', credit: 850, tds: 1, balance: 550 },
        { kind: 'write-off', credit: 0.5, balance: 549.5 },
      ],
      // ₹50.00 of the receipt settle nothing.
      ageing: { not_due: 0, days_1_30: 500, days_61_90: 99.5, on_account: 50, total: 549.5 },
    });
  });

  it('is of the financial year so far unless a period is chosen', async () => {
    const { body } = await read('');
    expect(body.from).toMatch(/-04-01$/);
    expect([body.opening, body.entries, body.closing]).toEqual([549.5, [], 549.5]);
  });

  it('is read by the company’s buyers, and by no other company', async () => {
    const { body } = await buyer.get(`/api/customer/statement?${period}`);
    expect(body).toMatchObject({ opening: 1000, closing: 549.5, ageing: { total: 549.5 } });
    expect((await stranger.get(`/api/customer/statement?${period}`)).body).toMatchObject({
      opening: 0,
      entries: [],
      closing: 0,
    });
    expect((await read(period, buyer)).status).toBe(403);
  });

  it('leaves out an e-invoice that awaits its IRN, with its credit note', async () => {
    const before = (await read('')).body.closing;
    const id = await addInvoice(api, owner, { released: false, credited_paise: 100, needs_irn: true });
    await addInvoice(api, owner, { kind: 'credit note', credits_id: id, status: 'paid', released: false });
    expect((await read('')).body).toMatchObject({ closing: before, ageing: { total: before } });
    await api.sql('delete from invoices where credits_id = $1', [id]);
    await api.sql('delete from invoices where id = $1', [id]);
  });

  it('has a credit note that awaits its IRN for the buyer too, who cannot open it before', async () => {
    const dates = { date: dayOf(30), due_date: dayOf(40) };
    const id = await addInvoice(api, owner, { ...dates, credited_paise: 1000 });
    const note = await addInvoice(api, owner, {
      ...{ ...dates, kind: 'credit note', credits_id: id, status: 'paid', released: false, needs_irn: true },
      ...{ taxable_paise: 1000, cgst_paise: 0, sgst_paise: 0, amount_paise: 1000 },
    });
    const { body } = await buyer.get(`/api/customer/statement?from=${dayOf(30)}&to=${dayOf(30)}`);
    expect(body.entries).toMatchObject([
      { invoice_id: id, awaits_irn: false },
      { invoice_id: note, awaits_irn: true, credit: 10 },
    ]);
    expect(body.ageing.total).toBe(body.closing);
    expect((await buyer.get(`/api/customer/invoice-get?id=${note}`)).status).toBe(404);
    expect((await buyer.get(`/api/customer/invoice-get?id=${id}`)).body.invoice.credit_notes).toEqual([]);
    const listed = (await buyer.get('/api/customer/invoices')).body.items.map((one: { id: number }) => one.id);
    expect(listed).toContain(id);
    expect(listed).not.toContain(note);
    await api.sql('delete from invoices where id = any ($1)', [[note]]);
    await api.sql('delete from invoices where id = $1', [id]);
  });

  it('says how to pay the balance of today, and nothing without our account or for an earlier balance', async () => {
    const own = async (query = '') => (await buyer.get(`/api/customer/statement?${query}`)).body;
    expect((await own()).pay_to).toBeNull();
    await api.sql(
      `insert into seller_details (bank_name, account_name, account_number, ifsc, upi_id, created_by)
       values ('Example Bank', 'PlantSetu', '123456789012', 'EXAM0001234', 'plantsetu@examplebank', $1)`,
      [owner.user_id],
    );
    const { pay_to, company } = await own();
    expect(pay_to).toMatchObject({
      account: { bank: 'Example Bank', number: '123456789012', ifsc: 'EXAM0001234' },
      upi: { id: 'plantsetu@examplebank', link: expect.stringContaining('am=549.50') },
    });
    expect(pay_to.upi.link).toContain(company.name);
    expect((await own(period)).pay_to).toBeNull();
    expect((await stranger.get('/api/customer/statement')).body.pay_to).toBeNull();
    await api.sql('delete from seller_details');
  });

  it.each([
    {
      name: 'a last day before the first',
      query: 'from=2026-05-02&to=2026-05-01',
      message: 'The last day cannot be before the first.',
    },
    { name: 'an impossible date', query: 'from=2026-02-30', message: 'Choose a date.' },
  ])('$name is refused', async ({ query, message }) => {
    const { status, body } = await read(query);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('of an unknown company is not found', async () => {
    expect((await staff.get('/api/admin/statement-get?id=999999')).status).toBe(404);
  });
});

describe('its files', () => {
  const bytes = async (path: string, person: Person) => {
    const answer = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
    return { name: answer.headers.get('content-disposition'), data: Buffer.from(await answer.arrayBuffer()) };
  };

  it('are a PDF with the same balances, for staff and buyer alike', async () => {
    const own = await bytes(`/api/customer/statement-pdf?${period}`, buyer);
    const ours = await bytes(`/api/admin/statement-pdf?id=${owner.company_id}&${period}`, staff);
    expect(own.data.equals(ours.data)).toBe(true);
    expect(own.name).toContain(`statement-${dayOf(10)}-${dayOf(100)}.pdf`);
    const text = (await pdfPages(own.data)).map((page) => page.text).join('\n');
    for (const words of [
      'Statement of account',
      'Aravalli',
      'Opening balance',
      '1,000.00',
      'of which TDS ₹1.00',
      '549.50',
      '61–90 days',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('and a CSV', async () => {
    const { data } = await bytes(`/api/admin/statement-export?id=${owner.company_id}&${period}`, staff);
    const lines = data.toString('utf8').trim().split('\r\n');
    expect(lines[0]).toBe('Date,Entry,Number,Reference,Due date,Debit,Credit,of which TDS,Balance');
    expect(lines[1]).toBe(`${dayOf(10)},Opening balance,,,,,,,1000`);
    expect(lines.at(-1)).toBe(`${dayOf(100)},Closing balance,,,,,,,549.5`);
  });

  it('are mailed to the accounts person, with the PDF', async () => {
    const send = () =>
      staff.post('/api/admin/statement-mail', { id: owner.company_id, from: dayOf(10), to: dayOf(100) });
    expect((await send()).body.message).toBe(
      'Aravalli has no accounts email. Enter it on the company’s page first.'.replace('’', "'"),
    );
    await addBillTo(api, owner.company_id);
    expect((await send()).body.message).toBe(`Statement sent to accounts${owner.company_id}@example.test.`);
    const { withStatementPdf } = await import('#server/receivables/statement-mail-pdf.ts');
    const [row] = await api.sql<{ kind: string; payload: Record<string, unknown> }>(
      'select * from outbox order by id desc limit 1',
    );
    expect(row).toMatchObject({ kind: 'statement-of-account', payload: { balance: '₹549.50', pdf: null } });
    const { pdf } = (await withStatementPdf(row!.kind, row!.payload)) as { pdf: { filename: string; base64: string } };
    expect(pdf.filename).toBe(`statement-${dayOf(10)}-${dayOf(100)}.pdf`);
    expect((await pdfPages(Buffer.from(pdf.base64, 'base64')))[0]!.text).toContain('549.50');
  });
});

describe('the ageing', () => {
  const list = (query: string) => staff.get(`/api/admin/receivable-list?${query}`);

  it('is as on a day, sorted and searched', async () => {
    const { company_id } = await addCompany(api, 'Deccan Pumps');
    await addLedger(
      api,
      { company_id, user_id: (await addUser(api, company_id)).id },
      {
        invoices: [{ date: 0, credit_days: 0, amount: 900_000, credits: [], written_off: [] }],
        receipts: [],
      },
    );
    const names = async (query: string) =>
      (await list(query)).body.items.map(({ company }: { company: string }) => company);
    expect(await names('')).toEqual(['Deccan Pumps', 'Aravalli']);
    expect(await names('sort=company_asc')).toEqual(['Aravalli', 'Deccan Pumps']);
    expect(await names('sort=on_account_desc')).toEqual(['Aravalli', 'Deccan Pumps']);
    expect(await names('q=pumps')).toEqual(['Deccan Pumps']);
    const { body } = await list(`as_on=${dayOf(20)}&q=aravalli`);
    expect(body).toMatchObject({
      total: 1,
      items: [{ not_due: 1000, total: 1000 }],
      sums: { not_due: 1000, total: 1000 },
    });
    expect((await list('as_on=2025-01-01')).body).toMatchObject({ total: 0, items: [] });
  });

  it('is exported with the same figures', async () => {
    const { text } = await staff.get('/api/admin/receivable-export?q=aravalli');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      'Company,Not due,1–30 days,31–60 days,61–90 days,Over 90 days,On account,Total,Promised,Broken promises',
      expect.stringMatching(/^Aravalli,0,0,0,0,599.5,50,549.5,0,0$/),
    ]);
  });

  it('a company’s open items are exported with all that are open, also in parts', async () => {
    const { text, parts } = await readExport(staff, `/api/admin/open-item-export?id=${owner.company_id}&size=1`);
    expect(parts).toBe(3);
    const [head, ...items] = text.trim().split('\r\n');
    expect(head).toBe(
      'Number,Kind,Company,PO number,Date,Due date,As on,Days late,Amount,Settled,Open,Promise,Promised amount,Promised for',
    );
    expect(items.map((row) => row.split(',').slice(8, 11))).toEqual([
      ['1000', '900.5', '99.5'],
      ['500', '0', '500'],
    ]);
    const { text: earlier } = await staff.get(`/api/admin/open-item-export?id=${owner.company_id}&as_on=${dayOf(20)}`);
    expect(earlier.split('\r\n')[1]).toMatch(/,1000,0,1000,,,$/);
  });

  it('shows promises with their company and items', async () => {
    const pay_on = '2199-01-01';
    await staff.post('/api/admin/promise-add', {
      invoice_id: ids[1],
      amount: 200,
      pay_on,
      said_by: 'Sunita',
      latest_id: null,
    });
    expect((await list('q=aravalli')).body.items[0]).toMatchObject({ promised: 200, broken: 0 });
    const { body } = await staff.get(`/api/admin/receivable-get?id=${owner.company_id}`);
    expect(body).toMatchObject({
      total: 2,
      items: [
        { id: ids[0], amount: 1000, settled: 900.5, open: 99.5, promise: null },
        { id: ids[1], amount: 500, open: 500, promise: { amount: 200, pay_on, state: 'open' } },
      ],
      on_account: [{ unallocated: 50 }],
    });
  });
});
