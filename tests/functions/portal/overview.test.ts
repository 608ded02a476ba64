import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus } from '#contracts/orders/portal.ts';
import { RfqStatus } from '#contracts/quotes/rfqs.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder, type Owner } from '../../support/portal-fixtures.ts';

let api: Api;
let buyer: Person;
let mine: Owner;
let stranger: Person;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  mine = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  const konkan = await addCompany(api, 'Konkan');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);

  for (const status of OrderStatus.options) await addOrder(api, mine, status);
  for (const status of RfqStatus.options) {
    await api.sql('insert into rfqs (company_id, title, status, created_by) values ($1, $2, $3, $4)', [
      company_id,
      status,
      status,
      mine.user_id,
    ]);
  }
  // Each with its own order, which is placed.
  for (const status of ['issued', 'part paid', 'paid', 'cancelled']) await addInvoice(api, mine, { status });
  await addInvoice(api, mine, { status: 'issued', due_date: '2026-11-02' });
  await addInvoice(api, mine, { status: 'draft', number: null, date: null, due_date: null });
});
afterAll(() => api.stop());

it('counts open records', async () => {
  const { status, body } = await buyer.get('/api/customer/overview');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    // submitted, under review, more information requested
    open_rfqs: 3,
    // All except delivered, completed, rejected, cancelled and returned; 6 placed for invoices.
    active_orders: OrderStatus.options.length - 5 + 6,
    // issued, part paid, overdue
    pending_invoices: 3,
  });
});

it('lists the five newest records of each kind, as in their lists', async () => {
  const { body } = await buyer.get('/api/customer/overview');
  for (const [kind, path] of Object.entries({
    rfqs: '/api/customer/rfqs?size=5',
    orders: '/api/orders/list?size=5',
    invoices: '/api/customer/invoices?size=5',
  })) {
    expect(body[kind]).toHaveLength(5);
    expect(body[kind]).toEqual((await buyer.get(path)).body.items);
  }
});

it('lists the products ordered last, each once and at the current price', async () => {
  const rope = await addProduct(api, mine.company_id, {
    name: 'Rope',
    price_paise: 4_000,
    unit: 'ROL',
    pack: 'Coil of 90 m',
  });
  const hook = await addProduct(api, mine.company_id, { name: 'Hook' });
  const gone = await addProduct(api, mine.company_id, { name: 'Gone' });
  const order = (...items: [number, number][]) =>
    buyer.post('/api/orders/create', { items: items.map(([product_id, qty]) => ({ product_id, qty })) });
  await order([rope, 2], [hook, 1], [gone, 1]);
  await order([rope, 5]);
  await api.sql('update products set price_paise = 4500 where id = $1', [rope]);
  await api.sql('update products set active = false where id = $1', [gone]);
  const { body } = await buyer.get('/api/customer/overview');
  expect(body.bought).toMatchObject([
    {
      id: rope,
      name: 'Rope',
      qty: 5,
      price: 45,
      stock: 93,
      pack: 'Coil of 90 m',
      bought_at: expect.stringMatching(/Z$/),
    },
    { id: hook, qty: 1 },
  ]);
  expect((await stranger.get('/api/customer/overview')).body.bought).toEqual([]);
});

it('is empty for a company without records', async () => {
  expect((await stranger.get('/api/customer/overview')).body).toEqual({
    success: true,
    open_rfqs: 0,
    active_orders: 0,
    pending_invoices: 0,
    unread_orders: 0,
    unread_rfqs: 0,
    rfqs: [],
    orders: [],
    invoices: [],
    bought: [],
  });
});
