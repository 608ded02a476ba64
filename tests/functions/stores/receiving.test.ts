import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addPurchaseOrder, addShortOrder, addVendor, itemOf } from '../../support/examples/stores-examples.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

/** Vendors, purchase orders and the goods received for them (decision 074). */
let api: Api;
let staff: Person;
let owner: { company_id: number; user_id: number };
let product_id: number;
let item_id: number;
let vendor_id: number;
let serial = 0;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  owner = { company_id, user_id: (await addUser(api, company_id)).id };
});
afterAll(() => api.stop());
beforeEach(async () => {
  product_id = await addProduct(api, owner.company_id, { name: 'Safety helmet', stock: 0 });
  item_id = await itemOf(api, product_id);
  vendor_id = await addVendor(api, `Karam Traders ${++serial}`, 10);
});

const order = async (id: number) => (await staff.get(`/api/admin/purchase-order-get?id=${id}`)).body.order;
const save = (body: object) =>
  staff.post('/api/admin/purchase-order-save', { vendor_id, lines: [{ item_id, qty: 40, cost: 118.5 }], ...body });
const move = (id: number, version: number, to: string) =>
  staff.post('/api/admin/purchase-order-move', { id, version, to });
const receive = (id: number, version: number, qty: number, more: object = {}) =>
  staff.post('/api/admin/goods-receive', { id, version, lines: [{ line_no: 1, qty }], ...more });
const stock = async () =>
  (await api.sql<{ stock: number }>('select stock::float8 as stock from items where id = $1', [item_id]))[0]!.stock;

