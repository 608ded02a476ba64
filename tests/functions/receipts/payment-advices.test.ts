import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let owner: Owner;
let buyer: Person;
let email: string;
let stranger: Person;
let staff: Person;
let colleague: Person;
let reference: string;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  await addBillTo(api, company_id);
  email = user.email;
  buyer = await signIn(api, email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  const second = await addUser(api, null);
  await api.sql(`update users set name = 'Meera Iyer' where id = $1`, [second.id]);
  colleague = await signIn(api, second.email);
});
beforeEach(() => {
  reference = `UTR${++serial}`;
});
afterAll(() => api.stop());

const due = (fields: object = {}) => addInvoice(api, owner, fields);
const body = (change: object = {}) => ({
  ...{ paid_on: '2026-11-10', method: 'NEFT', reference, amount: 118, tds: 0, lines: [], ...change },
});
const send = (change: object = {}, person = buyer) => person.post('/api/customer/payment-advice-send', body(change));
const sent = async (change: object = {}): Promise<number> => {
  const { status, body: reply } = await send(change);
  expect({ status, message: reply.message }).toMatchObject({ status: 200 });
  return reply.id;
};
const own = async (query = '', person = buyer) => (await person.get(`/api/customer/payment-advices?${query}`)).body;
const advice = async (id: number) => (await own('size=100')).items.find((one: { id: number }) => one.id === id);
const listed = async (query = '') => (await staff.get(`/api/admin/payment-advice-list?${query}`)).body;
const record = (change: object = {}, person = staff) =>
  person.post('/api/admin/receipt-record', {
    ...{ company_id: owner.company_id, amount: 118, tds: 0, method: 'NEFT', reference, received_on: '2026-11-10' },
    ...{ allocations: [], ...change },
  });
const mails = (kind: string) =>
  api.sql<{ recipient: string; payload: Record<string, unknown> }>(
    'select recipient, payload from outbox where kind = $1 order by id',
    [kind],
  );

