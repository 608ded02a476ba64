import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { type Api, startApi } from '../../support/api.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

let api: Api;
let at: OrderSteps;
/** A confirmed order of 10 bearings and 4 belts. */
let id: number;

beforeAll(async () => {
  api = await startApi();
  at = await openOrderSteps(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
});

const reason = 'The maker stopped it.';
const shortClose = (...parts: [number, number][]) =>
  at.staff.post('/api/admin/order-short-close', {
    ...{ order_id: id, reason },
    lines: parts.map(([line_no, qty]) => ({ line_no, qty })),
  });
const send = async (...parts: [number, number][]): Promise<number> => {
  const { body } = await at.pack(id, ...parts);
  expect((await at.dispatch(body.id)).status).toBe(200);
  return body.id;
};
const sumOfParts = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
const order = () => at.orderOf(id);
const status = async () => (await order()).status;

describe('goods that cannot be supplied are removed from an order:', () => {
  it('the rest can be completed', async () => {
    const shipment = await send([1, 6]);
    expect(await status()).toBe('partly shipped');
    expect(await shortClose([1, 4], [2, 4])).toMatchObject({ status: 200 });
    const now = await order();
    expect(now.status).toBe('in transit');
    expect(now.lines).toMatchObject([{ short_closed_qty: 4 }, { short_closed_qty: 4 }]);
    expect(now.history.at(-1)).toMatchObject({ status: 'in transit', note: expect.stringContaining(reason) });
    expect(await at.stock()).toBe(94);
    expect((await at.pack(id, [1, 1])).status).toBe(409);
    await at.report(shipment, 'delivered');
    expect(await status()).toBe('delivered');
    expect((await at.move(id, 'completed')).status).toBe(200);
  });

  it('the buyer is mailed and sees it on the order’s page', async () => {
    await send([1, 6]);
    await shortClose([1, 4]);
    const [mail] = await api.sql(
      `select payload from outbox where kind = 'order-short-closed' order by id desc limit 1`,
    );
    expect(mail).toMatchObject({ payload: { order_id: id, reason, status: 'partly shipped', lines: [{ qty: 4 }] } });
    const { body } = await at.buyer.get(`/api/orders/get?id=${id}`);
    expect(body.order.lines).toMatchObject([{ qty: 10, short_closed_qty: 4 }, { short_closed_qty: 0 }]);
  });

  it('its total, tax and lines follow what is supplied, and the history keeps the total as ordered', async () => {
    const before = await order();
    await shortClose([1, 4]);
    const { body } = await at.buyer.get(`/api/orders/get?id=${id}`);
    // 6 × 123.45 = 740.70, IGST or CGST + SGST at 18%: 133.32 or 133.33; 4 × 99 = 396 at 5%: 19.80.
    expect(body.order).toMatchObject({
      ...{ subtotal: 1136.7, tax: expect.closeTo(153.12, 1), total: expect.closeTo(1289.82, 1) },
      lines: [
        { qty: 10, short_closed_qty: 4, taxable: 740.7 },
        { qty: 4, taxable: 396 },
      ],
    });
    const now = await order();
    for (const field of ['subtotal', 'tax', 'total']) expect(now[field]).toBe(body.order[field]);
    expect(now.total).toBeLessThan(before.total);
    const sumOfLines = now.lines.reduce((sum: number, line: { total: number }) => sum + line.total, 0);
    expect(sumOfLines).toBeCloseTo(now.total, 5);
    expect(sumOfParts(body.order.taxes)).toBeCloseTo(body.order.tax, 5);
    const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
    const words = `The total falls from ${rupees(before.total)} to ${rupees(now.total)}.`;
    expect(now.history.at(-1).note).toContain(words);
    const [mail] = await api.sql(
      `select payload from outbox where kind = 'order-short-closed' order by id desc limit 1`,
    );
    expect(mail).toMatchObject({ payload: { ordered: rupees(before.total), total: rupees(now.total) } });
  });

  it('twice at the same time leave sums that follow from the lines', async () => {
    const answers = await Promise.all([shortClose([1, 2]), shortClose([2, 1])]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const now = await order();
    const sumOfLines = now.lines.reduce((sum: number, line: { total: number }) => sum + line.total, 0);
    expect(sumOfLines).toBeCloseTo(now.total, 5);
  });

  it('an order whose dispatched goods are all delivered is delivered', async () => {
    await at.report(await send([1, 10]), 'delivered');
    await shortClose([2, 4]);
    expect(await status()).toBe('delivered');
  });

  it('an order whose delivered goods all came back is returned', async () => {
    await at.report(await send([1, 10]), 'delivered');
    const asked = { id, reason: 'Wrong bearing.', lines: [{ line_no: 1, qty: 10 }] };
    expect((await at.buyer.post('/api/orders/return-request', asked)).status).toBe(200);
    const back = (await order()).returns[0].id;
    for (const to of ['approved', 'received']) await at.staff.post('/api/admin/return-settle', { id: back, to });
    expect(await status()).toBe('partly shipped');
    await shortClose([2, 4]);
    expect(await status()).toBe('returned');
  });

  it('before dispatch the rest is packed, and cancelling releases only the stock still held', async () => {
    await shortClose([1, 4]);
    expect(await status()).toBe('confirmed');
    await at.pack(id, [1, 6], [2, 4]);
    expect(await status()).toBe('packed');
    expect(await at.stock()).toBe(94);
    await at.move(id, 'cancelled', 'Ordered twice.');
    expect(await at.stock()).toBe(100);
  });

  it('if it is the last unpacked line, the order is packed', async () => {
    await at.pack(id, [1, 10]);
    await shortClose([2, 4]);
    expect(await status()).toBe('packed');
  });

  it('if an order holds less stock than its quantity, the rest to be bought in is removed first', async () => {
    await api.sql('update order_lines set stock_qty = 3 where order_id = $1 and line_no = 1', [id]);
    const before = await at.stock();
    await shortClose([1, 6]);
    expect(await at.stock()).toBe(before);
    await shortClose([1, 3]);
    expect(await at.stock()).toBe(before + 2);
    await at.move(id, 'cancelled', 'Ordered twice.');
    expect(await at.stock()).toBe(before + 3);
  });

  it('they are not invoiced', async () => {
    const shipment_id = await send([1, 6]);
    await shortClose([1, 4], [2, 4]);
    await api.sql(`update companies set bill_to_address = 'MIDC 4', bill_to_state = 'Maharashtra' where id = $1`, [
      at.company_id,
    ]);
    expect((await at.staff.post('/api/admin/invoice-issue', { shipment_id })).status).toBe(200);
    const [invoice] = await api.sql<{ taxable_paise: string }>(
      'select taxable_paise from invoices where order_id = $1',
      [id],
    );
    expect(Number(invoice!.taxable_paise)).toBe(6 * 12_345);
  });
});

describe('refused, and nothing is written:', () => {
  const lines = [{ line_no: 1, qty: 1 }];
  it.each<[string, object, number, string]>([
    ['more than remains', { lines: [{ line_no: 1, qty: 11 }] }, 409, 'Less than that is left'],
    [
      'the same line twice, more in all than remains',
      { lines: Array(11).fill(lines[0]) },
      409,
      'Less than that is left',
    ],
    ['a line that it does not have', { lines: [{ line_no: 9, qty: 1 }] }, 409, ORDER_CHANGED],
    [
      'all of it',
      { lines: [1, 2].map((line_no) => ({ line_no, qty: [0, 10, 4][line_no] })) },
      409,
      'Cancel it instead',
    ],
    ['without a reason', { lines, reason: ' ' }, 400, 'Give a reason'],
    ['no lines', { lines: [] }, 400, 'at least one line'],
    ['by a user who has not seen later changes', { lines, seen: { steps: 1, shipments: 0 } }, 409, ORDER_CHANGED],
    ['of an unknown order', { lines, order_id: 9_999_999 }, 404, 'not found'],
  ])('%s', async (_, body, code, words) => {
    const before = await order();
    const answer = await at.staff.post('/api/admin/order-short-close', { order_id: id, reason, ...body });
    expect([answer.status, answer.body.message]).toEqual([code, expect.stringContaining(words)]);
    expect(await order()).toEqual(before);
    expect(await at.mails()).not.toContain('order-short-closed');
  });

  it.each(['placed', 'on hold', 'delivered', 'completed', 'cancelled'])('of an order that is %s', async (was) => {
    await api.sql('update orders set status = $2 where id = $1', [id, was]);
    expect(await shortClose([1, 1])).toMatchObject({ status: 409, body: { message: expect.stringContaining(was) } });
  });

  it('goods that are packed at the same time', async () => {
    const answers = await Promise.all([shortClose([1, 6]), at.pack(id, [1, 6])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [line] = (await order()).lines;
    expect(line.packed_qty + line.short_closed_qty).toBe(6);
  });
});
