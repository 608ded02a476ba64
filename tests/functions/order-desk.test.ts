import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';

let api: Api;
let desk: Person;
let buyer: Person;
let email: string;
let company: number;
let bearing: number;
let belt: number;
let id: number;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  company = company_id;
  const user = await addUser(api, company_id);
  email = user.email;
  buyer = await signIn(api, email);
  desk = await signIn(api, (await addUser(api, null)).email);
  bearing = await addProduct(api, company_id, { price_paise: 12_345, gst_rate_bp: 1800, hsn: '848210' });
  belt = await addProduct(api, company_id, { price_paise: 99_00, gst_rate_bp: 500 });
});
afterAll(() => api.stop());

beforeEach(async () => {
  await api.sql('update products set stock = 100');
  await api.sql('delete from outbox');
  id = await placeOrder();
});

async function placeOrder(qty = 10): Promise<number> {
  const items = [
    { product_id: bearing, qty },
    { product_id: belt, qty: 4 },
  ];
  return (await buyer.post('/api/orders/create', { items, po_number: 'PO-77' })).body.id;
}

const order = async () => (await desk.get(`/api/admin/order-get?id=${id}`)).body.order;
const move = (to: string, note?: string) => desk.post('/api/admin/order-move', { id, to, note });
const pack = (...parts: [number, number][]) =>
  desk.post('/api/admin/shipment-pack', { order_id: id, lines: parts.map(([line_no, qty]) => ({ line_no, qty })) });
const dispatch = (shipment: number, papers: object = { awb: 'BD1234567' }) =>
  desk.post('/api/admin/shipment-dispatch', { id: shipment, carrier: 'Blue Dart', ...papers });
const report = (shipment: number, to: string, received_by?: string) =>
  desk.post('/api/admin/shipment-move', { id: shipment, to, received_by });
const stock = async () =>
  (await api.sql<{ stock: number }>('select stock from products where id = $1', [bearing]))[0]!.stock;
const mails = async () =>
  (await api.sql<{ kind: string }>('select kind from outbox where recipient = $1 order by id', [email])).map(
    ({ kind }) => kind,
  );

describe('an order goes its way', () => {
  it('confirmed, packed, sent in parts, delivered, completed; the buyer is told of each', async () => {
    expect(await move('confirmed')).toMatchObject({ status: 200, body: { message: `Order ${id} confirmed.` } });
    const first = (await pack([1, 6])).body.id;
    expect((await order()).status).toBe('confirmed');
    expect((await dispatch(first, { lr_number: 'VRL/118', expected_on: '2026-12-01' })).body.message).toBe(
      'SHP-000001 dispatched.'.replace('000001', String(first).padStart(6, '0')),
    );
    expect((await order()).status).toBe('partly shipped');
    const second = (await pack([1, 4], [2, 4])).body.id;
    await dispatch(second);
    expect((await order()).status).toBe('in transit');
    await report(first, 'delivered', 'Ramesh, gate 2');
    expect((await order()).status).toBe('in transit');
    await report(second, 'out for delivery');
    expect((await order()).status).toBe('out for delivery');
    await report(second, 'delivered');
    await move('completed');
    const done = await order();
    expect(done.status).toBe('completed');
    expect(done.lines.map(({ packed_qty }: { packed_qty: number }) => packed_qty)).toEqual([10, 4]);
    expect(done.shipments).toMatchObject([
      { status: 'delivered', lr_number: 'VRL/118', received_by: 'Ramesh, gate 2', lines: [{ line_no: 1, qty: 6 }] },
      {
        status: 'delivered',
        awb: 'BD1234567',
        lines: [
          { line_no: 1, qty: 4 },
          { line_no: 2, qty: 4 },
        ],
      },
    ]);
    expect(done.history.map(({ status }: { status: string }) => status)).toEqual([
      ...['placed', 'confirmed', 'partly shipped', 'partly shipped', 'in transit', 'in transit'],
      ...['out for delivery', 'delivered', 'completed'],
    ]);
    expect(await mails()).toEqual([
      ...['order-placed', 'order-confirmed', 'shipment-sent', 'shipment-sent', 'order-delivered'],
      ...['order-out-for-delivery', 'order-delivered'],
    ]);
  });

  it('packed once all of its goods are, and told of it then; until then it stays confirmed', async () => {
    const packed = async () => {
      const { status, history } = await order();
      return {
        status,
        steps: history.map((step: { status: string }) => step.status),
        told: (await mails()).filter((kind) => kind === 'order-packed').length,
      };
    };
    await move('confirmed');
    await pack([1, 10]);
    await pack([2, 3]);
    expect(await packed()).toEqual({ status: 'confirmed', steps: ['placed', 'confirmed'], told: 0 });
    await pack([2, 1]);
    expect(await packed()).toEqual({ status: 'packed', steps: ['placed', 'confirmed', 'packed'], told: 1 });
  });

  it('held while a part of it is packed: that stays where it is until it goes on', async () => {
    await move('confirmed');
    const { body } = await pack([1, 3]);
    await move('on hold', 'Payment is open.');
    const unpack = () => desk.post('/api/admin/shipment-unpack', { id: body.id });
    expect([(await dispatch(body.id)).status, (await unpack()).status]).toEqual([409, 409]);
    await move('confirmed');
    expect((await unpack()).status).toBe(200);
    expect(await order()).toMatchObject({ status: 'confirmed', shipments: [] });
  });

  it('held and let go on, with the reason to read', async () => {
    await move('confirmed');
    await move('on hold', 'Payment of PS/2627/000004 is open.');
    expect((await pack([1, 1])).status).toBe(409);
    await move('confirmed');
    expect((await order()).history.at(-2)).toMatchObject({
      status: 'on hold',
      note: 'Payment of PS/2627/000004 is open.',
    });
  });

  it('cancelled before dispatch: the stock is back, what was packed is taken apart', async () => {
    await move('confirmed');
    await pack([1, 3]);
    expect(await stock()).toBe(90);
    expect((await move('cancelled', 'The maker stopped this seal.')).status).toBe(200);
    expect(await stock()).toBe(100);
    expect(await order()).toMatchObject({
      status: 'cancelled',
      shipments: [],
      lines: [{ packed_qty: 0 }, { packed_qty: 0 }],
    });
  });

  it('taken apart again, its goods can be packed anew', async () => {
    await move('confirmed');
    await pack([2, 4]);
    const { body } = await pack([1, 10]);
    expect((await order()).status).toBe('packed');
    await desk.post('/api/admin/shipment-unpack', { id: body.id });
    expect((await order()).status).toBe('confirmed');
    expect((await pack([1, 10])).status).toBe(200);
  });
});