describe('a payment advice', () => {
  it('names invoices, TDS and what stays on account, mails the desk and books nothing', async () => {
    const [first, second] = [await due({ due_date: '2026-11-02' }), await due({ due_date: '2026-12-02' })];
    const lines = [
      { invoice_id: first, amount: 118 },
      { invoice_id: second, amount: 100 },
    ];
    const { answer, trips } = await countTrips(() => send({ amount: 240, tds: 0.12, lines, note: 'In two parts' }));
    expect(trips).toBe(2);
    const { id, message } = answer.body;
    expect(message).toBe('Payment advice sent. We match it with our bank and send you the receipt.');
    expect(await advice(id)).toMatchObject({
      ...{ status: 'sent', paid_on: '2026-11-10', method: 'NEFT', reference, amount: 240, tds: 0.12 },
      ...{ on_account: 22.12, note: 'In two parts', file: null, receipt: null, reason: null },
      lines: [
        { invoice_id: first, amount: 118, open: 118 },
        { invoice_id: second, amount: 100, open: 118 },
      ],
    });
    expect((await mails('payment-advice-for-accounts')).at(-1)).toMatchObject({
      payload: { company: 'Aravalli', amount: '₹240.00', tds: '₹0.12', on_account: '₹22.12' },
    });
    const [invoice] = await api.sql('select paid_paise::int as paid, status from invoices where id = $1', [first]);
    expect(invoice).toEqual({ paid: 0, status: 'issued' });
  });

  it('shows what can be paid, without what is advised, settled or not valid', async () => {
    const open = await due({ due_date: '2025-01-01', status: 'part paid', paid_paise: 1_800 });
    await due({ status: 'paid', paid_paise: 11_800 });
    await due({ needs_irn: true, released: false });
    await sent({ amount: 30, lines: [{ invoice_id: open, amount: 30 }] });
    const { answer, trips } = await countTrips(() => buyer.get('/api/customer/payable-invoices'));
    expect(trips).toBe(1);
    const { invoices } = answer.body;
    expect(invoices[0]).toMatchObject({ id: open, open: 100, advised: 30 });
    expect((await stranger.get('/api/customer/payable-invoices')).body.invoices).toEqual([]);
    const count = await api.sql(
      `select count(*)::int as n from invoices where company_id = $1 and released and status in ('issued', 'part paid')`,
      [owner.company_id],
    );
    expect(invoices).toHaveLength(count[0]!.n as number);
  });

  it.each([
    {
      name: 'no reference',
      change: { reference: ' ' },
      field: 'reference',
      message: /^Enter the UTR or the cheque number/,
    },
    { name: 'no amount', change: { amount: 0 }, field: 'amount', message: /^Enter more than ₹0/ },
    { name: 'a future day', change: { paid_on: '2199-01-01' }, field: 'paid_on', message: /is in the future/ },
    {
      name: 'a day of long ago',
      change: { paid_on: '2024-01-01' },
      field: 'paid_on',
      message: /the last financial year/,
    },
    { name: 'an unknown method', change: { method: 'cash' }, field: 'method', message: /./ },
    { name: 'a fraction of a paisa', change: { amount: 1.005 }, field: 'amount', message: /two decimals/ },
  ])('is refused with $name', async ({ change, field, message }) => {
    const answer = await send(change);
    expect([answer.status, answer.body.fields[field]]).toEqual([400, expect.stringMatching(message)]);
  });

  it('is refused if the invoices come to more than amount and TDS, or than is due', async () => {
    const invoice_id = await due();
    const lines = [{ invoice_id, amount: 118 }];
    const less = await send({ amount: 100, tds: 17, lines });
    expect([less.status, less.body.fields]).toEqual([
      400,
      { amount: 'The invoices come to ₹118.00, but amount and TDS come to ₹117.00. Correct one of them.' },
    ]);
    const more = await send({ amount: 500, lines: [{ invoice_id, amount: 118.01 }] });
    expect(more.body.fields['lines.0.amount']).toMatch(/^Enter at most ₹118\.00 for T\/\d+\.$/);
    await sent({ amount: 100, lines: [{ invoice_id, amount: 100 }] });
    reference += 'B';
    const again = await send({ lines });
    expect(again.body.fields['lines.0.amount']).toMatch(
      /^Enter at most ₹18\.00 .+₹100\.00 is in another payment advice\.$/,
    );
    expect((await send({ lines: [lines[0], lines[0]] })).status).toBe(400);
  });

  it('is refused for an invoice that is paid, awaits its IRN or is another company’s', async () => {
    const statusFor = async (invoice_id: number, person = buyer) =>
      (await send({ lines: [{ invoice_id, amount: 1 }] }, person)).status;
    expect(await statusFor(await due({ status: 'paid', paid_paise: 11_800 }))).toBe(409);
    expect(await statusFor(await due({ needs_irn: true, released: false }))).toBe(404);
    expect(await statusFor(await due(), stranger)).toBe(404);
  });

  it('is refused with a UTR of an earlier one or of a receipt, which the message names, and free again once withdrawn', async () => {
    const id = await sent();
    const twice = await send({ reference: reference.toLowerCase() });
    expect([twice.status, twice.body.fields.reference]).toEqual([
      409,
      `${reference.toLowerCase()} is in your payment advice of 10 Nov 2026. Check the number.`,
    ]);
    expect((await send({}, stranger)).status).toBe(200);
    await buyer.post('/api/customer/payment-advice-withdraw', { id });
    const again = await sent();
    const { number } = (await record({ advice_id: again })).body;
    expect((await send()).body.fields.reference).toMatch(`which we have recorded as ${number}`);
    reference += 'X';
    const { number: plain } = (await record()).body;
    expect((await send()).body.fields.reference).toBe(
      `${reference} is recorded already: ${plain} of 10 Nov 2026. Check the number.`,
    );
  });

  it('is one of several sent at the same time', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await own(`q=${reference}`)).total).toBe(1);
  });

  it('takes its own upload as its file, and no one else’s', async () => {
    const upload = async (user_id: number) => {
      const [row] = await api.sql<{ id: string }>(
        `insert into attachments (company_id, user_id, file_key, file_name, size) values ($1, $2, $3, 'advice.pdf', 9) returning id`,
        [owner.company_id, user_id, `attachments/advice-${serial}-${user_id}`],
      );
      return Number(row!.id);
    };
    const mate = await addUser(api, owner.company_id);
    const other = await send({ files: [await upload(mate.id)] });
    expect([other.status, Object.keys(other.body.fields)]).toEqual([409, ['files']]);
    const file = await upload(owner.user_id);
    const id = await sent({ files: [file] });
    expect((await advice(id)).file).toEqual({ id: file, name: 'advice.pdf', size: 9 });
    expect((await listed(`q=${reference}`)).items[0].file).toMatchObject({ id: file });
    reference += 'B';
    expect((await send({ files: [file] })).status).toBe(409);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: number, person = buyer) => person.post('/api/customer/payment-advice-withdraw', { id });

  it('is possible while it is open, for a colleague too, and not for another company', async () => {
    const id = await sent();
    expect((await withdraw(id, stranger)).status).toBe(404);
    const mate = await signIn(api, (await addUser(api, owner.company_id)).email);
    expect((await withdraw(id, mate)).body.message).toBe(`Payment advice ${reference} withdrawn.`);
    expect((await withdraw(id)).status).toBe(409);
    expect((await advice(id)).status).toBe('withdrawn');
  });

  it('is refused once it is recorded', async () => {
    const id = await sent();
    const { number } = (await record({ advice_id: id })).body;
    expect((await withdraw(id)).body.message).toBe(
      `We have recorded this payment as ${number}. It can no longer be withdrawn.`,
    );
  });
});

