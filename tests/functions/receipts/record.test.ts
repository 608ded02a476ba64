import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany } from '../../support/fixtures.ts';
import { addInvoice, addOrder } from '../../support/portal-fixtures.ts';
import { openReceiptSteps, type ReceiptSteps } from '../../support/steps/receipt-steps.ts';

let api: Api;
let money: ReceiptSteps;

beforeAll(async () => {
  api = await startApi();
  money = await openReceiptSteps(api);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

const settle = (invoice_id: number, amount: number, open = 118, more: object = {}) => ({
  ...{ invoice_id, amount, open },
  ...more,
});

describe('a receipt', () => {
  it('settles several invoices, keeps the rest on account, and tells the buyer what it settled', async () => {
    const [first, second] = [await money.addOpen({ number: 'PS/2627/000501' }), await money.addOpen()];
    const { status, body } = await money.record(250, {
      allocations: [settle(first, 118), settle(second, 100)],
      remarks: 'Two bills',
    });
    expect(status).toBe(200);
    expect(body.number).toMatch(/^PSR\/\d{4}\/\d{6}$/);
    expect(body.message).toBe(`${body.number} recorded: ₹250.00. ₹32.00 is on account.`);
    expect(await money.invoiceOf(first)).toMatchObject({ status: 'paid', paid: 118, open: 0 });
    expect(await money.invoiceOf(second)).toMatchObject({
      ...{ status: 'part paid', paid: 100, open: 18 },
      payments: [{ kind: 'payment', amount: 100, receipt: { id: body.id, number: body.number } }],
      on_account: [{ id: body.id, unallocated: 32, is_for_order: false }],
    });
    expect(await money.receiptOf(body.id)).toMatchObject({
      ...{ amount: 250, tds: 0, unallocated: 32, remarks: 'Two bills', kind: 'receipt' },
      allocations: [{ invoice: { id: first, inv: 'PS/2627/000501' }, amount: 118 }, { amount: 100 }],
    });
    const mails = await money.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(['receipt-recorded', 'receipt-recorded']);
    expect(mails[0]!.payload).toMatchObject({
      ...{ about: `Receipt ${body.number}`, amount: '₹250.00', on_account: '₹32.00', tds: null },
      settles: [
        { number: 'PS/2627/000501', amount: '₹118.00', balance: null },
        { amount: '₹100.00', balance: '₹18.00' },
      ],
    });
  });

  it('for no invoice is mailed to the contact person of a company without an accounts person', async () => {
    const people = `update companies set accounts_person_email = $1, contact_person_email = $2 where id = $3`;
    const [kept] = await api.sql<Record<string, string | null>>(
      'select accounts_person_email, contact_person_email from companies where id = $1',
      [money.company_id],
    );
    await api.sql(people, [null, 'stores@aravalli.example', money.company_id]);
    await money.record(50);
    await api.sql(people, [kept!.accounts_person_email, kept!.contact_person_email, money.company_id]);
    expect(await api.sql('select kind, recipient from outbox')).toEqual([
      { kind: 'receipt-recorded', recipient: 'stores@aravalli.example' },
    ]);
  });

  it('with TDS settles its invoice by the money and the tax deducted', async () => {
    const id = await money.addOpen();
    const { body } = await money.record(117.9, { tds: 0.1, allocations: [settle(id, 118)] });
    expect(await money.invoiceOf(id)).toMatchObject({ status: 'paid', paid: 118 });
    expect(await money.receiptOf(body.id)).toMatchObject({ amount: 117.9, tds: 0.1, unallocated: 0 });
    expect((await money.mails())[0]!.payload).toMatchObject({ bank: '₹117.90', tds: '₹0.10' });
  });

  it('short by some paise is written off by an employee, more by an admin with a reason', async () => {
    const [small, large] = [await money.addOpen(), await money.addOpen()];
    const short = (id: number, amount: number, more: object = {}, who = money.staff) =>
      money.record(amount, { allocations: [settle(id, amount, 118, { write_off: true })], ...more }, who);
    expect((await short(small, 117.5)).status).toBe(200);
    expect(await money.invoiceOf(small)).toMatchObject({
      ...{ status: 'paid', paid: 117.5, written_off: 0.5, open: 0, refund_due: 0 },
      payments: [{ amount: 117.5 }, { kind: 'write-off', amount: 0.5, method: null }],
    });
    expect((await short(large, 100)).body.message).toMatch(/^Only an admin can write off more than ₹10\.00/);
    const refused = await short(large, 100, {}, money.admin);
    expect(refused).toMatchObject({ status: 400, body: { fields: { write_off_reason: expect.any(String) } } });
    const done = await short(large, 100, { write_off_reason: 'Dispute settled' }, money.admin);
    expect(done.status).toBe(200);
    expect(await money.invoiceOf(large)).toMatchObject({ status: 'paid', written_off: 18 });
  });

  it('before any invoice is an advance against an order, offered on its invoice first', async () => {
    const older = (await money.record(5)).body;
    const id = await money.addOpen();
    const { order_id } = await money.invoiceOf(id);
    const { body } = await money.record(50, { order_id });
    expect((await money.mails()).at(-1)!.payload).toMatchObject({ order_id, settles: [], on_account: '₹50.00' });
    const { on_account } = await money.invoiceOf(id);
    expect(on_account[0]).toMatchObject({ id: body.id, unallocated: 50, is_for_order: true });
    expect(on_account.find((one: { id: number }) => one.id === older.id)).toMatchObject({ is_for_order: false });
  });

  it('offers only orders with goods to deliver for an advance', async () => {
    const open = await addOrder(api, money.owner, 'on hold');
    for (const status of ['pending approval', 'delivered', 'completed', 'cancelled']) {
      await addOrder(api, money.owner, status);
    }
    const { body } = await money.staff.get(`/api/admin/receipt-open-items?company_id=${money.company_id}`);
    expect(body.orders[0].id).toBe(open);
  });

  it('sent twice with one key is recorded once', async () => {
    const body = { idempotency_key: 'receipt-key-1', reference: 'UTR-KEY' };
    const answers = await Promise.all([money.record(40, body), money.record(40, body), money.record(40, body)]);
    expect(new Set(answers.map(({ status, body: { number } }) => `${status} ${number}`)).size).toBe(1);
    expect((await money.record(40, body)).body.number).toBe(answers[0]!.body.number);
    expect(await api.sql(`select from receipts where reference = 'UTR-KEY'`)).toHaveLength(1);
  });

  it('with a reference that is recorded is refused, also if both are sent at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => money.record(40, { reference: 'UTR-TWICE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const again = await money.record(41, { reference: 'utr-twice' });
    expect(again).toMatchObject({
      status: 409,
      body: { fields: { reference: expect.stringMatching(/^utr-twice was/) } },
    });
    const first = answers.find(({ status }) => status === 200)!.body;
    await money.reverse(first.id);
    expect((await money.record(40, { reference: 'UTR-TWICE' })).status).toBe(200);
  });

  it('is found by number, reference, company and amount', async () => {
    const { body } = await money.record(98_765.43, { reference: 'HDFCN5202611' });
    const find = async (q: string) =>
      (await money.staff.get(`/api/admin/receipt-list?q=${encodeURIComponent(q)}`)).body.items.map(
        ({ id }: { id: number }) => id,
      );
    for (const q of [body.number, 'hdfcn5202611', 'UTR: HDFCN5202611', '98,765.43', '98765', 'aravalli 98765']) {
      expect(await find(q), q).toEqual([body.id]);
    }
    const onAccount = await money.staff.get('/api/admin/receipt-list?kind=on%20account&sort=amount_desc');
    expect(onAccount.body.items[0]).toMatchObject({ id: body.id, unallocated: 98_765.43 });
  });
});

describe('is refused', () => {
  let id: number;
  let foreign: number;
  beforeAll(async () => {
    id = await money.addOpen();
    const { company_id } = await addCompany(api, 'Deccan Mills');
    foreign = await addInvoice(api, { ...money.owner, company_id });
  });

  it.each<[string, () => object, number, RegExp]>([
    ['a date in the future', () => ({ received_on: '2199-01-01' }), 400, /in the future/],
    ['a date before last year', () => ({ received_on: '2025-03-31' }), 400, /before 1 Apr 2025/],
    ['nothing', () => ({ amount: 0 }), 400, /more than ₹0/],
    ['a fraction of a paisa', () => ({ amount: 1.005 }), 400, /two decimals/],
    ['an unknown company', () => ({ company_id: 999_999 }), 400, /does not exist/],
    ['an unknown order', () => ({ order_id: 999_999 }), 404, /not found/],
    ['more than is due', () => ({ allocations: [settle(id, 119)] }), 400, /^Only ₹118\.00 is due/],
    ['more than it holds', () => ({ amount: 10, allocations: [settle(id, 11)] }), 400, /only ₹10\.00 is available/],
    ['another amount due than seen', () => ({ allocations: [settle(id, 10, 117)] }), 409, /has changed/],
    ['an invoice twice', () => ({ allocations: [settle(id, 10), settle(id, 10)] }), 400, /listed twice/],
    ['an invoice of another company', () => ({ allocations: [settle(foreign, 10)] }), 404, /not found/],
  ])('%s', async (_, more, status, message) => {
    const answer = await money.record(200, more());
    const { message: said, fields } = answer.body;
    expect([answer.status, [said, ...Object.values(fields ?? {})].join(' ')]).toEqual([
      status,
      expect.stringMatching(new RegExp(message.source.replace('^', ''))),
    ]);
  });

  it('an order of another company', async () => {
    const { company_id } = await addCompany(api, 'Nilgiri Foods');
    const order_id = await addOrder(api, { ...money.owner, company_id }).catch(() => 0);
    expect((await money.record(10, { order_id: order_id || 1 })).status).toBe(404);
  });
});
