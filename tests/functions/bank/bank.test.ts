import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { readExport } from '../../support/export-parts.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let staff: Person;
let owner: Owner;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  await api.sql('delete from bank_lines');
  serial += 1;
  // A name of its own, in letters, because payers are found by their words.
  const { company_id } = await addCompany(api, `${NAMES[serial]} Components Pvt Ltd`);
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
  await addBillTo(api, company_id);
});
afterAll(() => api.stop());

const NAMES = Array.from(
  { length: 40 },
  (_, n) => `Aravalli${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`,
);
const number = (no: number) => `PS/2627/${String(serial * 100 + no).padStart(6, '0')}`;
const due = (no: number, fields: object = {}) => addInvoice(api, owner, { number: number(no), ...fields });
const narrationOf = (text = '') => `NEFT CR-SBIN0004266-${NAMES[serial]!.toUpperCase()} COMPONENTS-${text}`;
const line = (fields: object = {}) => ({
  ...{ row: 2, date: '2026-11-02', narration: 'NEFT ZENITH AGRO', reference: null, amount: 118 },
  ...fields,
});
const load = (lines: object[], account = 'HDFC 4321'): Promise<Answer> =>
  staff.post('/api/admin/bank-import', { account, file_name: 'nov.csv', lines });
const list = async (query = '') => (await staff.get(`/api/admin/bank-list?${query}`)).body;
const only = async () => (await list()).items[0];
const accept = ({ id, proposal, ...line }: Awaited<ReturnType<typeof only>>, change: object = {}) =>
  staff.post('/api/admin/bank-accept', {
    ...{
      id,
      line,
      company_id: proposal?.company.id,
      tds: proposal?.tds,
      allocations: proposal?.allocations,
      ...change,
    },
  });
const statusOf = async (id: number) =>
  (await api.sql('select status, paid_paise::int as paid from invoices where id = $1', [id]))[0];

