import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { registration, send } from '../../support/invoice-fixtures.ts';
import { addInvoice } from '../../support/portal-fixtures.ts';

let api: Api;
let trade: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  trade = await openInvoiceSteps(api);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

describe('a payment', () => {
  it('can be partial, until the invoice is paid, and the buyer gets a receipt', async () => {
    const { id, inv } = await trade.issueFor(await trade.placeOrder(), WHOLE);
    await api.sql('delete from outbox');
    expect((await trade.pay(id, 1000.5)).body.message).toBe(`₹1,000.50 recorded on ${inv}. Amount due: ₹876.50.`);
    expect(await trade.invoiceOf(id)).toMatchObject({
      status: 'part paid',
      open: 876.5,
      payments: [{ amount: 1000.5 }],
    });
    expect((await trade.pay(id, 876.5)).body.message).toBe(`₹876.50 recorded on ${inv}. The invoice is fully paid.`);
    expect(await trade.invoiceOf(id)).toMatchObject({ status: 'paid', open: 0, paid: 1877 });
    expect((await trade.mails()).map(({ kind, payload }) => [kind, payload.balance])).toEqual([
      ...[
        ['payment-received', '₹876.50'],
        ['payment-received', '₹876.50'],
      ],
      ...[
        ['payment-received', null],
        ['payment-received', null],
      ],
    ]);
    expect((await trade.pay(id, 1)).status).toBe(409);
  });

  it('recorded in error is reversed by a negative entry, once', async () => {
    const { id } = await trade.issueFor(await trade.placeOrder(), [[1, 10]]);
    await trade.pay(id, 500);
    const [wrong] = (await trade.invoiceOf(id)).payments;
    const back = () => trade.staff.post('/api/admin/payment-reverse', { id: wrong.id });
    const answers = await Promise.all([back(), back(), back()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await trade.invoiceOf(id)).toMatchObject({
      ...{ status: 'issued', paid: 0 },
      payments: [
        { amount: 500, reversed: true },
        { amount: -500, reversed: true, received_on: trade.today },
      ],
    });
  });

  it('recorded twice at the same time is recorded once', async () => {
    const { id } = await trade.issueFor(await trade.placeOrder(), [[1, 10]]);
    const { open } = await trade.invoiceOf(id);
    const body = { id, amount: 10, method: 'UPI', received_on: trade.today, open };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => trade.staff.post('/api/admin/invoice-pay', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await trade.invoiceOf(id)).paid).toBe(10);
  });

  it.each([
    ['in 1900', '1900-01-01'],
    ['the day before the invoice', '2026-09-30'],
  ])('and a refund dated %s is refused', async (_, received_on) => {
    const { id } = await trade.issueFor(await trade.placeOrder(), [[1, 10]]);
    await api.sql(`update invoices set date = '2026-10-01' where id = $1`, [id]);
    const refusal = {
      status: 400,
      body: {
        fields: { received_on: 'This date is before the invoice date, 1 Oct 2026. Enter the date of the bank entry.' },
      },
    };
    expect(await trade.pay(id, 100, { received_on })).toMatchObject(refusal);
    const { open } = await trade.invoiceOf(id);
    expect((await trade.pay(id, open, { received_on: '2026-10-01' })).status).toBe(200);
    await trade.credit(id);
    const refund = { id, amount: 1, method: 'NEFT', refund_due: open };
    expect(await trade.staff.post('/api/admin/invoice-refund', { ...refund, received_on })).toMatchObject(refusal);
  });

  it('with a reference already on the invoice is not recorded again', async () => {
    const { id } = await trade.issueFor(await trade.placeOrder(), [[1, 10]]);
    const money = { method: 'NEFT', reference: 'HDFC26112200118' };
    await api.sql(`update invoices set date = '2026-10-01' where id = $1`, [id]);
    const first = await trade.pay(id, 100, { ...money, received_on: '2026-10-09' });
    expect(first.status).toBe(200);
    const message = 'hdfc26112200118 was already recorded on 9 Oct 2026.';
    const again = await trade.pay(id, 250, { ...money, reference: 'hdfc26112200118' });
    expect(again).toMatchObject({ status: 409, body: { message, fields: { reference: message } } });
    expect((await trade.invoiceOf(id)).paid).toBe(100);
  });

  it.each<[string, (first: { id: number; other: number }) => [number, object]]>([
    ['by another method', ({ id }) => [id, { method: 'RTGS' }]],
    ['with another reference', ({ id }) => [id, { reference: 'UTR of the second' }]],
    ['of the transfer that pays another invoice too', ({ other }) => [other, {}]],
  ])('%s is recorded', async (_, next) => {
    const order = await trade.placeOrder(20);
    const { id } = await trade.issueFor(order, [[1, 10]]);
    const { id: other } = await trade.issueFor(order, [[1, 10]]);
    const money = { method: 'NEFT', reference: 'UTR of the first' };
    await trade.pay(id, 100, money);
    const [invoice, more] = next({ id, other });
    expect((await trade.pay(invoice, 100, { ...money, ...more })).status).toBe(200);
  });

  it('without a reference, or after a reversal, can be recorded again', async () => {
    const { id } = await trade.issueFor(await trade.placeOrder(), [[1, 10]]);
    const blank = { reference: null };
    expect([await trade.pay(id, 10, blank), await trade.pay(id, 10, blank)].map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    const money = { reference: 'UTR that was mistyped' };
    await trade.pay(id, 10, money);
    const wrong = (await trade.invoiceOf(id)).payments.at(-1);
    await trade.staff.post('/api/admin/payment-reverse', { id: wrong.id });
    expect((await trade.pay(id, 20, money)).status).toBe(200);
  });
});

/** The amount due and the refund in the mails of credit notes. */
const owed = async () =>
  (await trade.mails()).flatMap(({ kind, payload: { balance, refund } }) =>
    kind === 'credit-note-issued' ? [{ balance, refund }] : [],
  );

describe('a credit note', () => {
  it('for the whole invoice cancels it, and its consignment can be invoiced again', async () => {
    const order = await trade.placeOrder();
    const shipment = await send(trade.staff, order, WHOLE);
    const { id } = (await trade.issue(shipment)).body;
    const { body } = await trade.credit(id);
    expect(body.inv).toMatch(/^PSC\/\d{4}\/\d{6}$/);
    expect(await trade.invoiceOf(id)).toMatchObject({
      ...{ status: 'cancelled', open: 0, credited: 1877 },
      credit_notes: [{ inv: body.inv, amount: 1877, reason: 'Rate corrected' }],
    });
    expect(await trade.invoiceOf(body.id)).toMatchObject({
      ...{ status: 'credit note', amount: 1877, round_off: 0.32 },
      credits: { id, reason: 'Rate corrected' },
    });
    expect(await owed()).toEqual([
      { balance: null, refund: null },
      { balance: null, refund: null },
    ]);
    const again = await trade.issue(shipment);
    expect(again.status).toBe(200);
    expect(await trade.invoiceOf(again.body.id)).toMatchObject({ amount: 1877, status: 'issued' });
    expect((await trade.credit(id)).status).toBe(409);
    expect((await trade.credit(body.id)).status).toBe(409);
  });

  it('has negative amounts and no due date in the CSV', async () => {
    const { id, inv } = await trade.issueFor(await trade.placeOrder(), WHOLE);
    const note = (await trade.credit(id)).body.inv;
    const toGujarat = { number: 'T/IGST', place_of_supply: 'Gujarat', cgst_paise: 0, sgst_paise: 0, igst_paise: 1800 };
    await addInvoice(api, trade.owner, toGujarat);
    const { text } = await trade.staff.get('/api/admin/invoice-export');
    const [head, ...rows] = text
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((row) => row.split(','));
    const rowOf = (number: string) => {
      const cells = rows.find(([first]) => first === number)!;
      return Object.fromEntries(head!.map((name, at) => [name, cells[at]]));
    };
    // 10 × ₹123.45 at 18% and 4 × ₹99.99 at 5%, within Rajasthan.
    const recipient = { 'Recipient GSTIN': '08AAKCA4172M1ZA', 'Place of supply': 'Rajasthan' };
    expect(rowOf(inv)).toMatchObject({
      ...recipient,
      ...{ 'Due date': expect.stringMatching(/^\d{4}-\d\d-\d\d$/), Status: 'cancelled', 'Amount due': '0' },
      ...{ 'Taxable value': '1634.46', CGST: '121.11', SGST: '121.11', IGST: '0' },
      ...{ 'Round off': '0.32', 'Invoice total': '1877' },
    });
    expect(rowOf(note)).toMatchObject({
      ...recipient,
      ...{ 'Due date': '', Status: 'credit note', 'Amount due': '0' },
      ...{ 'Taxable value': '-1634.46', CGST: '-121.11', SGST: '-121.11', IGST: '0' },
      ...{ 'Round off': '-0.32', 'Invoice total': '-1877' },
    });
    expect(rowOf('T/IGST')).toMatchObject({
      ...{ 'Recipient GSTIN': '', 'Place of supply': 'Gujarat', Status: 'issued', 'Amount due': '118' },
      ...{ 'Taxable value': '100', CGST: '0', SGST: '0', IGST: '18', 'Round off': '0', 'Invoice total': '118' },
    });
  });

  it('cancels an invoice, which then cannot have an IRN, while the note can', async () => {
    const { id, inv } = await trade.issueFor(await trade.placeOrder(), WHOLE);
    const enter = (on: number) => trade.staff.post('/api/admin/invoice-irn', registration(on));
    const note = (await trade.credit(id)).body.id;
    expect(await enter(id)).toMatchObject({
      status: 409,
      body: { message: `${inv} is cancelled and cannot have an IRN.` },
    });
    expect(await trade.invoiceOf(id)).toMatchObject({ irn: null });
    expect((await enter(note)).status).toBe(200);
  });

  it('for a return credits its goods, payments for them can be refunded, and the rest can be credited later', async () => {
    const order = await trade.placeOrder();
    const { id, inv } = await trade.issueFor(order, WHOLE);
    await trade.pay(id, 1877);
    const [row] = await api.sql<{ id: string }>(
      `with r as (insert into returns (company_id, order_id, status, reason, created_by)
         select company_id, id, 'received', 'Wrong seal', user_id from orders where id = $1 returning *),
       l as (insert into return_lines (return_id, order_id, line_no, company_id, qty) select id, order_id, 1, company_id, 3 from r)
       select id from r`,
      [order],
    );
    const return_id = Number(row!.id);
    expect((await trade.invoiceOf(id)).returns).toMatchObject([{ id: return_id, lines: [{ qty: 3 }], amount: 437 }]);
    const toCredit = async () =>
      (await trade.staff.get(`/api/admin/order-get?id=${order}`)).body.order.returns.map(
        ({ to_credit }: { to_credit: object[] }) => to_credit,
      );
    expect(await toCredit()).toEqual([[{ id, inv }]]);
    const answers = await Promise.all([trade.credit(id, { return_id }), trade.credit(id, { return_id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await trade.invoiceOf(id)).toMatchObject({ status: 'paid', credited: 437, refund_due: 437, returns: [] });
    expect(await toCredit()).toEqual([[]]);
    expect((await owed())[0]).toEqual({ balance: null, refund: '₹437.00' });
    const refund = (amount: number) =>
      trade.staff.post('/api/admin/invoice-refund', {
        id,
        amount,
        method: 'NEFT',
        received_on: trade.today,
        refund_due: 437,
      });
    expect((await refund(500)).body.fields.amount).toBe('Only ₹437.00 is to be refunded. Enter that amount or less.');
    expect((await refund(437)).status).toBe(200);
    expect(await trade.invoiceOf(id)).toMatchObject({ paid: 1440, refund_due: 0, status: 'paid' });
    expect((await refund(437)).status).toBe(409);
    expect((await trade.credit(id)).status).toBe(200);
    expect(await trade.invoiceOf(id)).toMatchObject({ status: 'cancelled', credited: 1877, refund_due: 1440 });
    const [sums] = await api.sql(
      `select sum(amount_paise)::int as amount, sum(taxable_paise)::int as taxable, sum(cgst_paise)::int as cgst
       from invoices where credits_id = $1`,
      [id],
    );
    expect(sums).toEqual({ amount: 187_700, taxable: 163_446, cgst: 12_111 });
  });
});
