import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { WHOLE } from '../../support/steps/invoice-steps.ts';
import { openReceiptSteps, type ReceiptSteps } from '../../support/steps/receipt-steps.ts';

let api: Api;
let money: ReceiptSteps;

beforeAll(async () => {
  api = await startApi();
  money = await openReceiptSteps(api);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

/** An advance of so much with no invoice. */
const advance = async (amount: number, more: object = {}) =>
  (await money.record(amount, more)).body as { id: number; number: string };

describe('unallocated money', () => {
  it('is allocated later, taken back and allocated again', async () => {
    const { id, number } = await advance(200);
    const invoice = await money.addOpen();
    await api.sql('delete from outbox');
    const done = await money.allocate(id, invoice, 118);
    expect(done.body.message).toBe(`₹118.00 of ${number} allocated. ₹82.00 is still on account.`);
    expect((await money.mails()).map(({ kind }) => kind)).toEqual(['money-settled', 'money-settled']);
    expect(await money.invoiceOf(invoice)).toMatchObject({ status: 'paid', paid: 118 });
    const [entry] = (await money.receiptOf(id)).allocations;
    const answers = await Promise.all([money.takeBack(entry.id), money.takeBack(entry.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await money.invoiceOf(invoice)).toMatchObject({ status: 'issued', paid: 0, open: 118 });
    expect(await money.receiptOf(id)).toMatchObject({
      unallocated: 200,
      allocations: [
        { amount: 118, taken_back: true },
        { amount: -118, taken_back: true },
      ],
    });
    expect((await money.allocate(id, invoice, 100)).status).toBe(200);
  });

  it('is allocated once, if two people allocate it to different invoices at the same time', async () => {
    const { id } = await advance(100);
    const [one, two] = [await money.addOpen(), await money.addOpen()];
    const body = (invoice_id: number) => ({
      id,
      unallocated: 100,
      allocations: [{ invoice_id, amount: 80, open: 118 }],
    });
    const answers = await Promise.all(
      [one, two].map((invoice) => money.staff.post('/api/admin/receipt-allocate', body(invoice))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await money.receiptOf(id)).toMatchObject({ unallocated: 20 });
    const paid = [(await money.invoiceOf(one)).paid, (await money.invoiceOf(two)).paid];
    expect(paid.sort()).toEqual([0, 80]);
  });

  it('is refunded with a refund voucher, and by no more than there is', async () => {
    const { id } = await advance(100);
    const refund = (amount: number, unallocated = 100) =>
      money.staff.post('/api/admin/receipt-refund', {
        ...{ id, unallocated, amount, method: 'NEFT', reference: 'REF1', received_on: money.today },
      });
    expect((await refund(101)).body.fields.amount).toMatch(/^Only ₹100\.00 can be refunded/);
    const { body, status } = await refund(60);
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(/₹60\.00 recorded: refund voucher PSV\/\d{4}\/\d{6}/),
    ]);
    expect((await refund(40)).status).toBe(409);
    const receipt = await money.receiptOf(id);
    expect(receipt).toMatchObject({ unallocated: 40, later: [{ kind: 'refund', amount: -60 }] });
    expect((await money.reverse(id)).body.message).toMatch(/^Reverse refund voucher PSV/);
    const [{ id: voucher }] = receipt.later;
    expect((await money.reverse(voucher)).status).toBe(200);
    expect(await money.receiptOf(id)).toMatchObject({ unallocated: 100 });
    expect((await money.reverse(id)).status).toBe(200);
    expect(await money.receiptOf(id)).toMatchObject({ unallocated: 0, reversed: true });
  });
});

describe('a receipt', () => {
  it('that is reversed takes back all that it settled, once, and tells the buyer', async () => {
    const [one, two] = [await money.addOpen(), await money.addOpen()];
    const allocations = [one, two].map((invoice_id) => ({ invoice_id, amount: 100, open: 118 }));
    const { body } = await money.record(250, { allocations, method: 'cheque' });
    await api.sql('delete from outbox');
    const answers = await Promise.all([1, 2, 3].map(() => money.reverse(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const id of [one, two]) expect(await money.invoiceOf(id)).toMatchObject({ status: 'issued', paid: 0 });
    const receipt = await money.receiptOf(body.id);
    expect(receipt).toMatchObject({ unallocated: 0, reversed: true, later: [{ kind: 'reversal', amount: -250 }] });
    expect(await money.receiptOf(receipt.later[0].id)).toMatchObject({ remarks: 'Cheque returned', number: null });
    expect((await money.mails())[0]).toMatchObject({
      kind: 'receipt-reversed',
      payload: { reason: 'Cheque returned', amount: '₹250.00', due: [{ balance: '₹118.00' }, { balance: '₹118.00' }] },
    });
    expect((await money.allocate(body.id, one, 10)).status).toBe(409);
  });

  it('over several invoices is not reversed from one of them', async () => {
    const [one, two] = [await money.addOpen(), await money.addOpen()];
    const allocations = [one, two].map((invoice_id) => ({ invoice_id, amount: 50, open: 118 }));
    await money.record(100, { allocations });
    const [{ id }] = (await money.invoiceOf(one)).payments;
    const answer = await money.staff.post('/api/admin/payment-reverse', { id });
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(/is not only for/)]);
    expect((await money.takeBack(id)).status).toBe(200);
  });

  it('is not taken back below what was refunded on the invoice', async () => {
    const { id } = await money.issueFor(await money.placeOrder(), [[1, 10]]);
    const { open } = await money.invoiceOf(id);
    await money.record(open, { allocations: [{ invoice_id: id, amount: open, open }] });
    await money.credit(id);
    const refund = { id, amount: 100, method: 'NEFT', received_on: money.today, refund_due: open };
    expect((await money.staff.post('/api/admin/invoice-refund', refund)).status).toBe(200);
    const [{ id: entry }] = (await money.invoiceOf(id)).payments;
    expect((await money.takeBack(entry)).body.message).toMatch(/^Take back or reverse the later entries/);
  });
});

describe('a credit balance', () => {
  it('is adjusted against the next invoice instead of a refund, and moved back', async () => {
    const { id } = await money.issueFor(await money.placeOrder(), WHOLE);
    await money.pay(id, 1877);
    const lines = [{ line_no: 1, qty: 3 }];
    const note = (await money.credit(id, { lines, reason_code: 'goods returned' })).body.inv;
    const { refund_due } = await money.invoiceOf(id);
    expect(refund_due).toBe(437);
    const next = await money.addOpen();
    await api.sql('delete from outbox');
    const adjust = (amount: number, more: object = {}) =>
      money.staff.post('/api/admin/invoice-adjust', { id, other_id: next, amount, refund_due, open: 118, ...more });
    expect((await adjust(119)).body.fields.amount).toMatch(/^Only ₹118\.00 can be adjusted/);
    expect((await adjust(10, { other_id: id })).status).toBe(400);
    expect((await adjust(10, { refund_due: 436 })).status).toBe(409);
    const answers = await Promise.all([adjust(118), adjust(118)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await money.invoiceOf(id)).toMatchObject({
      ...{ paid: 1759, refund_due: 319, status: 'paid' },
      payments: [{ kind: 'payment' }, { kind: 'adjustment', amount: -118, other: { id: next } }],
    });
    const adjusted = await money.invoiceOf(next);
    expect(adjusted).toMatchObject({ status: 'paid', payments: [{ kind: 'adjustment', amount: 118, other: { id } }] });
    expect((await money.mails())[0]).toMatchObject({
      kind: 'money-settled',
      payload: { about: `Credit note ${note}`, amount: '₹118.00', on_account: '₹319.00' },
    });
    expect((await money.takeBack(adjusted.payments[0].id)).status).toBe(200);
    expect(await money.invoiceOf(id)).toMatchObject({ paid: 1877, refund_due: 437 });
    expect(await money.invoiceOf(next)).toMatchObject({ paid: 0, open: 118 });
    // The other side is taken back with it.
    const [, minus] = (await money.invoiceOf(id)).payments;
    expect((await money.takeBack(minus.id)).status).toBe(409);
  });
});

describe('a write-off', () => {
  it('of a small balance is made by an employee, of more by an admin, and taken back by the same', async () => {
    const small = await money.addOpen({ status: 'part paid', paid_paise: 11_700 });
    const large = await money.addOpen();
    const write = (id: number, open: number, who = money.staff, more: object = {}) =>
      who.post('/api/admin/invoice-write-off', { id, open, ...more });
    expect((await write(small, 2)).status).toBe(409);
    expect((await write(small, 1)).status).toBe(200);
    expect(await money.invoiceOf(small)).toMatchObject({ status: 'paid', open: 0, written_off: 1, refund_due: 0 });
    expect((await write(large, 118)).status).toBe(400);
    expect((await write(large, 118, money.admin)).body.fields.reason).toMatch(/^Say why/);
    expect((await write(large, 118, money.admin, { reason: 'Company closed' })).status).toBe(200);
    const entryOf = async (id: number) => (await money.invoiceOf(id)).payments.at(-1).id;
    expect((await money.takeBack(await entryOf(large))).status).toBe(400);
    expect((await money.takeBack(await entryOf(large), money.admin)).status).toBe(200);
    expect((await money.takeBack(await entryOf(small))).status).toBe(200);
    expect(await money.invoiceOf(small)).toMatchObject({ status: 'part paid', open: 1, written_off: 0 });
  });

  it('of more than ₹10 is refused by the database for an employee, whatever the code says', async () => {
    const id = await money.addOpen();
    const [row] = await api.sql<{ allowed: string | null }>(
      `select with_check as allowed from pg_policies where tablename = 'allocations' and policyname = 'staff_records'`,
    );
    expect(row!.allowed).toMatch(/1000.*app_admin/s);
    expect(id).toBeGreaterThan(0);
  });
});

describe('the buyer', () => {
  it('sees payments with what they settle, and the money on account, and no other company’s', async () => {
    const invoice = await money.addOpen();
    const { body } = await money.record(150, {
      tds: 5,
      allocations: [{ invoice_id: invoice, amount: 118, open: 118 }],
    });
    const own = (await money.buyer.get('/api/customer/receipts')).body;
    expect(own.items.find(({ id }: { id: number }) => id === body.id)).toMatchObject({
      ...{ number: body.number, amount: 150, tds: 5, unallocated: 37 },
      allocations: [{ invoice: { id: invoice }, amount: 118 }],
    });
    expect(own.on_account).toBeGreaterThanOrEqual(37);
    expect(Object.keys(own.items[0])).not.toContain('remarks');
    expect((await money.stranger.get('/api/customer/receipts')).body).toMatchObject({ items: [], on_account: 0 });
    const pdf = await money.buyer.get(`/api/customer/receipt-pdf?id=${body.id}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await money.stranger.get(`/api/customer/receipt-pdf?id=${body.id}`)).status).toBe(404);
  });
});