describe('what is refused leaves everything as it was', () => {
  it.each([
    ['confirmed twice', async () => move('confirmed'), () => move('confirmed'), 409],
    ['completed before delivery', async () => {}, () => move('completed'), 409],
    ['held without a reason', async () => move('confirmed'), () => move('on hold'), 400],
    ['cancelled without a reason', async () => {}, () => move('cancelled'), 400],
    ['packed before it is confirmed', async () => {}, () => pack([1, 1]), 409],
    ['packed beyond what was ordered', async () => move('confirmed'), () => pack([1, 11]), 409],
    ['packed beyond it by two lines of one', async () => move('confirmed'), () => pack([1, 6], [1, 6]), 409],
    ['a line that it does not have', async () => move('confirmed'), () => pack([9, 1]), 409],
    ['nothing packed', async () => move('confirmed'), () => pack(), 400],
    ['half a piece', async () => move('confirmed'), () => pack([1, 0.5]), 400],
    [
      'an unknown order',
      async () => {},
      () => desk.post('/api/admin/order-move', { id: 99_999_999, to: 'confirmed' }),
      404,
    ],
    ['an unknown consignment', async () => {}, () => dispatch(99_999_999), 404],
    [
      'an unknown return',
      async () => {},
      () => desk.post('/api/admin/return-settle', { id: 9_999_999, to: 'approved' }),
      404,
    ],
    ['an unknown status', async () => {}, () => move('paid'), 400],
  ])('%s', async (_, before, act, status) => {
    await before();
    const was = await order();
    const refusal = await act();
    expect({ status: refusal.status, success: refusal.body.success }).toEqual({ status, success: false });
    expect(await order()).toEqual(was);
  });

  it('dispatch needs a number of the carrier, a consignment that is there, and from ₹ 50,000 an e-way bill', async () => {
    id = await placeOrder(50);
    await api.sql(
      'update order_lines set qty = 1000, price_paise = 12345, taxable_paise = 12345000, cgst_paise = 1111050, sgst_paise = 1111050, total_paise = 14567100 where order_id = $1 and line_no = 1',
      [id],
    );
    await move('confirmed');
    const { body } = await pack([1, 1000]);
    expect((await dispatch(body.id, {})).body.fields).toEqual({
      awb: 'Enter the AWB number of a courier or the LR number of a transporter.',
    });
    expect((await dispatch(body.id)).body.fields.eway_bill).toMatch(
      /^Goods worth ₹1,45,671.00 travel with an e-way bill/,
    );
    expect((await dispatch(body.id, { awb: 'BD1', eway_bill: '1' })).status).toBe(400);
    expect((await dispatch(body.id, { awb: 'BD1234', eway_bill: '2712 3456-7890' })).status).toBe(200);
    expect((await order()).shipments[0].eway_bill).toBe('271234567890');
    expect((await dispatch(body.id, { awb: 'BD1234', eway_bill: '271234567890' })).status).toBe(409);
    expect((await desk.post('/api/admin/shipment-unpack', { id: body.id })).status).toBe(409);
    expect((await move('cancelled', 'late')).status).toBe(409);
  });

  it('two who pack the last goods at once: one of them is told', async () => {
    await move('confirmed');
    const answers = await Promise.all(Array.from({ length: 6 }, () => pack([1, 10])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await order()).lines[0].packed_qty).toBe(10);
  });
});

