import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import type { AdminOrderDetail } from '#contracts/orders/admin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

let api: Api;
let at: OrderSteps;
let id: number;

beforeAll(async () => {
  api = await startApi();
  at = await openOrderSteps(api);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.placeOrder();
});

/** A move by a user who saw the order in this state. */
const moveAs = (to: string, { history, shipments }: AdminOrderDetail) =>
  at.staff.post('/api/admin/order-move', {
    ...{ id, to, note: 'The maker stopped this seal.' },
    seen: { steps: history.length, shipments: shipments.length },
  });

it.each<[string, string, () => unknown, () => unknown]>([
  ['cancelled', 'was confirmed', () => {}, () => at.move(id, 'confirmed')],
  [
    'confirmed',
    'was confirmed and held',
    () => {},
    async () => {
      await at.move(id, 'confirmed');
      await at.move(id, 'on hold', 'Payment is open.');
    },
  ],
  [
    'cancelled',
    'was held and let go on',
    () => at.move(id, 'confirmed'),
    async () => {
      await at.move(id, 'on hold', 'Payment is open.');
      await at.move(id, 'confirmed');
    },
  ],
  ['cancelled', 'was packed in part', () => at.move(id, 'confirmed'), () => at.pack(id, [1, 3])],
])('an order cannot be %s by a user who has not seen that it %s', async (to, _, before, meanwhile) => {
  await before();
  const seen = await at.orderOf(id);
  await meanwhile();
  const now = await at.orderOf(id);
  expect(await moveAs(to, seen)).toMatchObject({ status: 409, body: { message: ORDER_CHANGED } });
  expect(await at.orderOf(id)).toEqual(now);
  expect((await moveAs(to, now)).status).toBe(200);
  expect((await at.orderOf(id)).status).toBe(to);
});

it('goods cannot be packed by a user who has not seen that some of them are packed', async () => {
  await at.move(id, 'confirmed');
  const packAs = ({ history, shipments }: AdminOrderDetail) =>
    at.staff.post('/api/admin/shipment-pack', {
      ...{ order_id: id, lines: [{ line_no: 1, qty: 4 }] },
      seen: { steps: history.length, shipments: shipments.length },
    });
  const seen = await at.orderOf(id);
  const answers = await Promise.all([packAs(seen), packAs(seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toBe(ORDER_CHANGED);
  expect((await packAs(await at.orderOf(id))).status).toBe(200);
  expect((await at.orderOf(id)).lines[0].packed_qty).toBe(8);
});

it('of two users who hold and cancel it at the same time, one is refused', async () => {
  await at.move(id, 'confirmed');
  const seen = await at.orderOf(id);
  const answers = await Promise.all([moveAs('on hold', seen), moveAs('cancelled', seen)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
