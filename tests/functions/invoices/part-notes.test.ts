import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { send } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';

let api: Api;
let trade: InvoiceBody;
/** An invoice of 10 × ₹123.45 at 18% and 4 × ₹99.99 at 5%: ₹1,877. */
let id: number;
let inv: string;
let order: number;
let shipment: number;

beforeAll(async () => {
  api = await startApi();
  trade = await openInvoiceSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  order = await trade.placeOrder();
  shipment = await send(trade.staff, order, WHOLE);
  ({ id, inv } = (await trade.issue(shipment)).body);
  await api.sql('delete from outbox');
});

const credit = (lines: object[], more: object = {}) => trade.credit(id, { lines, ...more });
const debit = (lines: object[], more: object = {}) =>
  trade.staff.post('/api/admin/invoice-debit', {
    id,
    lines,
    reason_code: 'rate difference',
    reason: 'As per PO',
    ...more,
  });
const preview = (kind: 'credit' | 'debit', body: object) =>
  trade.staff.post(`/api/admin/invoice-${kind}-preview`, { id, ...body });

/** Three bearings came back. */
async function addReturn(): Promise<number> {
  const [row] = await api.sql<{ id: string }>(
    `with r as (insert into returns (company_id, order_id, status, reason, created_by)
       select company_id, id, 'received', 'Wrong seal', user_id from orders where id = $1 returning *),
     l as (insert into return_lines (return_id, order_id, line_no, company_id, qty) select id, order_id, 1, company_id, 3 from r)
     select id from r`,
    [order],
  );
  return Number(row!.id);
}

