import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const order = () => at.orderOf(id);
const move = (to: string, note?: string) => at.move(id, to, note);
/** `again` of each mail about packing. */
const packedAgain = async () =>
  (
    await api.sql<{ again: boolean }>(
      `select (payload ->> 'again')::boolean as again from outbox where kind = 'order-packed' order by id`,
    )
  ).map(({ again }) => again);
const pack = (...parts: [number, number][]) => at.pack(id, ...parts);

describe('an order is', () => {
  it('confirmed, packed, dispatched in parts, delivered and completed; the buyer is mailed each time', async () => {
    const promised = { id, to: 'confirmed', expected_on: '2199-11-30', note: 'In two parts.' };
    expect((await at.staff.post('/api/admin/order-move', promised)).body.message).toBe(`Order ${id} confirmed.`);
    const first = (await pack([1, 6])).body.id;
    expect((await order()).status).toBe('confirmed');
    expect((await at.dispatch(first, { lr_number: 'LR-118', expected_on: '2199-12-01' })).body.message).toBe(
      'SHP-000001 dispatched.'.replace('000001', String(first).padStart(6, '0')),
    );
    expect((await order()).status).toBe('partly shipped');
    const second = (await pack([1, 4], [2, 4])).body.id;
    await at.dispatch(second);
    expect((await order()).status).toBe('in transit');
    await at.report(first, 'delivered', 'Ramesh, gate 2');
    expect((await order()).status).toBe('in transit');
    await at.report(second, 'out for delivery');
    expect((await order()).status).toBe('out for delivery');
    await at.report(second, 'delivered');
    await move('completed');
    const done = await order();
    expect(done.status).toBe('completed');
    expect(done.lines.map(({ packed_qty }: { packed_qty: number }) => packed_qty)).toEqual([10, 4]);
    expect(done.shipments).toMatchObject([
      { status: 'delivered', lr_number: 'LR-118', received_by: 'Ramesh, gate 2', lines: [{ line_no: 1, qty: 6 }] },
      {
        status: 'delivered',
        awb: 'BD1234567',
        lines: [
          { line_no: 1, qty: 4 },
          { line_no: 2, qty: 4 },
        ],
      },
    ]);
    const [one, two] = done.shipments.map(({ code }: { code: string }) => code);
    const steps = [
      ['placed', null],
      ['confirmed', 'Dispatch by 30 Nov 2199: In two parts.'],
      ['confirmed', `${one} packed`],
      // The number itself begins with LR.
      ['partly shipped', `${one} dispatched with Blue Dart, LR-118`],
      ['partly shipped', `${two} packed`],
      ['in transit', `${two} dispatched with Blue Dart, AWB BD1234567`],
      ['in transit', `${one} delivered, received by Ramesh, gate 2`],
      ['out for delivery', `${two} out for delivery`],
      ['delivered', `${two} delivered`],
      ['completed', null],
    ];
    for (const { history } of [done, (await at.buyer.get(`/api/orders/get?id=${id}`)).body.order]) {
      expect(history.map(({ status, note }: { status: string; note: string | null }) => [status, note])).toEqual(steps);
    }
    expect(await at.mails()).toEqual([
      ...['order-placed', 'order-confirmed', 'shipment-sent', 'shipment-sent', 'order-delivered'],
      ...['order-out-for-delivery', 'order-delivered'],
    ]);
  });

  it('packed once all of its goods are, and only then mailed; until then it stays confirmed', async () => {
    const packed = async () => {
      const { status, history } = await order();
      return {
        status,
        steps: history.map((step: { status: string }) => step.status),
        mailed: await packedAgain(),
      };
    };
    await move('confirmed');
    await pack([1, 10]);
    await pack([2, 3]);
    expect(await packed()).toEqual({
      status: 'confirmed',
      steps: ['placed', ...Array(3).fill('confirmed')],
      mailed: [],
    });
    await pack([2, 1]);
    expect(await packed()).toMatchObject({ status: 'packed', mailed: [false] });
    expect((await packed()).steps.at(-1)).toBe('packed');
  });

  it('put on hold while partly packed: its consignment does not change until it is resumed', async () => {
    await move('confirmed');
    const { body } = await pack([1, 3]);
    await move('on hold', 'Payment is open.');
    const unpack = () => at.staff.post('/api/admin/shipment-unpack', { id: body.id });
    expect([(await at.dispatch(body.id)).status, (await unpack()).status]).toEqual([409, 409]);
    await move('confirmed');
    expect((await unpack()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'confirmed', shipments: [] });
  });

  it('put on hold and resumed, with the reason', async () => {
    const confirm = (expected_on: string | null) =>
      at.staff.post('/api/admin/order-move', { id, to: 'confirmed', expected_on });
    expect(await order()).toMatchObject({ dispatch_by: null });
    await confirm('2199-11-30');
    await move('on hold', 'Payment of PS/2627/000004 is open.');
    expect((await pack([1, 1])).status).toBe(409);
    // The promised date is kept, to be proposed again.
    expect(await order()).toMatchObject({ dispatch_by: '2199-11-30' });
    expect((await confirm('2199-12-07')).body.message).toBe(`Order ${id} released.`);
    expect(await order()).toMatchObject({ dispatch_by: '2199-12-07' });
    expect((await order()).history.at(-1)).toMatchObject({
      status: 'confirmed',
      note: 'Released from hold. Dispatch by 7 Dec 2199',
    });
    const mailed =
      await api.sql(`select kind, payload from outbox where kind in ('order-confirmed', 'order-released') and
      (payload ->> 'order_id')::int = ${id} order by id`);
    expect(mailed).toMatchObject([
      { kind: 'order-confirmed', payload: { expected: '30 Nov 2199' } },
      { kind: 'order-released', payload: { expected: '7 Dec 2199' } },
    ]);
    expect((await order()).history.at(-2)).toMatchObject({
      status: 'on hold',
      note: 'Payment of PS/2627/000004 is open.',
    });
    // Only a confirmation has a date.
    const held = { id, to: 'on hold', note: 'Payment is open.', expected_on: '2199-12-31' };
    await at.staff.post('/api/admin/order-move', held);
    expect((await order()).history.at(-1)).toMatchObject({ note: 'Payment is open.' });
    await confirm(null);
    expect(await order()).toMatchObject({ status: 'confirmed', dispatch_by: null });
  });

  it('cancelled before dispatch: its stock is released and its consignments are unpacked', async () => {
    await move('confirmed');
    await pack([1, 3]);
    expect(await at.stock()).toBe(90);
    expect((await move('cancelled', 'The maker stopped this seal.')).status).toBe(200);
    expect(await at.stock()).toBe(100);
    expect(await order()).toMatchObject({
      status: 'cancelled',
      shipments: [],
      lines: [{ packed_qty: 0 }, { packed_qty: 0 }],
    });
  });

  it.each([
    ['placed', 'is placed. Confirm it before packing.'],
    ['on hold', 'is on hold. Confirm it before packing.'],
    ['cancelled', 'is cancelled. No more goods can be packed.'],
    ['delivered', 'is delivered. No more goods can be packed.'],
  ])('not packed if %s, with a message on what to do', async (status, words) => {
    await api.sql('update orders set status = $2 where id = $1', [id, status]);
    expect(await pack([1, 1])).toMatchObject({ status: 409, body: { message: `Order ${id} ${words}` } });
  });

  it('unpacked, and its goods can be packed again', async () => {
    await move('confirmed');
    await pack([2, 4]);
    const { body } = await pack([1, 10]);
    expect((await order()).status).toBe('packed');
    await at.staff.post('/api/admin/shipment-unpack', { id: body.id });
    expect((await order()).status).toBe('confirmed');
    expect((await pack([1, 10])).status).toBe(200);
    expect(await packedAgain()).toEqual([false, true]);
  });
});