describe('a return', () => {
  let back: number;
  beforeEach(async () => {
    await move('confirmed');
    const shipment = (await pack([1, 10], [2, 4])).body.id;
    await dispatch(shipment);
    await report(shipment, 'delivered');
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
  const settle = (to: string, more: object = {}) => desk.post('/api/admin/return-settle', { id: back, to, ...more });

  it('is approved, received and put on the shelf', async () => {
    expect((await settle('received')).status).toBe(409);
    expect((await settle('approved', { answer: 'We collect it on Monday.' })).status).toBe(200);
    expect((await order()).status).toBe('return requested');
    expect((await settle('received', { restock: true })).status).toBe(200);
    expect(await stock()).toBe(93);
    expect(await order()).toMatchObject({
      status: 'delivered',
      lines: [{ returned_qty: 3 }, { returned_qty: 0 }],
      returns: [{ status: 'received' }],
    });
    expect((await mails()).slice(-2)).toEqual(['return-settled', 'return-received']);
  });

  it('is rejected with a reason that the buyer reads', async () => {
    expect((await settle('rejected')).body.fields).toEqual({ answer: 'Say why: the buyer reads it.' });
    expect((await settle('rejected', { answer: 'The box was opened.' })).status).toBe(200);
    expect(await order()).toMatchObject({
      status: 'delivered',
      returns: [{ status: 'rejected', answer: 'The box was opened.' }],
    });
    expect(await stock()).toBe(90);
  });
});

describe('the list', () => {
  const list = async (query: string) => (await desk.get(`/api/admin/order-list?${query}`)).body;

  it('finds by number, PO number and company, filters by status, sorts', async () => {
    const { company_id } = await addCompany(api, 'Konkan Pharma');
    const other = await addUser(api, company_id);
    const product_id = await addProduct(api, company_id, { price_paise: 9_99_999_00 });
    const konkan = (
      await (
        await signIn(api, other.email)
      ).post('/api/orders/create', { items: [{ product_id, qty: 1 }], po_number: 'KP/9' })
    ).body.id;
    expect((await list(`q=${konkan}`)).items).toMatchObject([
      { id: konkan, company: 'Konkan Pharma', po_number: 'KP/9', total: 999999 },
    ]);
    expect((await list('q=kp/9')).total).toBe(1);
    expect((await list('q=konk')).total).toBe(1);
    expect((await list('q=%25')).total).toBe(0);
    expect((await list('sort=total_desc&size=1')).items[0].id).toBe(konkan);
    expect((await list('size=1')).items[0].id).toBe(konkan);
    expect((await list(`company_id=${company}&status=placed&size=1`)).items[0].id).toBe(id);
    expect((await list('status=paid')).success).toBe(false);
  });
});

describe('who may call', () => {
  const calls: [string, object?][] = [
    ['/api/admin/order-list'],
    ['/api/admin/order-get?id=1'],
    ['/api/admin/order-move', { id: 1, to: 'confirmed' }],
    ['/api/admin/shipment-pack', { order_id: 1, lines: [{ line_no: 1, qty: 1 }] }],
    ['/api/admin/shipment-unpack', { id: 1 }],
    ['/api/admin/shipment-dispatch', { id: 1, carrier: 'x', awb: 'BD1234' }],
    ['/api/admin/shipment-move', { id: 1, to: 'delivered' }],
    ['/api/admin/return-settle', { id: 1, to: 'approved' }],
  ];
  it.each(calls)('%s: nobody 401, a buyer 403', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });
});