describe('a credit note for a part', () => {
  it('credits a quantity, with the sums seen before, and names the invoice and the reason', async () => {
    const lines = [{ line_no: 1, qty: 2 }];
    // 2 × 123.45 = 246.90; half of 18% is 22.221, so 22.22 each: 291.34, rounded to 291.
    const sums = { taxable: 246.9, tax: 44.44, round_off: -0.34, total: 291 };
    expect((await preview('credit', { lines })).body).toMatchObject(sums);
    const { status, body } = await credit(lines, { reason_code: 'short supply', reason: 'Two short' });
    expect(status).toBe(200);
    expect(await trade.invoiceOf(body.id)).toMatchObject({
      ...{ kind: 'credit note', amount: 291, tax: 44.44, credits: { id, inv, reason: 'Two short' } },
      lines: [{ qty: 2, price: 123.45, value_only: false }],
    });
    expect(await trade.invoiceOf(id)).toMatchObject({
      ...{ status: 'issued', credited: 291, open: 1586, credit_notes: [{ amount: 291 }] },
      left: [
        { line_no: 1, qty: 8, value: 987.6 },
        { line_no: 2, qty: 4, value: 399.96 },
      ],
    });
    expect(await api.sql('select reason_code from invoices where id = $1', [body.id])).toEqual([
      { reason_code: 'short supply' },
    ]);
  });

  it('credits a value, which lowers what a later return credits, and the last part closes the invoice', async () => {
    expect((await credit([{ line_no: 1, value: 234.5 }])).status).toBe(200);
    const first = (await trade.invoiceOf(id)).credit_notes[0].id;
    expect((await trade.invoiceOf(first)).lines).toMatchObject([{ value_only: true, taxable: 234.5 }]);
    // 1,234.50 − 234.50 = 1,000 are left for 10.
    expect((await preview('credit', { lines: [{ line_no: 1, qty: 5 }] })).body).toMatchObject({
      taxable: 500,
      tax: 90,
    });
    await credit([{ line_no: 1, qty: 10 }]);
    expect((await credit([{ line_no: 2, qty: 4 }])).status).toBe(200);
    expect(await trade.invoiceOf(id)).toMatchObject({ status: 'cancelled', credited: 1877, open: 0 });
    const [sums] = await api.sql(
      `select sum(amount_paise)::int as amount, sum(taxable_paise)::int as taxable, sum(cgst_paise)::int as cgst,
         sum(sgst_paise)::int as sgst from invoices where credits_id = $1`,
      [id],
    );
    expect(sums).toEqual({ amount: 187_700, taxable: 163_446, cgst: 12_111, sgst: 12_111 });
    // Credited in parts: the goods stay billed.
    expect((await trade.issue(shipment)).status).toBe(409);
  });

  it.each<[string, object[], number, string | null, RegExp]>([
    ['more than was billed', [{ line_no: 1, qty: 11 }], 400, 'lines.0.qty', /^Only 10 of .* is left to credit/],
    ['more value than was billed', [{ line_no: 2, value: 400 }], 400, 'lines.0.value', /^Only ₹399.96 before tax of/],
    ['a quantity and a value', [{ line_no: 1, qty: 1, value: 1 }], 400, 'lines.0.value', /not both/],
    ['neither', [{ line_no: 1 }], 400, 'lines.0.value', /Enter a quantity or a value/],
    ['a value of ₹0', [{ line_no: 1, value: 0 }], 400, 'lines.0.value', /more than ₹0/],
    ['no line', [], 400, 'lines', /at least one line/],
    ['a line that is not billed', [{ line_no: 3, qty: 1 }], 400, null, /has no line 3/],
    ['a line twice', [1, 1].map((line_no) => ({ line_no, qty: 1 })), 400, 'lines', /listed twice/],
  ])('is refused with %s', async (_, lines, status, field, message) => {
    const answer = await credit(lines);
    expect({ status: answer.status }).toEqual({ status });
    expect(field === null ? answer.body.message : answer.body.fields[field]).toMatch(message);
    expect((await trade.invoiceOf(id)).credited).toBe(0);
  });

  it('is issued once of several at the same time that together exceed a line', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => credit([{ line_no: 1, qty: 6 }])));
    const refused = answers.filter(({ status }) => status !== 200);
    // 409 if it read the invoice before the first was written, 400 after it.
    expect(refused.map(({ status }) => [400, 409].includes(status))).toEqual([true, true]);
    expect((await trade.invoiceOf(id)).left[0].qty).toBe(4);
  });

  it('of a return has its lines, and until then the balance with what the buyer kept is not credited', async () => {
    const return_id = await addReturn();
    const { returns } = await trade.invoiceOf(id);
    expect(returns).toMatchObject([{ id: return_id, lines: [{ line_no: 1, qty: 3 }] }]);
    expect((await trade.credit(id)).body.message).toBe(
      `${returns[0].code} is not credited yet. Credit the return first.`,
    );
    const tooMuch = await credit([{ line_no: 1, qty: 4 }], { return_id });
    expect(tooMuch.status).toBe(409);
    expect((await credit([{ line_no: 1, value: 5 }], { return_id })).status).toBe(400);
    expect((await credit([{ line_no: 1, qty: 2 }], { return_id })).status).toBe(200);
    // One of the three is still to be credited.
    expect((await trade.invoiceOf(id)).returns).toMatchObject([{ lines: [{ line_no: 1, qty: 1 }] }]);
    expect((await trade.credit(id, { return_id })).status).toBe(200);
    expect((await trade.credit(id)).status).toBe(200);
    expect(await trade.invoiceOf(id)).toMatchObject({ status: 'cancelled', credited: 1877 });
    const { uninvoiced } = (await trade.staff.get(`/api/admin/order-invoices?id=${order}`)).body;
    expect(uninvoiced).toEqual([]);
  });

  it('is refused after 30 November of the next financial year', async () => {
    await api.sql(`update invoices set date = '2025-03-31' where id = $1`, [id]);
    const message = `The last day for a credit note on ${inv} was 30 Nov 2025 (CGST Act s. 34(2)).`;
    for (const answer of [await credit([{ line_no: 1, qty: 1 }]), await trade.credit(id)]) {
      expect(answer).toMatchObject({ status: 409, body: { message } });
    }
    await api.sql(`update invoices set date = '2025-04-01' where id = $1`, [id]);
    const [{ open }] = (await api.sql<{ open: boolean }>(`select $1::date <= '2026-11-30' as open`, [trade.today])) as [
      { open: boolean },
    ];
    expect((await credit([{ line_no: 1, qty: 1 }])).status).toBe(open ? 200 : 409);
  });
});

