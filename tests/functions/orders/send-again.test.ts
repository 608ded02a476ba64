import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addBillTo } from '../../support/invoice-fixtures.ts';
import { openOrderSteps, type OrderSteps } from '../../support/steps/order-steps.ts';

/** Goods that were missing from a consignment are sent again at no charge. */
let api: Api;
let at: OrderSteps;
let id: number;
let first: number;
let claim: { id: number; code: string };

beforeAll(async () => {
  api = await startApi();
  at = await openOrderSteps(api);
  await addBillTo(api, at.company_id);
});
afterAll(() => api.stop());

beforeEach(async () => {
  id = await at.placeOrder();
  await at.move(id, 'confirmed');
  first = (await at.pack(id, [1, 10], [2, 4])).body.id;
  await at.dispatch(first);
  await at.report(first, 'delivered');
  const lines = [{ line_no: 1, short: 2, damaged: 0, note: null }];
  await at.buyer.post('/api/orders/goods-received', { id: first, lines, files: [] });
  claim = (await at.orderOf(id)).returns[0];
});

const sendAgain = (more: object = {}) =>
  at.staff.post('/api/admin/return-settle', { id: claim.id, to: 'sent again', ...more });
const own = async () => (await at.buyer.get(`/api/orders/get?id=${id}`)).body.order;
const again = async () => (await at.orderOf(id)).shipments[1];
const toShip = async () => {
  const { items } = (await at.staff.get('/api/admin/order-list?status=to+ship')).body;
  return items.map((order: { id: number }) => order.id);
};

it('the missing goods leave in a consignment of the claim, and are not billed twice', async () => {
  expect((await sendAgain({ answer: 'On Monday’s truck.' })).status).toBe(200);
  expect(await at.stock()).toBe(88);
  expect((await at.mails()).at(-1)).toBe('return-settled');
  const packed = await again();
  const order = await at.orderOf(id);
  expect(order).toMatchObject({
    status: 'delivered',
    lines: [{ packed_qty: 10, returned_qty: 0 }, { packed_qty: 4 }],
    returns: [{ status: 'sent again', sent_in: { code: packed.code, status: 'packed' }, to_credit: [] }],
    shipments: [{ claim: null }, { claim: claim.code, status: 'packed', lines: [{ line_no: 1, qty: 2 }] }],
  });
  expect(order.history.at(-1).note).toBe(`${claim.code} packed to be sent again in ${packed.code}: On Monday’s truck.`);
  expect(await toShip()).toContain(id);

  const bill = (shipment_id: number) => at.staff.post('/api/admin/invoice-issue', { shipment_id });
  expect(await bill(packed.id)).toMatchObject({
    status: 409,
    body: { message: `${packed.code} sends missing goods again at no charge. Send it with a delivery challan.` },
  });
  const dispatch = { id: packed.id, carrier: 'Blue Dart', awb: 'BD7654321' };
  expect((await at.staff.post('/api/admin/shipment-dispatch', dispatch)).status).toBe(409);
  const { body: invoice } = await bill(first);
  expect((await at.dispatch(packed.id, { awb: 'BD7654321' })).status).toBe(200);
  // 2 at ₹123.45 with 18%.
  expect((await again()).challan).toMatchObject({ amount: 291.34 });
  expect(await toShip()).not.toContain(id);
  expect((await own()).lines[0]).toMatchObject({ delivered: 8, returnable: 8 });

  expect((await at.report(packed.id, 'out for delivery')).status).toBe(200);
  expect((await at.report(packed.id, 'delivered', 'Stores')).status).toBe(200);
  expect((await at.mails()).slice(-3)).toEqual(['shipment-sent', 'order-out-for-delivery', 'order-delivered']);
  const mailed = await api.sql<{ again: boolean }>(
    `select (payload ->> 'sent_again')::boolean as again from outbox
     where kind in ('shipment-sent', 'order-out-for-delivery', 'order-delivered') order by id desc limit 3`,
  );
  expect(mailed.map(({ again }) => again)).toEqual([true, true, true]);
  const seen = await own();
  expect(seen).toMatchObject({
    status: 'delivered',
    lines: [{ delivered: 10, returnable: 10 }, { delivered: 4 }],
    returns: [{ status: 'sent again', sent_in: { code: packed.code, status: 'delivered' } }],
  });
  expect((await at.staff.get(`/api/admin/order-invoices?id=${id}`)).body.uninvoiced).toEqual([]);
  const [billed] = await api.sql(
    'select sum(qty)::float8 as qty from invoice_lines where invoice_id = $1 and order_line_no = 1',
    [invoice.id],
  );
  expect(billed).toEqual({ qty: 10 });
  const { items } = (await at.staff.get('/api/admin/challans-out')).body;
  expect(items.map(({ code }: { code: string }) => code)).not.toContain(packed.code);
});

it('a completed order stays completed, and its consignment can be short again', async () => {
  expect((await sendAgain()).status).toBe(200);
  expect((await at.move(id, 'completed')).status).toBe(200);
  const { id: shipment } = await again();
  await at.dispatch(shipment);
  await at.report(shipment, 'delivered');
  expect((await own()).status).toBe('completed');
  const lines = [{ line_no: 1, short: 1, damaged: 0, note: null }];
  expect((await at.buyer.post('/api/orders/goods-received', { id: shipment, lines, files: [] })).status).toBe(200);
  expect((await own()).lines[0]).toMatchObject({ delivered: 10, returnable: 9 });
});

it('unpacking puts the goods back, and the claim is to be answered again', async () => {
  await sendAgain();
  const { id: shipment, code } = await again();
  expect((await at.staff.post('/api/admin/shipment-unpack', { id: shipment })).body.message).toBe(`${code} unpacked.`);
  expect(await at.stock()).toBe(90);
  expect(await at.orderOf(id)).toMatchObject({
    ...{ status: 'return requested', lines: [{ packed_qty: 10 }, {}] },
    returns: [{ status: 'requested', answer: null, sent_in: null }],
  });
  expect((await at.staff.post('/api/admin/return-settle', { id: claim.id, to: 'accepted' })).status).toBe(200);
});

it('it is refused without the stock, a second time, and for goods that come back', async () => {
  await api.sql('update items set stock = 1');
  const refused = await sendAgain();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^There is too little free stock/),
  ]);
  expect(await at.orderOf(id)).toMatchObject({ returns: [{ status: 'requested' }], shipments: [{}] });
  expect(await at.stock()).toBe(1);

  await api.sql('update items set stock = 5');
  const both = await Promise.all([sendAgain(), sendAgain()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await at.stock()).toBe(3);

  const asked = { id, reason: 'Wrong seal', lines: [{ line_no: 2, qty: 1 }] };
  const { code } = (await at.buyer.post('/api/orders/return-request', asked)).body;
  claim = { code, id: Number(code.replace('RET-', '')) };
  expect((await sendAgain()).status).toBe(409);
});