describe('a purchase order', () => {
  it('is drafted, changed, sent, received in parts and then complete', async () => {
    const { body } = await save({ due_on: '2026-12-10', note: 'Deliver to gate 2.' });
    expect(body.message).toMatch(/^PSO\/\d{4}\/\d{6} saved as a draft\.$/);
    expect(await order(body.id)).toMatchObject({
      ...{ status: 'draft', version: 1, value: 4740, due_on: '2026-12-10' },
      lines: [{ qty: 40, cost: 118.5, received_qty: 0 }],
    });
    expect((await save({ id: body.id, version: 1, lines: [{ item_id, qty: 50, cost: 110 }] })).status).toBe(200);
    expect((await receive(body.id, 2, 1)).body.message).toMatch(/is draft\. Mark it as sent first\./);
    expect((await move(body.id, 2, 'sent')).status).toBe(200);
    expect((await save({ id: body.id, version: 3 })).body.message).toMatch(/is sent\. It can no longer be changed\./);

    const first = await receive(body.id, 3, 20, { document: 'KT/881', note: 'One carton wet.' });
    expect(first.body.message).toMatch(/^GRN-\d{6} recorded\./);
    expect(await stock()).toBe(20);
    expect(await order(body.id)).toMatchObject({
      ...{ status: 'part received', version: 4, lines: [{ received_qty: 20 }] },
      receipts: [
        { code: first.body.code, document: 'KT/881', note: 'One carton wet.', lines: [{ line_no: 1, qty: 20 }] },
      ],
    });
    const { items } = (await staff.get(`/api/admin/stock-list?product_id=${product_id}`)).body;
    const { number } = await order(body.id);
    expect(items).toMatchObject([{ change: 20, stock: 20, reason: 'received', note: `${number}, ${first.body.code}` }]);
    expect((await receive(body.id, 4, 30)).status).toBe(200);
    expect(await order(body.id)).toMatchObject({ status: 'received', lines: [{ received_qty: 50 }] });
    expect((await receive(body.id, 5, 1)).body.message).toMatch(/Nothing more is expected for it\./);
  });

  it('counts as on order, with its day, until it is received, closed or cancelled', async () => {
    await addShortOrder(api, owner, { product_id, qty: 25 });
    const id = await addPurchaseOrder(api, { vendor_id, item_id, qty: 10, due_on: '2026-12-15' });
    const shortOf = async () =>
      (await staff.get('/api/admin/short-list?size=100')).body.items.find(
        (row: { item_id: number }) => row.item_id === item_id,
      );
    expect(await shortOf()).toMatchObject({
      ...{ short: 25, on_order: { qty: 10, due_on: '2026-12-15' }, to_buy: 15 },
      vendor: { id: vendor_id },
      cost: 50,
    });
    const list = async (status: string) =>
      (await staff.get(`/api/admin/purchase-order-list?status=${status}&vendor_id=${vendor_id}`)).body.items;
    expect(await list('open')).toMatchObject([{ id, due_on: '2026-12-15', value: 500 }]);
    expect((await receive(id, 1, 4)).status).toBe(200);
    // What came is allocated to the order that lacks it.
    expect(await stock()).toBe(0);
    expect(await shortOf()).toMatchObject({ short: 21, free: 0, on_order: { qty: 6 }, to_buy: 15 });
    expect((await move(id, 2, 'received')).status).toBe(200);
    expect(await shortOf()).toMatchObject({ short: 21, on_order: null, to_buy: 21 });
    expect(await list('open')).toEqual([]);
  });

  it('of two receipts at once one is recorded, and a repetition is the same receipt', async () => {
    const id = await addPurchaseOrder(api, { vendor_id, item_id, qty: 10 });
    const answers = await Promise.all([receive(id, 1, 10), receive(id, 1, 10)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stock()).toBe(10);
  });

  it('is made for what is short, one for each vendor, at the last cost', async () => {
    const other = await itemOf(api, await addProduct(api, owner.company_id, { cost_paise: 700 }));
    const never = await itemOf(api, await addProduct(api, owner.company_id));
    const second = await addVendor(api, `Metro Safety ${serial}`);
    await addPurchaseOrder(api, { vendor_id, item_id, cost_paise: 9900 }, 'received');
    await addPurchaseOrder(api, { vendor_id: second, item_id: other, cost_paise: 650 }, 'received');
    const lines = [item_id, other, never].map((id) => ({ item_id: id, qty: 6 }));
    const refused = await staff.post('/api/admin/purchase-orders-from-short', { lines });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { vendor_id: expect.stringMatching(/Choose a vendor/) } },
    });
    const { body } = await staff.post('/api/admin/purchase-orders-from-short', { lines, vendor_id });
    expect(body.ids).toHaveLength(2);
    await addShortOrder(api, owner, { product_id, qty: 9 });
    const made = await Promise.all(body.ids.map(order));
    expect(made[0].lines.map(({ short }: { short: number }) => short)).toEqual([9, 0]);
    expect(made).toMatchObject([
      {
        status: 'draft',
        vendor: { id: vendor_id },
        lines: [
          { item_id, cost: 99 },
          { item_id: never, cost: 0 },
        ],
      },
      { status: 'draft', vendor: { id: second }, due_on: null, lines: [{ item_id: other, qty: 6, cost: 6.5 }] },
    ]);
    expect(made[0].due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await move(made[0].id, 1, 'sent')).body.message).toMatch(/^Enter the cost of .+ before PSO/);
  });

  it('is printed for the vendor, but not once it is cancelled', async () => {
    const { body } = await save({ note: 'Deliver to gate 2.' });
    const pdf = await staff.get(`/api/admin/purchase-order-pdf?id=${body.id}`);
    expect(pdf.status).toBe(200);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
    await move(body.id, 1, 'cancelled');
    expect((await staff.get(`/api/admin/purchase-order-pdf?id=${body.id}`)).status).toBe(409);
    expect((await move(body.id, 2, 'sent')).status).toBe(409);
  });

  it.each([
    ['no vendor', { vendor_id: 987_654 }, 'vendor_id'],
    ['no lines', { lines: [] }, 'lines'],
    ['an unknown item', { lines: [{ item_id: 987_654, qty: 1, cost: 1 }] }, 'lines.0.item_id'],
    ['half a helmet', () => ({ lines: [{ item_id, qty: 1.5, cost: 1 }] }), 'lines.0.qty'],
    ['an item twice', () => ({ lines: [1, 2].map((qty) => ({ item_id, qty, cost: 1 })) }), 'lines'],
    ['no cost', () => ({ lines: [{ item_id, qty: 1 }] }), 'lines.0.cost'],
  ])('is refused with %s', async (_, body, field) => {
    const answer = await save(typeof body === 'function' ? body() : body);
    expect({ status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  it.each([
    ['more than is due', { lines: [{ line_no: 1, qty: 11 }] }, 400, /^Only 10 nos of .+ are still due/],
    ['half a helmet', { lines: [{ line_no: 1, qty: 0.5 }] }, 400, /^Whole numbers only/],
    ['an unknown line', { lines: [{ line_no: 7, qty: 1 }] }, 400, /has no line 7/],
    ['a line twice', { lines: [1, 1].map((line_no) => ({ line_no, qty: 1 })) }, 400, /listed twice/],
    ['an older version', { version: 0 }, 409, /Another user has changed/],
  ])('takes no receipt of %s', async (_, body, status, message) => {
    const id = await addPurchaseOrder(api, { vendor_id, item_id, qty: 10 });
    const answer = await receive(id, 1, 1, body);
    expect({
      status: answer.status,
      message: Object.values(answer.body.fields ?? { message: answer.body.message })[0],
    }).toEqual({
      status,
      message: expect.stringMatching(message),
    });
    expect(await stock()).toBe(0);
  });
});

describe('a vendor', () => {
  const saveVendor = (body: object) => staff.post('/api/admin/vendor-save', { name: `Vendor ${++serial}`, ...body });

  it('is added, changed and found by its GST number', async () => {
    const { body } = await saveVendor({
      name: 'Deccan Tools',
      gstin: '08AAKCA4172M1ZA',
      state: 'Rajasthan',
      payment_days: 30,
    });
    expect(body.message).toBe('Vendor added.');
    const { items } = (await staff.get('/api/admin/vendor-list?q=08AAKCA4172M')).body;
    expect(items).toMatchObject([{ id: body.id, name: 'Deccan Tools', payment_days: 30, open_orders: 0, version: 1 }]);
    expect((await saveVendor({ id: body.id, version: 1, name: 'Deccan Tools Ltd' })).status).toBe(200);
    expect((await saveVendor({ id: body.id, version: 1, name: 'Deccan' })).body.message).toMatch(/Another user/);
    expect((await saveVendor({ id: 987_654 })).status).toBe(404);
  });

  it.each([
    ['a name in use', () => ({ name: 'KARAM TWICE' }), 'name'],
    ['another State', () => ({ gstin: '08AAKCA4172M1ZA', state: 'Kerala' }), 'state'],
    ['an unknown State', () => ({ state: 'Narnia' }), 'state'],
    ['a mistyped GST number', () => ({ gstin: '08AAKCA4172M1ZX' }), 'gstin'],
    ['half a day', () => ({ lead_days: 1.5 }), 'lead_days'],
  ])('is refused with %s', async (_, body, field) => {
    await saveVendor({ name: 'Karam twice' });
    const answer = await saveVendor(body());
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('is for staff only, in the database too', async () => {
    const { email } = await addUser(api, owner.company_id);
    const buyer = await signIn(api, email);
    expect((await buyer.get('/api/admin/vendor-list')).status).toBe(403);
    const [session] = await api.sql<{ user_id: string; id: string }>(
      'select user_id, id from sessions order by created_at desc limit 1',
    );
    const app = await connectAsApp();
    for (const table of [
      'vendors',
      'purchase_orders',
      'purchase_order_lines',
      'goods_receipts',
      'goods_receipt_lines',
    ]) {
      expect(await app.rows(`select * from ${table}`, { user: Number(session!.user_id), id: session!.id })).toBe(
        REFUSED,
      );
    }
    await app.stop();
  });
});