describe('a debit note', () => {
  it('raises an invoice by value, in its own series, and is due and paid like an invoice', async () => {
    const lines = [{ line_no: 1, value: 100 }];
    expect((await preview('debit', { lines })).body).toMatchObject({ taxable: 100, tax: 18, round_off: 0, total: 118 });
    const { status, body } = await debit(lines);
    expect(status).toBe(200);
    expect(body.inv).toMatch(/^PSB\/\d{4}\/\d{6}$/);
    expect(await trade.invoiceOf(body.id)).toMatchObject({
      ...{ kind: 'debit note', status: 'issued', amount: 118, open: 118, credits: null },
      debits: { id, inv, reason: 'As per PO' },
      lines: [{ value_only: true, taxable: 100, gst_rate: 18, cgst: 9, sgst: 9 }],
    });
    expect(await trade.invoiceOf(id)).toMatchObject({ amount: 1877, debit_notes: [{ inv: body.inv, amount: 118 }] });
    expect(await trade.mails()).toMatchObject([
      { kind: 'debit-note-issued', payload: { debit_note: body.inv, number: inv, amount: '₹118.00' } },
      { kind: 'debit-note-issued' },
    ]);
    expect((await trade.pay(body.id, 118)).body.message).toBe(
      `₹118.00 recorded on ${body.inv}. The invoice is fully paid.`,
    );
    expect((await trade.staff.get('/api/admin/invoice-list?status=debit note')).body.items).toMatchObject([
      { id: body.id, status: 'paid' },
    ]);
    // The buyer sees and prints it.
    const { invoice } = (await trade.buyer.get(`/api/customer/invoice-get?id=${body.id}`)).body;
    expect(invoice).toMatchObject({ kind: 'debit note', debits: { inv } });
    const pdf = await trade.buyer.get(`/api/customer/invoice-pdf?id=${body.id}`);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    expect((await trade.stranger.get(`/api/customer/invoice-get?id=${body.id}`)).status).toBe(404);
  });

  it('for undercharged tax has tax only, once', async () => {
    const lines = [{ line_no: 2, gst_rate: 18 }];
    // 399.96 at 9% is 36.00 each, less 10.00 each charged at 2.5%.
    const { body } = await debit(lines, { reason_code: 'tax undercharged' });
    expect(await trade.invoiceOf(body.id)).toMatchObject({
      ...{ taxable: 0, tax: 52, amount: 52 },
      lines: [{ taxable: 0, gst_rate: 18, cgst: 26, sgst: 26 }],
    });
    expect((await debit(lines)).body.fields['lines.0.gst_rate']).toMatch(/is taxed at 18%. Enter the higher rate/);
    expect((await debit([{ line_no: 2, gst_rate: 5 }])).status).toBe(400);
  });

  it('can be credited in turn, but is not debited, and neither is a cancelled invoice', async () => {
    const { body } = await debit([{ line_no: 1, value: 100 }]);
    expect(
      (
        await trade.staff.post('/api/admin/invoice-debit', {
          ...body,
          lines: [{ line_no: 1, value: 1 }],
          reason_code: 'other',
          reason: 'No',
        })
      ).body.message,
    ).toBe(`${body.inv} is itself a debit note.`);
    expect((await trade.credit(body.id, { lines: [{ line_no: 1, value: 40 }] })).status).toBe(200);
    expect((await trade.credit(body.id)).status).toBe(200);
    expect(await trade.invoiceOf(body.id)).toMatchObject({ status: 'cancelled', credited: 118 });
    await trade.credit(id);
    expect((await debit([{ line_no: 1, value: 100 }])).body.message).toBe(`${inv} is cancelled.`);
  });

  it('is refused without a reason, and numbers have no gap', async () => {
    expect((await debit([{ line_no: 1, value: 100 }], { reason: '' })).status).toBe(400);
    const numbers = await Promise.all([1, 2].map(() => debit([{ line_no: 1, value: 100 }])));
    // The second is refused if it reads before the first has written.
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(numbers.map(({ status }) => status).sort());
    const serials = await api.sql<{ serial: number }>(
      `select split_part(number, '/', 3)::int as serial from invoices where kind = 'debit note' order by 1`,
    );
    expect(serials.map(({ serial }) => serial)).toEqual(serials.map((_, at) => at + 1));
  });
});
