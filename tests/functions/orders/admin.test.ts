import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
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

const yesterday = () => dayInIndia(new Date(Date.now() - 86_400_000));
const order = () => at.orderOf(id);
const move = (to: string, note?: string) => at.move(id, to, note);
const pack = (...parts: [number, number][]) => at.pack(id, ...parts);

describe('a refusal changes nothing:', () => {
  it.each([
    ['confirmed twice', async () => move('confirmed'), () => move('confirmed'), 409],
    ['completed before delivery', async () => {}, () => move('completed'), 409],
    ['held without a reason', async () => move('confirmed'), () => move('on hold'), 400],
    ['cancelled without a reason', async () => {}, () => move('cancelled'), 400],
    ['packed before it is confirmed', async () => {}, () => pack([1, 1]), 409],
    ['packed above the ordered quantity', async () => move('confirmed'), () => pack([1, 11]), 409],
    ['packed above it by two entries for one line', async () => move('confirmed'), () => pack([1, 6], [1, 6]), 409],
    ['a line that it does not have', async () => move('confirmed'), () => pack([9, 1]), 409],
    ['nothing packed', async () => move('confirmed'), () => pack(), 400],
    ['half a unit', async () => move('confirmed'), () => pack([1, 0.5]), 400],
    [
      'an unknown order',
      async () => {},
      () => at.staff.post('/api/admin/order-move', { id: 99_999_999, to: 'confirmed' }),
      404,
    ],
    ['an unknown consignment', async () => {}, () => at.dispatch(99_999_999), 404],
    [
      'an unknown return',
      async () => {},
      () => at.staff.post('/api/admin/return-settle', { id: 9_999_999, to: 'approved' }),
      404,
    ],
    ['an unknown status', async () => {}, () => move('paid'), 400],
    [
      'a day of dispatch that no calendar has',
      async () => {},
      () => at.staff.post('/api/admin/order-move', { id, to: 'confirmed', expected_on: '2026-02-30' }),
      400,
    ],
    [
      'a day of dispatch that has passed',
      async () => {},
      () => at.staff.post('/api/admin/order-move', { id, to: 'confirmed', expected_on: yesterday() }),
      400,
    ],
  ])('%s', async (_, before, act, status) => {
    await before();
    const was = await order();
    const refusal = await act();
    expect({ status: refusal.status, success: refusal.body.success }).toEqual({ status, success: false });
    expect(await order()).toEqual(was);
  });

  it('dispatch needs a carrier’s number, a packed consignment, and above ₹50,000 an e-way bill', async () => {
    id = await at.placeOrder(50);
    await api.sql(
      'update order_lines set qty = 1000, price_paise = 12345, taxable_paise = 12345000, cgst_paise = 1111050, sgst_paise = 1111050, total_paise = 14567100 where order_id = $1 and line_no = 1',
      [id],
    );
    await move('confirmed');
    const { body } = await pack([1, 1000]);
    expect((await at.dispatch(body.id, {})).body.fields).toEqual({
      awb: 'Enter the AWB number of a courier or the LR number of a transporter.',
    });
    expect((await at.dispatch(body.id)).body.fields.eway_bill).toMatch(/^Goods worth ₹1,45,671.00 need an e-way bill/);
    expect((await at.dispatch(body.id, { awb: 'BD1', eway_bill: '1' })).status).toBe(400);
    expect((await at.dispatch(body.id, { awb: 'BD1234', eway_bill: '2712 3456-7890' })).status).toBe(200);
    expect((await order()).shipments[0].eway_bill).toBe('271234567890');
    expect((await at.dispatch(body.id, { awb: 'BD1234', eway_bill: '271234567890' })).status).toBe(409);
    expect((await at.staff.post('/api/admin/shipment-unpack', { id: body.id })).status).toBe(409);
    expect((await move('cancelled', 'late')).status).toBe(409);
  });

  it('delivery can be expected today, but not on a past date', async () => {
    await move('confirmed');
    const { body } = await pack([1, 1]);
    const expecting = (expected_on: string) => at.dispatch(body.id, { awb: 'BD1234', expected_on });
    expect((await expecting(yesterday())).body.fields).toEqual({
      expected_on: 'This date has passed. Enter today or a later date.',
    });
    expect((await expecting(dayInIndia())).status).toBe(200);
  });

  it('of two users who pack the last goods at the same time, one is refused', async () => {
    await move('confirmed');
    const answers = await Promise.all(Array.from({ length: 6 }, () => pack([1, 10])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await order()).lines[0].packed_qty).toBe(10);
  });
});

describe('the list', () => {
  const list = async (query: string) => (await at.staff.get(`/api/admin/order-list?${query}`)).body;

  it('can be searched by number, PO number and company, filtered by status and sorted', async () => {
    const { company_id } = await addCompany(api, 'Konkan Pharma');
    const product_id = await addProduct(api, company_id, { price_paise: 9_99_999_00 });
    const konkan = await signIn(api, (await addUser(api, company_id)).email);
    const items = [{ product_id, qty: 1 }];
    const placed = (await konkan.post('/api/orders/create', { items, po_number: 'KP/9' })).body.id;
    expect((await list(`q=${placed}`)).items).toMatchObject([
      { id: placed, company: 'Konkan Pharma', po_number: 'KP/9', total: 999999 },
    ]);
    expect((await list('q=kp/9')).total).toBe(1);
    expect((await list('q=konk')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('sort=total_desc&size=1')).items[0].id).toBe(placed);
    expect((await list('size=1')).items[0].id).toBe(placed);
    expect((await list(`company_id=${at.company_id}&status=placed&size=1`)).items[0].id).toBe(id);
    expect((await list('status=paid')).success).toBe(false);
  });
});

describe('access', () => {
  const calls: [string, object?][] = [
    ['/api/admin/order-list'],
    ['/api/admin/order-get?id=1'],
    ['/api/admin/order-move', { id: 1, to: 'confirmed' }],
    ['/api/admin/shipment-pack', { order_id: 1, lines: [{ line_no: 1, qty: 1 }] }],
    ['/api/admin/order-short-close', { order_id: 1, lines: [{ line_no: 1, qty: 1 }], reason: 'Not made any more.' }],
    ['/api/admin/shipment-unpack', { id: 1 }],
    ['/api/admin/shipment-dispatch', { id: 1, carrier: 'x', awb: 'BD1234' }],
    ['/api/admin/shipment-move', { id: 1, to: 'delivered' }],
    ['/api/admin/return-settle', { id: 1, to: 'approved' }],
  ];
  it.each(calls)('%s: 401 without a token, 403 for a buyer', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(at.buyer)).status]).toEqual([401, 403]);
  });
});
