import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

let api: Api;
let at: OrderSteps;
let id: number;
let back: number;

beforeAll(async () => {
  api = await startApi();
  at = await openOrderSteps(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
  const shipment = (await at.pack(id, [1, 10], [2, 4])).body.id;
  await at.dispatch(shipment);
  await at.report(shipment, 'delivered');
  back = await ask([1, 3]);
});

/** The buyer requests a return; returns its id. */
async function ask(...parts: [number, number][]): Promise<number> {
  const lines = parts.map(([line_no, qty]) => ({ line_no, qty }));
  const { body } = await at.buyer.post('/api/orders/return-request', { id, reason: 'Wrong seal', lines });
  return Number(body.code.replace('RET-', ''));
}

const code = () => `RET-${String(back).padStart(6, '0')}`;
const settle = (to: string, more: object = {}) => at.staff.post('/api/admin/return-settle', { id: back, to, ...more });

it('a return is approved, received and restocked', async () => {
  expect((await settle('received')).status).toBe(409);
  expect((await settle('approved', { answer: 'We collect it on Monday.' })).status).toBe(200);
  expect((await at.orderOf(id)).status).toBe('return requested');
  expect((await settle('received', { restock: true })).status).toBe(200);
  expect(await at.stock()).toBe(93);
  expect(await at.orderOf(id)).toMatchObject({
    status: 'delivered',
    lines: [{ returned_qty: 3 }, { returned_qty: 0 }],
    returns: [{ status: 'received' }],
  });
  expect((await at.orderOf(id)).history.slice(-2)).toMatchObject([
    { note: `${code()} approved, awaiting the goods: We collect it on Monday.` },
    { note: `${code()} received` },
  ]);
  expect((await at.mails()).slice(-2)).toEqual(['return-settled', 'return-received']);
});

it('a return whose goods have arrived is approved and received at once', async () => {
  expect((await settle('received', { arrived: true })).status).toBe(409);
  const { status, body } = await settle('approved', { arrived: true, restock: true, answer: 'Counted: 3.' });
  expect([status, body.message]).toEqual([200, `${code()} approved and received.`]);
  expect(await at.stock()).toBe(93);
  const order = await at.orderOf(id);
  expect(order).toMatchObject({
    ...{ status: 'delivered', lines: [{ returned_qty: 3 }, { returned_qty: 0 }] },
    returns: [{ status: 'received', answer: 'Counted: 3.' }],
  });
  expect(order.history.slice(-2)).toMatchObject([
    { note: `${code()} approved: Counted: 3.` },
    { note: `${code()} received` },
  ]);
  expect((await at.mails()).slice(-2)).toEqual(['return-requested', 'return-received']);
  // Counted once, however often it is sent.
  expect((await settle('approved', { arrived: true, restock: true })).status).toBe(409);
  expect(await at.stock()).toBe(93);
});

it.each([{ restock: false }, {}])(
  'goods that come back and are not said to be fit are not put on the shelf: %o',
  async (fit) => {
    await settle('approved');
    expect((await settle('received', fit)).status).toBe(200);
    expect((await at.orderOf(id)).lines[0].returned_qty).toBe(3);
    expect(await at.stock()).toBe(90);
  },
);

it('a return is rejected with a reason that the buyer sees', async () => {
  expect((await settle('rejected')).body.fields).toEqual({ answer: 'Give a reason. The buyer will see it.' });
  expect((await settle('rejected', { answer: 'The box was opened.' })).status).toBe(200);
  expect(await at.orderOf(id)).toMatchObject({
    status: 'delivered',
    returns: [{ status: 'rejected', answer: 'The box was opened.' }],
    history: expect.arrayContaining([expect.objectContaining({ note: `${code()} rejected: The box was opened.` })]),
  });
  expect(await at.stock()).toBe(90);
});

it('a return settled while other goods are in transit is in the history too', async () => {
  await api.sql(`update orders set status = 'in transit' where id = $1`, [id]);
  expect((await settle('rejected', { answer: 'The box was opened.' })).status).toBe(200);
  const order = await at.orderOf(id);
  expect(order.status).toBe('in transit');
  expect(order.history.at(-1)).toMatchObject({
    status: 'in transit',
    note: `${code()} rejected: The box was opened.`,
  });
});

it('a completed order is completed again once its return is settled, and returned once all goods came back', async () => {
  const statusAfter = async (...steps: string[]) => {
    for (const to of steps) await settle(to, { answer: 'Seen.' });
    return (await at.orderOf(id)).status;
  };
  expect(await statusAfter('rejected')).toBe('delivered');
  expect((await at.move(id, 'completed')).status).toBe(200);
  back = await ask([1, 3]);
  expect((await at.orderOf(id)).status).toBe('return requested');
  expect(await statusAfter('rejected')).toBe('completed');
  back = await ask([1, 3]);
  expect(await statusAfter('approved', 'received')).toBe('completed');
  back = await ask([1, 7], [2, 4]);
  expect(await statusAfter('approved', 'received')).toBe('returned');
});

it('an order cannot be completed while it has an open return', async () => {
  // Like older orders whose last goods were delivered after the return was requested.
  await api.sql(`update orders set status = 'delivered' where id = $1`, [id]);
  const message = `Order ${id} has an open return. Settle it before completing the order.`;
  expect(await at.move(id, 'completed')).toMatchObject({ status: 409, body: { message } });
  await settle('approved');
  expect(await at.move(id, 'completed')).toMatchObject({ status: 409, body: { message } });
  await settle('received');
  expect((await at.move(id, 'completed')).status).toBe(200);
});
