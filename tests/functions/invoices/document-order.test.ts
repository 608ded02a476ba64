import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import type { Answer } from '../../support/fixtures.ts';
import { challanFor, dispatch, pack, send } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { whileHeld } from '../../support/row-held.ts';

/** The lawful order of documents: packed, invoice or delivery challan, e-way bill, dispatch (CGST Act s. 31(1)). */
let api: Api;
let at: InvoiceBody;
let order: number;
let shipment: number;
let code: string;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  order = await at.placeOrder();
  shipment = await pack(at.staff, order, WHOLE);
  code = `SHP-${String(shipment).padStart(6, '0')}`;
});

const leave = (papers: object = {}) =>
  at.staff.post('/api/admin/shipment-dispatch', {
    id: shipment,
    carrier: 'VRL Logistics',
    lr_number: 'LR-118',
    ...papers,
  });
const unpack = () => at.staff.post('/api/admin/shipment-unpack', { id: shipment });
const cancelOrder = () => at.staff.post('/api/admin/order-move', { id: order, to: 'cancelled', note: 'Ordered twice' });
const hold = () => at.staff.post('/api/admin/order-move', { id: order, to: 'on hold', note: 'PO is open' });
const cancelChallan = (id: number) => at.staff.post('/api/admin/challan-cancel', { id, reason: 'Sold meanwhile' });
const orderOf = async () => (await at.staff.get(`/api/admin/order-get?id=${order}`)).body.order;
const refused = (answer: Answer, message: string) =>
  expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 409, message });

describe('goods', () => {
  it('leave with their invoice, which is dated no later than they left', async () => {
    const { id, inv } = (await at.issue(shipment)).body;
    expect(await orderOf()).toMatchObject({
      status: 'packed',
      shipments: [{ invoice: { id, inv, amount: 1877 }, challan: null }],
    });
    expect((await leave()).status).toBe(200);
    const [dates] = await api.sql<{ late: boolean }>(
      `select i.date > (s.dispatched_at at time zone 'Asia/Kolkata')::date as late
       from invoices i join shipments s on s.id = i.shipment_id where i.id = $1`,
      [id],
    );
    expect(dates!.late).toBe(false);
  });

  it('do not leave without a document', async () => {
    refused(await leave(), `${code} has no document. Issue its invoice or a delivery challan before dispatch.`);
    expect((await orderOf()).shipments).toMatchObject([{ status: 'packed', dispatched_at: null }]);
  });

  it('leave under a delivery challan, and are invoiced later with its number', async () => {
    const { id, number } = (await challanFor(at.staff, shipment)).body;
    expect((await leave()).status).toBe(200);
    expect(await orderOf()).toMatchObject({
      shipments: [{ challan: { id, number }, invoice: null, status: 'in transit' }],
    });
    const invoice = (await at.issue(shipment)).body;
    expect(await at.invoiceOf(invoice.id)).toMatchObject({ challan: { number, date: at.today } });
  });

  it('that left without a document are not invoiced, because the invoice would be dated after them', async () => {
    await api.sql(`update shipments set status = 'in transit', awb = 'BD1', dispatched_at = now() where id = $1`, [
      shipment,
    ]);
    const answer = await at.issue(shipment);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining(`${code} left without an invoice or a delivery challan`),
    ]);
  });

  it('are invoiced again once their wrong invoice is credited, before and after they leave', async () => {
    const first = (await at.issue(shipment)).body;
    await at.credit(first.id);
    refused(await leave(), `${code} has no document. Issue its invoice or a delivery challan before dispatch.`);
    const second = (await at.issue(shipment)).body;
    await dispatch(at.staff, shipment);
    await at.credit(second.id);
    expect((await at.issue(shipment)).status).toBe(200);
  });

  it('worth more than ₹50,000 by their document need an e-way bill, entered once it exists', async () => {
    order = await at.placeOrder(500);
    shipment = await pack(at.staff, order, [[1, 500]]);
    await at.issue(shipment);
    const answer = await leave();
    expect([answer.status, answer.body.fields.eway_bill]).toEqual([
      400,
      'Goods worth ₹72,836.00 need an e-way bill. Enter its 12-digit number.',
    ]);
    expect((await leave({ eway_bill: '271234567890' })).status).toBe(200);
  });

  it('sent by a challan that is no supply need an e-way bill by their value without tax', async () => {
    order = await at.placeOrder(400);
    shipment = await pack(at.staff, order, [[1, 400]]);
    // 400 × 123.45 = 49,380.00; with tax 58,268.40.
    const { body } = await at.staff.post('/api/admin/challan-issue', { shipment_id: shipment, reason: 'job work' });
    expect((await orderOf()).shipments[0].challan).toEqual({
      ...{ id: body.id, number: body.number, date: at.today, reason: 'Job work', amount: 49_380 },
    });
    expect((await leave()).status).toBe(200);
  });

  it.each([
    { first: 'dispatch', then: 'credit' },
    { first: 'credit', then: 'dispatch' },
  ])('never leave with an invoice that is credited at the same time: $first, then $then', async ({ first }) => {
    const { id } = (await at.issue(shipment)).body;
    const acts = [() => leave(), () => at.credit(id)];
    const answers = await whileHeld(api, `orders where id = ${order}`, first === 'dispatch' ? acts : acts.toReversed());
    expect(answers[0]!.status).toBe(200);
    expect((await orderOf()).shipments[0].status).toBe(first === 'dispatch' ? 'in transit' : 'packed');
  });
});

