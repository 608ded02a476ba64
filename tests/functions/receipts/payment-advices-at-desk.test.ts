import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addUser, as, signIn } from '../../support/fixtures.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';
import { type AdviceSteps, openAdviceSteps } from '../../support/steps/advice-steps.ts';

/** What the desk does with payment advices, and who may do what. */
let api: Api;
let at: AdviceSteps;
let reference: string;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  at = await openAdviceSteps(api, () => reference);
});
beforeEach(() => {
  reference = `UTR${++serial}`;
});
afterAll(() => api.stop());

describe('the desk', () => {
  it('sees open ones first, the longest waiting first, with company and who sent it', async () => {
    await api.sql('delete from payment_advice_lines');
    await api.sql('update attachments set payment_advice_id = null');
    await api.sql('delete from payment_advices');
    const ids = [];
    for (const letter of ['A', 'B', 'C', 'D']) ids.push(await at.sent({ reference: `${reference}${letter}` }));
    for (const id of [ids[0], ids[2]]) await at.buyer.post('/api/customer/payment-advice-withdraw', { id });
    const { answer, trips } = await countTrips(() => at.listed());
    expect(trips).toBe(1);
    expect(answer.items.map(({ id }: { id: number }) => id)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    expect(answer.items[0]).toMatchObject({ company: 'Aravalli', company_id: at.owner.company_id, decided_by: null });
    expect((await at.listed('status=sent')).total).toBe(2);
    expect((await at.listed(`q=${reference}B`)).items.map(({ id }: { id: number }) => id)).toEqual([ids[1]]);
  });

  it('records one as a receipt, linked in the same batch', async () => {
    const invoice_id = await at.due();
    const id = await at.sent({ lines: [{ invoice_id, amount: 118 }] });
    const allocations = [{ invoice_id, amount: 118, open: 118 }];
    const { answer, trips } = await countTrips(() => at.record({ advice_id: id, allocations }));
    expect([answer.status, trips]).toEqual([200, 2]);
    const { id: receipt_id, number } = answer.body;
    expect(await at.advice(id)).toMatchObject({ status: 'recorded', receipt: { id: receipt_id, number } });
    // The buyer sees no name of ours.
    expect(JSON.stringify(await at.advice(id))).not.toContain('decided_by');
    expect((await at.listed(`q=${reference}`)).items[0].decided_by).toEqual(expect.any(String));
  });

  it('is told who was quicker, and books nothing twice', async () => {
    const invoice_id = await at.due();
    const id = await at.sent({ lines: [{ invoice_id, amount: 118 }] });
    const allocations = [{ invoice_id, amount: 118, open: 118 }];
    const { number } = (await at.record({ advice_id: id, allocations }, at.colleague)).body;
    const late = await at.record({ advice_id: id, allocations, reference: null });
    expect([late.status, late.body.message]).toEqual([
      409,
      `Meera Iyer has recorded this payment advice as ${number}. Nothing was saved.`,
    ]);
    const aside = await at.staff.post('/api/admin/payment-advice-set-aside', { id, reason: 'Not found' });
    expect([aside.status, aside.body.message]).toEqual([409, late.body.message]);
  });

  it('records one of several at the same time', async () => {
    const id = await at.sent();
    const people = [at.staff, at.colleague, at.staff, at.colleague];
    const answers = await Promise.all(
      people.map((person, index) => at.record({ advice_id: id, reference: `${reference}-${index}` }, person)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [count] = await api.sql('select count(*)::int as n from receipts where reference like $1', [
      `${reference}-%`,
    ]);
    expect(count).toEqual({ n: 1 });
  });

  it('cannot record it for another company', async () => {
    const id = await at.sent();
    const { company_id } = await addCompany(api, 'Malwa');
    await addBillTo(api, company_id);
    const answer = await at.record({ advice_id: id, company_id });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['company_id']]);
    expect((await at.record({ advice_id: 987_654 })).status).toBe(404);
  });

  it.each([
    ['a receipt with its UTR', (_: number) => at.record({ reference: reference.toLowerCase() })],
    [
      'a payment of its invoice with its UTR',
      (id: number) =>
        at.staff.post('/api/admin/invoice-pay', {
          ...{ id, amount: 118, open: 118, method: 'NEFT', reference, received_on: '2026-11-10' },
        }),
    ],
  ])('answers it also by %s, without opening it', async (_, pay) => {
    const invoice_id = await at.due();
    const id = await at.sent({ lines: [{ invoice_id, amount: 118 }] });
    expect((await pay(invoice_id)).status).toBe(200);
    expect(await at.advice(id)).toMatchObject({
      status: 'recorded',
      receipt: { number: expect.stringMatching(/^PSR\//) },
    });
  });

  it('sets one aside with a reason, which the buyer reads and gets by mail', async () => {
    const id = await at.sent();
    const aside = (reason: string) => at.colleague.post('/api/admin/payment-advice-set-aside', { id, reason });
    expect((await aside(' ')).body.fields.reason).toMatch(/^Say why/);
    expect((await aside('This UTR is not in our bank.')).body.message).toBe(`Payment advice ${reference} set aside.`);
    expect(await at.advice(id)).toMatchObject({ status: 'set aside', reason: 'This UTR is not in our bank.' });
    expect((await at.mails('payment-advice-set-aside')).at(-1)).toMatchObject({
      recipient: at.email,
      payload: { about: `Payment advice ${reference}`, amount: '₹118.00', reason: 'This UTR is not in our bank.' },
    });
    const late = await at.record({ advice_id: id });
    expect(late.body.message).toBe('Meera Iyer has set this payment advice aside. Nothing was saved.');
    // The buyer may send it again.
    await at.sent();
  });

  it('opens nothing again by reversing the receipt, but its UTR is free for a new advice', async () => {
    const id = await at.sent();
    const { id: receipt_id } = (await at.record({ advice_id: id })).body;
    await at.staff.post('/api/admin/receipt-reverse', { id: receipt_id, reason: 'Cheque returned' });
    expect((await at.advice(id)).status).toBe('recorded');
    await at.sent();
  });

  it('sees it beside the promise on the company’s open items until it is decided', async () => {
    const invoice_id = await at.due();
    const id = await at.sent({ lines: [{ invoice_id, amount: 100 }] });
    const item = async () =>
      (await at.staff.get(`/api/admin/receivable-get?id=${at.owner.company_id}`)).body.items.find(
        (one: { id: number }) => one.id === invoice_id,
      );
    expect((await item()).advice).toEqual({ amount: 100, paid_on: '2026-11-10', reference });
    await at.buyer.post('/api/customer/payment-advice-withdraw', { id });
    expect((await item()).advice).toBeNull();
  });
});

describe('who may', () => {
  it('see and decide: buyers their company’s, staff all, and only those with the right Accounts decide', async () => {
    const id = await at.sent();
    expect((await at.own('size=100', at.stranger)).items.map((one: { id: number }) => one.id)).not.toContain(id);
    const seller = await addUser(api, null);
    await api.sql(`update users set rights = '{sales}' where id = $1`, [seller.id]);
    const sales = await signIn(api, seller.email);
    expect((await sales.get('/api/admin/payment-advice-list')).status).toBe(200);
    const aside = { id, reason: 'Not found' };
    for (const [person, status] of [
      [sales, 403],
      [at.buyer, 403],
      [as(api), 401],
    ] as const) {
      expect((await person.post('/api/admin/payment-advice-set-aside', aside)).status).toBe(status);
    }
    expect((await at.staff.post('/api/customer/payment-advice-send', at.body())).status).toBe(403);
  });

  it('change one in the database: buyers only withdraw an open one of their company', async () => {
    const invoice_id = await at.due();
    const id = await at.sent({ lines: [{ invoice_id, amount: 118 }] });
    const app = await connectAsApp();
    const [row] = await api.sql<{ id: string }>('select id from sessions where user_id = $1 limit 1', [
      at.owner.user_id,
    ]);
    const session = { user: at.owner.user_id, id: row!.id };
    const other = await api.sql<{ id: string; user_id: string }>(
      'select s.id, s.user_id from sessions s join users u on u.id = s.user_id where u.company_id <> $1 limit 1',
      [at.owner.company_id],
    );
    const foreign = { user: Number(other[0]!.user_id), id: other[0]!.id };
    const set = (change: string) => `update payment_advices set ${change} where id = ${id}`;
    expect(await app.count(set('amount_paise = 1'), session)).toBe(REFUSED);
    expect(await app.count(set(`reason = 'x'`), session)).toBe(REFUSED);
    const withdrawal = set(`status = 'withdrawn', decided_at = now(), decided_by = ${at.owner.user_id}`);
    expect(
      await app.count(set(`status = 'withdrawn', decided_at = now(), decided_by = ${foreign.user}`), session),
    ).toBe(REFUSED);
    expect(await app.count(withdrawal, foreign)).toBe(0);
    expect(await app.count(withdrawal, session)).toBe(1);
    const insert = (company: number, by: number) =>
      `insert into payment_advices (company_id, paid_on, method, reference, amount_paise, tds_paise, created_by)
       values (${company}, '2026-11-10', 'NEFT', 'X', 1, 0, ${by})`;
    expect(await app.count(insert(at.owner.company_id, foreign.user), foreign)).toBe(REFUSED);
    expect(await app.count(insert(at.owner.company_id, foreign.user), session)).toBe(REFUSED);
    expect(await app.count(`delete from payment_advices`, session)).toBe(REFUSED);
    expect(await app.count(`update payment_advice_lines set amount_paise = 1`, session)).toBe(REFUSED);
    // Nor does a withdrawn one get another line.
    await at.buyer.post('/api/customer/payment-advice-withdraw', { id });
    const line = `insert into payment_advice_lines (advice_id, invoice_id, company_id, amount_paise)
      values (${id}, ${await at.due()}, ${at.owner.company_id}, 1)`;
    expect(await app.count(line, session)).toBe(REFUSED);
    await app.stop();
  });
});
