import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addShortOrder, itemOf } from '../../support/examples/stores-examples.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn, updateItem } from '../../support/fixtures.ts';
import { addQuote } from '../../support/quote-fixtures.ts';

/** What orders hold of the stock and what they lack: accepted quotes for more than there is (decision 073). */
let api: Api;
let staff: Person;
let buyer: Person;
let owner: { company_id: number; user_id: number };
/** Helmets, 25 of them in stock. */
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('delete from outbox');
  product_id = await addProduct(api, owner.company_id, { name: 'Safety helmet', stock: 25 });
});

/** An accepted quote for helmets, confirmed; returns the order's number. */
async function orderOf(qty: number): Promise<number> {
  const quote = await addQuote(api, owner, { lines: [{ product_id, sku: 'HLM', qty }] });
  const accepted = await buyer.post('/api/customer/quote-accept', { id: quote });
  expect(accepted.body.message).toMatch(/placed/);
  const id = accepted.body.order_id as number;
  expect((await staff.post('/api/admin/order-move', { id, to: 'confirmed' })).status).toBe(200);
  return id;
}
const lineOf = async (id: number) => (await staff.get(`/api/admin/order-get?id=${id}`)).body.order.lines[0];
const pack = (order_id: number, qty: number) =>
  staff.post('/api/admin/shipment-pack', { order_id, lines: [{ line_no: 1, qty }] });
const freeStock = async () =>
  (await api.sql<{ stock: number }>('select stock::float8 as stock from catalog where id = $1', [product_id]))[0]!
    .stock;
const mails = () =>
  api.sql<{ recipient: string; payload: { name: string | null; orders: object[] } }>(
    `select recipient, payload from outbox where kind = 'goods-allocated' order by id`,
  );

describe('an order for more than there is', () => {
  it('shows what is allocated and short, and no more than the shelf has can be packed', async () => {
    const id = await orderOf(200);
    expect(await lineOf(id)).toMatchObject({ qty: 200, allocated_qty: 25, short_qty: 175, packed_qty: 0, stock: 0 });
    const refused = await pack(id, 200);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Only 25 nos of HLM are available for this order. Receive the goods or count the stock first, or pack fewer.',
      },
    });
    expect(await lineOf(id)).toMatchObject({ packed_qty: 0, allocated_qty: 25 });
    expect((await pack(id, 25)).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ packed_qty: 25, allocated_qty: 0, short_qty: 175 });
    expect((await pack(id, 1)).body.message).toMatch(/^No HLM is available for this order\./);
    expect((await pack(id, 176)).body.message).toMatch(/Less than that is left to pack|No HLM is available/);
  });

  it('takes free stock when it is packed, and gives nothing away twice to two packers at once', async () => {
    const [first, second] = [await orderOf(200), await orderOf(50)];
    await updateItem(api, product_id, 'stock = 40');
    const answers = await Promise.all([pack(first, 65), pack(second, 40)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const packed = answers[0]!.status === 200 ? 65 : 40;
    const lines = await Promise.all([lineOf(first), lineOf(second)]);
    const held = lines.map(({ packed_qty, allocated_qty }) => packed_qty + allocated_qty).reduce((a, b) => a + b, 0);
    expect(lines.map(({ packed_qty }) => packed_qty).reduce((a, b) => a + b, 0)).toBe(packed);
    // 25 allocated when the first was accepted, and 40 that came: all of it is with one of the two, or free.
    expect(held + (await freeStock())).toBe(65);
  });

  it('unpacked goods stay allocated to it, and cancelling releases all of it', async () => {
    const id = await orderOf(30);
    await updateItem(api, product_id, 'stock = 10');
    const { body } = await pack(id, 30);
    expect(await freeStock()).toBe(5);
    expect((await staff.post('/api/admin/shipment-unpack', { id: body.id })).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ allocated_qty: 30, short_qty: 0 });
    await staff.post('/api/admin/order-move', { id, to: 'cancelled', note: 'Ordered twice.' });
    expect(await freeStock()).toBe(35);
  });

  it('the database refuses a packed quantity that was not taken from the stock', async () => {
    const id = await orderOf(200);
    await expect(api.sql('update order_lines set packed_qty = 26 where order_id = $1', [id])).rejects.toThrow(
      /order_lines_packed_from_stock/,
    );
  });
});