describe('a consignment with a document stays as it is:', () => {
  it('it is unpacked only after its invoice is credited in full', async () => {
    const { id, inv } = (await at.issue(shipment)).body;
    refused(await unpack(), `${code} is invoiced with ${inv}. Credit it in full before unpacking.`);
    await at.credit(id);
    expect((await unpack()).status).toBe(200);
    expect(await orderOf()).toMatchObject({ shipments: [], lines: [{ packed_qty: 0 }, { packed_qty: 0 }] });
    // The credited invoice remains, without its consignment.
    expect(await at.invoiceOf(id)).toMatchObject({ inv, status: 'cancelled', shipment: null });
    expect((await at.issue(await pack(at.staff, order, WHOLE))).status).toBe(200);
  });

  it('it is unpacked only after its challan is cancelled', async () => {
    const { id, number } = (await challanFor(at.staff, shipment)).body;
    refused(await unpack(), `${code} has delivery challan ${number}. Cancel it before unpacking.`);
    expect((await cancelChallan(id)).body.message).toBe(`Delivery challan ${number} cancelled.`);
    expect((await unpack()).status).toBe(200);
  });

  it.each(['invoice', 'challan'])('its order is not cancelled while it has an %s', async (kind) => {
    const { id } = (kind === 'invoice' ? await at.issue(shipment) : await challanFor(at.staff, shipment)).body;
    refused(
      await cancelOrder(),
      `Order ${order} has a packed consignment with an invoice or a delivery challan. Credit the invoice in full or cancel the challan first.`,
    );
    expect((await orderOf()).shipments).toHaveLength(1);
    await (kind === 'invoice' ? at.credit(id) : cancelChallan(id));
    expect((await cancelOrder()).status).toBe(200);
  });

  it('its order may be held, and then it can neither be billed nor leave', async () => {
    order = await at.placeOrder();
    shipment = await pack(at.staff, order, [[1, 3]]);
    await hold();
    const message = `Order ${order} is on hold. Release it before billing SHP-${String(shipment).padStart(6, '0')}.`;
    refused(await at.issue(shipment), message);
    refused(await challanFor(at.staff, shipment), message);
  });

  it('short-closing the rest of its order changes nothing on its invoice', async () => {
    order = await at.placeOrder();
    shipment = await pack(at.staff, order, [[1, 6]]);
    const { id } = (await at.issue(shipment)).body;
    const lines = [{ line_no: 1, qty: 4 }];
    expect(
      (await at.staff.post('/api/admin/order-short-close', { order_id: order, lines, reason: 'Not made.' })).status,
    ).toBe(200);
    expect(await at.invoiceOf(id)).toMatchObject({ lines: [{ qty: 6 }] });
    expect((await leave()).status).toBe(200);
  });
});

describe('the queue and the dashboard', () => {
  it('count packed and dispatched goods without an invoice', async () => {
    await api.sql('update shipments set invoiced = true');
    const counted = async () => {
      const { waiting } = (await at.staff.get('/api/admin/dashboard')).body;
      const { items } = (await at.staff.get('/api/admin/invoice-queue')).body;
      return [waiting.to_invoice, items.map(({ shipment_id }: { shipment_id: number }) => shipment_id)];
    };
    const packed = await pack(at.staff, await at.placeOrder(), WHOLE);
    const sent = await send(at.staff, await at.placeOrder(), WHOLE);
    expect(await counted()).toEqual([2, [packed, sent]]);
    await at.issue(packed);
    expect(await counted()).toEqual([1, [sent]]);
  });
});