describe('an import', () => {
  it('keeps each line once, however often the statement is imported, also with more lines than before', async () => {
    const twins = [line({ row: 2 }), line({ row: 3 })];
    expect((await load(twins)).body).toMatchObject({ message: '2 lines imported.', added: 2, known: 0 });
    expect((await load(twins)).body).toMatchObject({ added: 0, known: 2 });
    // The bank writes the same text with other spaces; a third equal transfer of the day is new.
    const again = [...twins, line({ row: 4 })].map((one) => ({ ...one, narration: 'NEFT  ZENITH-AGRO' }));
    expect((await load(again)).body).toMatchObject({
      message: '1 line imported, 2 lines known from before.',
      added: 1,
    });
    expect((await list()).total).toBe(3);
  });

  it('twice at the same time adds nothing twice', async () => {
    const lines = Array.from({ length: 20 }, (_, row) => line({ row: row + 2, amount: row + 1 }));
    const answers = await Promise.all([load(lines), load(lines), load(lines)]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(20);
  });

  it('is refused under another account if a UTR is known', async () => {
    await load([line({ reference: 'SBIN226307123456' })]);
    const { status, body } = await load([line({ reference: 'SBIN226307123456' })], 'HDFC');
    expect(status).toBe(409);
    expect(body.message).toBe('Lines of this statement are already imported under “HDFC 4321”. Choose that account.');
    // A line without a UTR can occur in two accounts.
    expect((await load([line()], 'SBI 1')).status).toBe(200);
  });

  it.each([
    { name: 'no credits', lines: [], status: 400, message: 'The statement has no credits.' },
    { name: 'a future date', lines: [line({ row: 9, date: '2199-01-01' })], status: 400, message: 'Row 9: 2199-01-01' },
    { name: 'a debit', lines: [line({ amount: -5 })], status: 400, message: 'Enter more than ₹0.' },
  ])('is refused with $name', async ({ lines, status, message }) => {
    const answer = await load(lines);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('is one round trip, and so is the list with its proposals', async () => {
    await due(1);
    expect((await countTrips(() => load([line({ narration: narrationOf(number(1)) })]))).trips).toBe(1);
    const { answer, trips } = await countTrips(() => list());
    expect(trips).toBe(1);
    expect(answer.items[0].proposal.sure).toBe(true);
    expect(answer.accounts).toEqual(['HDFC 4321']);
  });
});

it('the export has the lines of all pages by the filters of the list, with what staff decided', async () => {
  await load([line({ amount: 1 }), line({ amount: 2, date: '2026-11-03' }), line({ amount: 3 }), line({ amount: 4 })]);
  await load([line({ amount: 5 })], 'SBI 1');
  const { items } = await list('account=HDFC%204321&sort=amount_desc');
  await staff.post('/api/admin/bank-ignore', { id: items[0].id, reason: '=Interest' });
  const { text, parts } = await readExport(
    staff,
    '/api/admin/bank-export?account=HDFC%204321&to=2026-11-02&sort=amount_desc&size=2',
  );
  expect(parts).toBe(2);
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toMatch(/^Date,Account,Narration,Reference,Amount,Status,Company,Receipt/);
  expect(lines.map((row) => row.split(',').slice(4, 6))).toEqual([
    ['4', 'ignored'],
    ['3', 'open'],
    ['1', 'open'],
  ]);
  expect(lines[0]).toContain(",'=Interest,User");
});

describe('an accepted line', () => {
  it('is booked as a receipt that settles the invoice, and once only', async () => {
    const invoice = await due(1);
    await load([line({ narration: narrationOf(`${number(1)}-SBIN226307${100000 + serial}`) })]);
    const open = await only();
    expect(open.proposal).toMatchObject({ reason: `Number and amount of ${number(1)}`, sure: true, tds: 0 });
    const answers = await Promise.all([accept(open), accept(open), accept(open)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await statusOf(invoice)).toEqual({ status: 'paid', paid: 11_800 });
    const receipts = await api.sql(
      `select method, reference, received_on::text, amount_paise::int as amount from receipts where company_id = $1`,
      [owner.company_id],
    );
    expect(receipts).toEqual([
      { method: 'NEFT', reference: `SBIN226307${100000 + serial}`, received_on: '2026-11-02', amount: 11_800 },
    ]);
    expect(await only()).toMatchObject({ status: 'matched', company: { id: owner.company_id }, proposal: null });
  });

  it('without a reference and without invoices is booked once, too', async () => {
    await load([line({ narration: narrationOf(), amount: 700 })]);
    const open = await only();
    expect(open.proposal).toMatchObject({ reason: 'Name', sure: false, on_account: 700, allocations: [] });
    const answers = await Promise.all([accept(open), accept(open), accept(open)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.sql('select count(*)::int from receipts where company_id = $1', [owner.company_id])).toEqual([
      { count: 1 },
    ]);
  });

  it('net of TDS settles the invoice in full and records the TDS', async () => {
    const value = { taxable_paise: 10_000_000, cgst_paise: 0, sgst_paise: 0, igst_paise: 1_800_000 };
    const invoice = await due(1, { ...value, amount_paise: 11_800_000 });
    await load([line({ narration: narrationOf(), amount: 117_900 })]);
    const open = await only();
    expect(open.proposal).toMatchObject({ sure: true, tds: 100, on_account: 0 });
    expect((await accept(open)).status).toBe(200);
    expect(await statusOf(invoice)).toEqual({ status: 'paid', paid: 11_800_000 });
    const { meter } = (await staff.get(`/api/admin/tds-get?company_id=${owner.company_id}&year=2627`)).body;
    expect(meter.deducted).toBe(100);
  });

  it('with another allocation leaves the rest on account; the next line of the payer is known by name', async () => {
    const [first, second] = [await due(1), await due(2)];
    const payer = 'NEFT-RAJESH KUMAR';
    await load([line({ narration: payer, amount: 500 })]);
    const open = await only();
    expect(open.proposal).toBeNull();
    const settles = [{ invoice_id: second, amount: 118, open: 118 }];
    const { status, body } = await accept(open, { company_id: owner.company_id, tds: 0, allocations: settles });
    expect([status, body.message]).toEqual([200, expect.stringContaining('₹382.00 is on account.')]);
    expect(await statusOf(first)).toMatchObject({ status: 'issued' });
    await load([line({ narration: payer, amount: 118, date: '2026-11-03' })]);
    const next = (await list('status=open')).items[0];
    expect(next.proposal).toMatchObject({
      sure: true,
      reason: `Paid under this name before and amount of ${number(1)}`,
    });
  });

  it('is refused for more than the line has, than is due, and for another company’s invoice', async () => {
    const invoice = await due(1);
    await load([line({ narration: narrationOf(), amount: 100 })]);
    const open = await only();
    const other = await addCompany(api, 'Konkan Agro');
    const tries = [
      { allocations: [{ invoice_id: invoice, amount: 118, open: 118 }] },
      { tds: 50, allocations: [{ invoice_id: invoice, amount: 118.01, open: 118 }] },
      { allocations: [{ invoice_id: invoice, amount: 10, open: 117 }] },
      { company_id: other.company_id, allocations: [{ invoice_id: invoice, amount: 10, open: 118 }] },
      { company_id: 999_999, allocations: [] },
      // The amount and the day are the bank's, never the request's.
      { line: { ...open, amount: 118 }, allocations: [{ invoice_id: invoice, amount: 118, open: 118 }] },
      { line: { ...open, date: '2026-11-01' }, allocations: [] },
    ];
    for (const change of tries) expect((await accept(open, change)).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(invoice)).toEqual({ status: 'issued', paid: 0 });
    expect(await only()).toMatchObject({ status: 'open' });
  });
});

describe('a line whose UTR is recorded', () => {
  const record = (amount: number, reference: string) =>
    staff.post('/api/admin/receipt-record', {
      ...{ company_id: owner.company_id, amount, tds: 0, method: 'NEFT', reference, received_on: '2026-11-02' },
      allocations: [],
    });

  it('is only linked: nothing is booked again', async () => {
    const utr = `HDFC226307${200000 + serial}`;
    expect((await record(118, utr)).status).toBe(200);
    await load([line({ reference: utr })]);
    const open = await only();
    expect(open.proposal).toMatchObject({
      sure: true,
      allocations: [],
      receipt: { number: expect.stringMatching('^PSR') },
    });
    const body = { id: open.id, receipt_id: open.proposal.receipt.id };
    const link = () => staff.post('/api/admin/bank-link', body);
    const answers = await Promise.all([link(), link()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.sql('select count(*)::int from receipts where company_id = $1', [owner.company_id])).toEqual([
      { count: 1 },
    ]);
    expect(await only()).toMatchObject({ status: 'matched', company: { id: owner.company_id } });
  });

  it('with another amount is not proposed, and accepting it is refused', async () => {
    const utr = `HDFC226307${300000 + serial}`;
    await record(117, utr);
    await load([line({ reference: utr, narration: narrationOf() })]);
    const open = await only();
    expect(open.proposal).toBeNull();
    expect(open.note).toMatch(/^Its reference is recorded on PSR\/\d{4}\/\d{6} with ₹117.00\./);
    const again = await accept(open, { company_id: owner.company_id, tds: 0, allocations: [] });
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining('was already recorded')]);
    const receipt = await api.sql<{ id: string }>('select id from receipts where reference = $1', [utr]);
    const link = { id: open.id, receipt_id: Number(receipt[0]!.id) };
    expect((await staff.post('/api/admin/bank-link', link)).status).toBe(409);
  });
});

describe('a line set aside', () => {
  it('needs a reason, is no longer proposed, and can be opened again', async () => {
    await load([line()]);
    const { id } = await only();
    expect((await staff.post('/api/admin/bank-ignore', { id, reason: ' ' })).status).toBe(400);
    expect((await staff.post('/api/admin/bank-ignore', { id, reason: 'Interest' })).status).toBe(200);
    expect((await staff.post('/api/admin/bank-ignore', { id, reason: 'Interest' })).status).toBe(409);
    expect(await only()).toMatchObject({ status: 'ignored', reason: 'Interest', proposal: null });
    expect((await staff.post('/api/admin/bank-reopen', { id })).status).toBe(200);
    expect(await only()).toMatchObject({ status: 'open', reason: null, decided_by: null });
    const changes = await api.sql(`select action from audit_log where entity = 'bank_lines' and entity_id = $1`, [
      `${id}`,
    ]);
    expect(changes).toEqual([{ action: 'update' }, { action: 'update' }]);
  });

  it('that is matched opens again only after its receipt was reversed', async () => {
    await due(1);
    await load([line({ narration: narrationOf(number(1)) })]);
    const open = await only();
    const { receipt_id } = (await accept(open)).body;
    expect((await staff.post('/api/admin/bank-reopen', { id: open.id })).status).toBe(409);
    const reversed = await staff.post('/api/admin/receipt-reverse', { id: receipt_id, reason: 'Wrong company' });
    expect(reversed.status).toBe(200);
    expect(await only()).toMatchObject({ status: 'matched', receipt_reversed: true });
    expect((await staff.post('/api/admin/bank-reopen', { id: open.id })).status).toBe(200);
    expect((await only()).proposal).toMatchObject({ sure: true, reason: `Number and amount of ${number(1)}` });
  });

  it('is not found if it does not exist', async () => {
    const body = { id: 999_999, reason: 'x', receipt_id: 1 };
    for (const call of ['link', 'ignore', 'reopen']) {
      expect((await staff.post(`/api/admin/bank-${call}`, body)).status, call).toBe(404);
    }
  });
});

it('the list filters by status, account, day and text', async () => {
  await load([line({ narration: 'NEFT ALPHA', date: '2026-10-01' }), line({ narration: 'RTGS BETA', amount: 5 })]);
  await load([line({ narration: 'UPI GAMMA' })], 'SBI 9');
  const found = async (query: string) =>
    (await list(query)).items.map(({ narration }: { narration: string }) => narration.split(' ')[1]);
  expect(await found('account=SBI+9')).toEqual(['GAMMA']);
  expect(await found('to=2026-10-31')).toEqual(['ALPHA']);
  expect(await found('q=beta')).toEqual(['BETA']);
  expect(await found('status=ignored')).toEqual([]);
  expect(await found('sort=amount_asc&size=1')).toEqual(['BETA']);
  expect((await list()).accounts).toEqual(['HDFC 4321', 'SBI 9']);
});