describe('goods that come', () => {
  it('go to the order needed first, then to the oldest, and their owners get a mail', async () => {
    const meera = await addUser(api, null);
    await updateItem(api, product_id, 'stock = 0');
    const oldest = await addShortOrder(api, owner, { product_id, qty: 10 });
    const later = await addShortOrder(api, owner, { product_id, qty: 10 }, { need_by: '2026-12-20' });
    const first = await addShortOrder(api, owner, { product_id, qty: 10 }, { need_by: '2026-12-05' });
    const waiting = await addShortOrder(api, owner, { product_id, qty: 10 }, { status: 'pending approval' });
    await api.sql('update orders set owner_id = $2 where id = any($1)', [[first, later], meera.id]);
    const { body } = await staff.post('/api/admin/stock-adjust', { product_id, change: 24, reason: 'received' });
    expect(body).toMatchObject({ message: 'Stock is now 0. 24 allocated to orders that were short.', stock: 0 });
    const got = await Promise.all([first, later, oldest, waiting].map(lineOf));
    expect(got.map(({ allocated_qty, short_qty }) => [allocated_qty, short_qty])).toEqual([
      [10, 0],
      [10, 0],
      [4, 6],
      [0, 0],
    ]);
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient === meera.email)).toEqual(expect.arrayContaining([true, false]));
    expect(sent).toHaveLength(2);
    const toMeera = sent.find(({ recipient }) => recipient === meera.email)!;
    expect(toMeera.payload.orders).toMatchObject(
      [
        { order_id: later, qty: 10, short: 0 },
        { order_id: first, qty: 10, short: 0 },
      ].toSorted((a, b) => a.order_id - b.order_id),
    );
    expect(sent.find(({ recipient }) => recipient !== meera.email)!.payload).toMatchObject({
      name: null,
      orders: [{ order_id: oldest, qty: 4, short: 6 }],
    });
  });

  it('stay free if no order lacks them, and no mail is sent', async () => {
    expect(
      (await staff.post('/api/admin/stock-adjust', { product_id, change: 5, reason: 'received' })).body,
    ).toMatchObject({
      message: 'Stock is now 30.',
      stock: 30,
    });
    expect(await mails()).toEqual([]);
  });

  it('that were left free are allocated from the list of short items, once', async () => {
    const id = await orderOf(60);
    await updateItem(api, product_id, 'stock = 12');
    const item_id = await itemOf(api, product_id);
    expect((await staff.post('/api/admin/stock-allocate', { item_id })).status).toBe(200);
    expect(await lineOf(id)).toMatchObject({ allocated_qty: 37, short_qty: 23, stock: 0 });
    expect(await staff.post('/api/admin/stock-allocate', { item_id })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Nothing to allocate/) },
    });
    expect((await buyer.post('/api/admin/stock-allocate', { item_id })).status).toBe(403);
    expect((await as(api).post('/api/admin/stock-allocate', { item_id })).status).toBe(401);
  });
});

describe('an item that is moved to another bin', () => {
  const move = async (bin: string | null, bin_was: string | null, person = staff) =>
    person.post('/api/admin/item-move', { item_id: await itemOf(api, product_id), bin, bin_was });

  it('is there for all, and a product form opened before does not move it back', async () => {
    await updateItem(api, product_id, `bin = 'A-01'`);
    const { product } = (await staff.get(`/api/admin/product-get?id=${product_id}`)).body;
    expect(await move(' B-02 ', 'A-01')).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/is in bin B-02 now\.$/) },
    });
    expect((await staff.post('/api/admin/product-save', product)).status).toBe(409);
    const { items } = (await staff.get(`/api/admin/item-stock-list?q=${product.sku}`)).body;
    expect(items[0]).toMatchObject({ bin: 'B-02' });
    expect((await move(null, 'B-02')).status).toBe(200);
  });

  it('is not moved twice, and not by a buyer', async () => {
    await updateItem(api, product_id, `bin = 'A-01'`);
    expect(await move('C-03', 'B-02')).toMatchObject({
      status: 409,
      body: { fields: { bin: 'Someone has moved the item. It is in bin A-01 now. Enter yours again to replace it.' } },
    });
    expect((await move('C-03', 'A-01', buyer)).status).toBe(403);
    expect((await staff.post('/api/admin/item-move', { item_id: 999_999, bin: 'C', bin_was: null })).status).toBe(404);
  });
});

describe('the lists', () => {
  const short = async (query = '') => (await staff.get(`/api/admin/short-list?${query}`)).body;

  it('say what is short over all orders, when it is needed, and what is to buy', async () => {
    await api.sql(`update orders set status = 'cancelled'`);
    expect(await short()).toMatchObject({ items: [], total: 0 });
    await updateItem(api, product_id, 'stock = 0, cost_paise = 12000');
    const [first, second] = [
      await addShortOrder(api, owner, { product_id, qty: 30 }),
      await addShortOrder(api, owner, { product_id, qty: 20 }, { need_by: '2026-12-05' }),
    ];
    const other = await addProduct(api, owner.company_id, { name: 'Ear plug', stock: 0 });
    await addShortOrder(api, owner, { product_id: other, qty: 5 }, { need_by: '2026-12-01' });
    await updateItem(api, product_id, 'stock = 8');
    await updateItem(api, other, 'stock = 5');
    const { items, total } = await short();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { name: 'Ear plug', short: 5, free: 5, to_buy: 0, needed_on: '2026-12-01', order_count: 1 },
      {
        ...{ name: 'Safety helmet', short: 50, free: 8, to_buy: 42, needed_on: '2026-12-05', on_order: null },
        ...{ orders: [second, first], order_count: 2, vendor: null, cost: 120, cost_per: 1 },
      },
    ]);
    expect((await short('buy=yes')).items).toMatchObject([{ name: 'Safety helmet' }]);
    expect((await short('q=plug')).items).toMatchObject([{ name: 'Ear plug' }]);
    expect((await short('sort=needed_desc')).items).toMatchObject([{ name: 'Safety helmet' }, { name: 'Ear plug' }]);
    expect((await short('size=1&page=2')).items).toMatchObject([{ name: 'Safety helmet' }]);
  });

  it('show on hand as free and allocated, without what is packed', async () => {
    const id = await orderOf(20);
    await pack(id, 4);
    const item = async (query: string) =>
      (await staff.get(`/api/admin/item-stock-list?q=helmet&sort=free_desc&size=100&${query}`)).body.items.find(
        (row: { product_id: number }) => row.product_id === product_id,
      );
    expect(await item('')).toMatchObject({ on_hand: 21, allocated: 16, free: 5, short: 0, on_order: null });
    expect(await item('show=allocated')).toBeDefined();
    expect(await item('show=short')).toBeUndefined();
  });
});
