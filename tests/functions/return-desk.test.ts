import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { openOrderDesk, type OrderDesk } from '../support/order-desk.ts';

let api: Api;
let at: OrderDesk;
let id: number;
let back: number;

beforeAll(async () => {
  api = await startApi();
  at = await openOrderDesk(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
  const shipment = (await at.pack(id, [1, 10], [2, 4])).body.id;
  await at.dispatch(shipment);
  await at.report(shipment, 'delivered');
  const [row] = await api.sql<{ id: string }>(
    `with r as (insert into returns (company_id, order_id, status, reason, created_by)
       select company_id, id, 'requested', 'Wrong seal', user_id from orders where id = $1 returning *),
     l as (insert into return_lines (return_id, order_id, line_no, company_id, qty) select id, order_id, 1, company_id, 3 from r)
     select id from r`,
    [id],
  );
  await api.sql(`update orders set status = 'return requested' where id = $1`, [id]);
  back = Number(row!.id);
});

const code = () => `RET-${String(back).padStart(6, '0')}`;
const settle = (to: string, more: object = {}) => at.desk.post('/api/admin/return-settle', { id: back, to, ...more });

it('a return is approved, received and put on the shelf', async () => {
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
    { note: `${code()} approved, its goods are to come back: We collect it on Monday.` },
    { note: `${code()} received, its goods are back` },
  ]);
  expect((await at.mails()).slice(-2)).toEqual(['return-settled', 'return-received']);
});

it('a return is rejected with a reason that the buyer reads', async () => {
  expect((await settle('rejected')).body.fields).toEqual({ answer: 'Say why: the buyer reads it.' });
  expect((await settle('rejected', { answer: 'The box was opened.' })).status).toBe(200);
  expect(await at.orderOf(id)).toMatchObject({
    status: 'delivered',
    returns: [{ status: 'rejected', answer: 'The box was opened.' }],
    history: expect.arrayContaining([expect.objectContaining({ note: `${code()} rejected: The box was opened.` })]),
  });
  expect(await at.stock()).toBe(90);
});

it('a return that is answered while other goods are under way is told in the history too', async () => {
  await api.sql(`update orders set status = 'in transit' where id = $1`, [id]);
  expect((await settle('rejected', { answer: 'The box was opened.' })).status).toBe(200);
  const order = await at.orderOf(id);
  expect(order.status).toBe('in transit');
  expect(order.history.at(-1)).toMatchObject({
    status: 'in transit',
    note: `${code()} rejected: The box was opened.`,
  });
});