describe('the desk', () => {
  it('sees open ones first, the longest waiting first, with company and who sent it', async () => {
    await api.sql('delete from payment_advice_lines');
    await api.sql('update attachments set payment_advice_id = null');
    await api.sql('delete from payment_advices');
    const ids = [];
    for (const letter of ['A', 'B', 'C', 'D']) ids.push(await sent({ reference: `${reference}${letter}` }));
    for (const id of [ids[0], ids[2]]) await buyer.post('/api/customer/payment-advice-withdraw', { id });
    const { answer, trips } = await countTrips(() => listed());
    expect(trips).toBe(1);
    expect(answer.items.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    expect(answer.items[0]).toMatchObject({ company: 'Aravalli', company_id: owner.company_id, decided_by: null });
    expect((await listed('status=sent')).total).toBe(2);
    expect((await listed(`q=${reference}B`)).items.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  });

  it('records one as a receipt, linked in the same batch', async () => {
    const invoice_id = await due();
    const id = await sent({ lines: [{ invoice_id, amount: 118 }] });
    const allocations = [{ invoice_id, amount: 118, open: 118 }];
    const { answer, trips } = await countTrips(() => record({ advice_id: id, allocations }));
    expect([answer.status, trips]).toEqual([200, 2]);
    const { id: receipt_id, number } = answer.body;
    expect(await advice(id)).toMatchObject({ status: 'recorded', receipt: { id: receipt_id, number } });
    // The buyer sees no name of ours.
    expect(JSON.stringify(await advice(id))).not.toContain('decided_by');
    expect((await listed(`q=${reference}`)).items[0].decided_by).toEqual(expect.any(String));
  });

  it('is told who was quicker, and books nothing twice', async () => {
    const invoice_id = await due();
    const id = await sent({ lines: [{ invoice_id, amount: 118 }] });
    const allocations = [{ invoice_id, amount: 118, open: 118 }];
    const { number } = (await record({ advice_id: id, allocations }, colleague)).body;
    const late = await record({ advice_id: id, allocations, reference: null });
    expect([late.status, late.body.message]).toEqual([
      409,
      `Meera Iyer has recorded this payment advice as ${number}. Nothing was saved.`,
    ]);
    const aside = await staff.post('/api/admin/payment-advice-set-aside', { id, reason: 'Not found' });
    expect([aside.status, aside.body.message]).toEqual([409, late.body.message]);
  });

  it('records one of several at the same time', async () => {
    const id = await sent();
    const people = [staff, colleague, staff, colleague];
    const answers = await Promise.all(
      people.map((person, at) => record({ advice_id: id, reference: `${reference}-${at}` }, person)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [count] = await api.sql('select count(*)::int as n from receipts where reference like $1', [
      `${reference}-%`,
    ]);
    expect(count).toEqual({ n: 1 });
  });

  it('cannot record it for another company', async () => {
    const id = await sent();
    const { company_id } = await addCompany(api, 'Malwa');
    await addBillTo(api, company_id);
    const answer = await record({ advice_id: id, company_id });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['company_id']]);
    expect((await record({ advice_id: 987_654 })).status).toBe(404);
  });

  it.each([
    ['a receipt with its UTR', (_: number) => record({ reference: reference.toLowerCase() })],
    [
      'a payment of its invoice with its UTR',
      (id: number) =>
        staff.post('/api/admin/invoice-pay', {
          ...{ id, amount: 118, open: 118, method: 'NEFT', reference, received_on: '2026-11-10' },
        }),
    ],
  ])('answers it also by %s, without opening it', async (_, pay) => {
    const invoice_id = await due();
    const id = await sent({ lines: [{ invoice_id, amount: 118 }] });
    expect((await pay(invoice_id)).status).toBe(200);
    expect(await advice(id)).toMatchObject({
      status: 'recorded',
      receipt: { number: expect.stringMatching(/^PSR\//) },
    });
  });

  it('sets one aside with a reason, which the buyer reads and gets by mail', async () => {
    const id = await sent();
    const aside = (reason: string) => colleague.post('/api/admin/payment-advice-set-aside', { id, reason });
    expect((await aside(' ')).body.fields.reason).toMatch(/^Say why/);
    expect((await aside('This UTR is not in our bank.')).body.message).toBe(`Payment advice ${reference} set aside.`);
    expect(await advice(id)).toMatchObject({ status: 'set aside', reason: 'This UTR is not in our bank.' });
    expect((await mails('payment-advice-set-aside')).at(-1)).toMatchObject({
      recipient: email,
      payload: { about: `Payment advice ${reference}`, amount: '₹118.00', reason: 'This UTR is not in our bank.' },
    });
    const late = await record({ advice_id: id });
    expect(late.body.message).toBe('Meera Iyer has set this payment advice aside. Nothing was saved.');
    // The buyer may send it again.
    await sent();
  });

  it('opens nothing again by reversing the receipt, but its UTR is free for a new advice', async () => {
    const id = await sent();
    const { id: receipt_id } = (await record({ advice_id: id })).body;
    await staff.post('/api/admin/receipt-reverse', { id: receipt_id, reason: 'Cheque returned' });
    expect((await advice(id)).status).toBe('recorded');
    await sent();
  });

  it('sees it beside the promise on the company’s open items until it is decided', async () => {
    const invoice_id = await due();
    const id = await sent({ lines: [{ invoice_id, amount: 100 }] });
    const item = async () =>
      (await staff.get(`/api/admin/receivable-get?id=${owner.company_id}`)).body.items.find(
        (one: { id: number }) => one.id === invoice_id,
      );
    expect((await item()).advice).toEqual({ amount: 100, paid_on: '2026-11-10', reference });
    await buyer.post('/api/customer/payment-advice-withdraw', { id });
    expect((await item()).advice).toBeNull();
  });
});

describe('who may', () => {
  it('see and decide: buyers their company’s, staff all, and only those with the right Accounts decide', async () => {
    const id = await sent();
    expect((await own('size=100', stranger)).items.map((one: { id: number }) => one.id)).not.toContain(id);
    const seller = await addUser(api, null);
    await api.sql(`update users set rights = '{sales}' where id = $1`, [seller.id]);
    const sales = await signIn(api, seller.email);
    expect((await sales.get('/api/admin/payment-advice-list')).status).toBe(200);
    const aside = { id, reason: 'Not found' };
    for (const [person, status] of [
      [sales, 403],
      [buyer, 403],
      [as(api), 401],
    ] as const) {
      expect((await person.post('/api/admin/payment-advice-set-aside', aside)).status).toBe(status);
    }
    expect((await staff.post('/api/customer/payment-advice-send', body())).status).toBe(403);
  });

  it('change one in the database: buyers only withdraw an open one of their company', async () => {
    const invoice_id = await due();
    const id = await sent({ lines: [{ invoice_id, amount: 118 }] });
    const app = await connectAsApp();
    const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1 limit 1', [owner.user_id]);
    const session = { user: owner.user_id, id: row!.id };
    const other = await api.sql<{ id: string; user_id: string }>(
      'select s.id, s.user_id from sessions s join users u on u.id = s.user_id where u.company_id <> $1 limit 1',
      [owner.company_id],
    );
    const foreign = { user: Number(other[0]!.user_id), id: other[0]!.id };
    const set = (change: string) => `update payment_advices set ${change} where id = ${id}`;
    expect(await app.count(set('amount_paise = 1'), session)).toBe(REFUSED);
    expect(await app.count(set(`reason = 'x'`), session)).toBe(REFUSED);
    const withdrawal = set(`status = 'withdrawn', decided_at = now(), decided_by = ${owner.user_id}`);
    expect(
      await app.count(set(`status = 'withdrawn', decided_at = now(), decided_by = ${foreign.user}`), session),
    ).toBe(REFUSED);
    expect(await app.count(withdrawal, foreign)).toBe(0);
    expect(await app.count(withdrawal, session)).toBe(1);
    const insert = (company: number, by: number) =>
      `insert into payment_advices (company_id, paid_on, method, reference, amount_paise, tds_paise, created_by)
       values (${company}, '2026-11-10', 'NEFT', 'X', 1, 0, ${by})`;
    expect(await app.count(insert(owner.company_id, foreign.user), foreign)).toBe(REFUSED);
    expect(await app.count(insert(owner.company_id, foreign.user), session)).toBe(REFUSED);
    expect(await app.count(`delete from payment_advices`, session)).toBe(REFUSED);
    expect(await app.count(`update payment_advice_lines set amount_paise = 1`, session)).toBe(REFUSED);
    // Nor does a withdrawn one get another line.
    await buyer.post('/api/customer/payment-advice-withdraw', { id });
    const line = `insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise)
      values (${id}, ${await due()}, ${owner.company_id}, 1)`;
    expect(await app.count(line, session)).toBe(REFUSED);
    await app.stop();
  });
});
