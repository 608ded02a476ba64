import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { INVOICE_CHANGED, ORDER_CHANGED } from '#contracts/conflicts.ts';
import { type Api, startApi } from '../../support/api.ts';
import type { Answer } from '../../support/fixtures.ts';
import { type InvoiceBody, openInvoiceSteps } from '../../support/steps/invoice-steps.ts';
import { challanFor, type PartOf, send } from '../../support/invoice-fixtures.ts';
import { whileHeld } from '../../support/row-held.ts';

/** Concurrent actions on one order: the second acts on the result of the first. */
let api: Api;
let at: InvoiceBody;
let order: number;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  order = await at.placeOrder();
});

const runConcurrently = (...calls: (() => Promise<Answer>)[]) => whileHeld(api, `orders where id = ${order}`, calls);
const statusOf = async () =>
  (await api.sql<{ status: string }>('select status from orders where id = $1', [order]))[0]!.status;
const linesOf = (parts: PartOf[]) => parts.map(([line_no, qty]) => ({ line_no, qty }));
const pack = (...parts: PartOf[]) =>
  at.staff.post('/api/admin/shipment-pack', { order_id: order, lines: linesOf(parts) });
const dispatch = (id: number) =>
  at.staff.post('/api/admin/shipment-dispatch', { id, carrier: 'Blue Dart', awb: 'BD1234567' });
const arrive = (id: number) => at.staff.post('/api/admin/shipment-move', { id, to: 'delivered' });
const deliver = async (...parts: PartOf[]): Promise<number> => {
  const id = await send(at.staff, order, parts);
  await arrive(id);
  return id;
};
const ask = (...parts: PartOf[]) =>
  at.buyer.post('/api/orders/return-request', { id: order, reason: 'Wrong seal', lines: linesOf(parts) });
/** Requests a return and returns its id. */
const requestReturn = async (...parts: PartOf[]): Promise<number> => {
  const { body } = await ask(...parts);
  return Number(body.code.replace('RET-', ''));
};
const settle = (id: number, to: string) => at.staff.post('/api/admin/return-settle', { id, to, answer: 'Seen.' });

it('a return is not credited on two invoices for more than was returned', async () => {
  const halves: PartOf[] = [
    [1, 5],
    [2, 2],
  ];
  const [one, two] = [await deliver(...halves), await deliver(...halves)];
  const invoices: number[] = [(await at.issue(one)).body.id, (await at.issue(two)).body.id];
  const back = await requestReturn([1, 7]);
  await settle(back, 'approved');
  await settle(back, 'received');
  const credit = (id: number) => () => at.credit(id, { return_id: back });
  const [first, second] = await runConcurrently(...invoices.map(credit));
  expect([first!.status, second!.status, second!.body.message]).toEqual([200, 409, INVOICE_CHANGED]);
  // The rest is credited on the other invoice.
  expect((await credit(invoices[1]!)()).status).toBe(200);
  const credited = await api.sql(
    `select l.qty from invoice_lines l join invoices n on n.id = l.invoice_id where n.return_id = $1 order by l.qty`,
    [back],
  );
  expect(credited).toEqual([{ qty: 2 }, { qty: 5 }]);
});

it('the order continues when the last of its two returns is settled', async () => {
  await deliver([1, 10], [2, 4]);
  const [one, two] = [await requestReturn([1, 3]), await requestReturn([2, 1])];
  const answers = await runConcurrently(
    () => settle(one, 'rejected'),
    () => settle(two, 'rejected'),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statusOf()).toBe('delivered');
});

it('goods of one line are packed and received back at the same time', async () => {
  await deliver([1, 5], [2, 4]);
  const back = await requestReturn([1, 3]);
  await settle(back, 'approved');
  const answers = await runConcurrently(
    () => pack([1, 5]),
    () => settle(back, 'received'),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it.each([
  ['before its last goods are reported delivered', [0, 1]],
  ['after its last goods were reported delivered', [1, 0]],
])('an order has the status “return requested” if the return is requested %s', async (_, sequence) => {
  await deliver([1, 5], [2, 4]);
  const last = await send(at.staff, order, [[1, 5]]);
  const acts = [() => ask([1, 1]), () => arrive(last)];
  const answers = await runConcurrently(...sequence.map((act) => acts[act]!));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statusOf()).toBe('return requested');
  expect((await at.staff.post('/api/admin/order-move', { id: order, to: 'completed' })).status).toBe(409);
});

it('of two users who hold and cancel it, the second is refused', async () => {
  await at.staff.post('/api/admin/order-move', { id: order, to: 'confirmed' });
  const move = (to: string) => () => at.staff.post('/api/admin/order-move', { id: order, to, note: 'PO is open' });
  const [first, second] = await runConcurrently(move('on hold'), move('cancelled'));
  expect([first!.status, second!.status, second!.body.message]).toEqual([200, 409, ORDER_CHANGED]);
  expect(await statusOf()).toBe('on hold');
});

it('a return can be requested while its order is being completed', async () => {
  await deliver([1, 10], [2, 4]);
  const answers = await runConcurrently(
    () => at.staff.post('/api/admin/order-move', { id: order, to: 'completed' }),
    () => ask([1, 1]),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statusOf()).toBe('return requested');
});

it('of the last two consignments, the mail of the later one says that the order is complete', async () => {
  await at.staff.post('/api/admin/order-move', { id: order, to: 'confirmed' });
  const ids: number[] = [(await pack([1, 5], [2, 4])).body.id, (await pack([1, 5])).body.id];
  for (const id of ids) await challanFor(at.staff, id);
  await runConcurrently(...ids.map((id) => () => dispatch(id)));
  const mails = (await at.mails()).filter(
    ({ kind, payload }) => kind === 'shipment-sent' && Number(payload.order_id) === order,
  );
  expect(mails.map(({ payload }) => payload.complete)).toEqual([false, true]);
});
