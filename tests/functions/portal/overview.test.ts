import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus } from '#contracts/orders/portal.ts';
import { RfqStatus } from '#contracts/quotes/rfqs.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder, type Owner } from '../../support/portal-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

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

it('says what is owed by the ledger: late, next, and less money on account', async () => {
  const { company_id } = await addCompany(api, 'Malwa');
  const user = await addUser(api, company_id);
  const owner = { company_id, user_id: user.id };
  const due = async (days: number, fields: object = {}) => {
    const id = await addInvoice(api, owner, fields);
    await api.sql(`update invoices set due_date = (now() at time zone 'Asia/Kolkata')::date + $2::int where id = $1`, [
      id,
      days,
    ]);
  };
  await due(-12, { status: 'part paid', paid_paise: 1_800 });
  await due(-1);
  await due(0);
  await due(0);
  await due(9);
  // Neither one that awaits its IRN, nor a draft, nor one of another company.
  await due(-40, { needs_irn: true, released: false });
  await addInvoice(api, owner, { status: 'draft', number: null, date: null, due_date: null });
  await addInvoice(api, mine, { due_date: '2026-11-02' });
  await api.sql(
    `insert into receipts (company_id, number, amount_paise, unallocated_paise, method, received_on, bill_to_name, bill_to_address, recorded_by)
     values ($1, 'PSR/OWED', 5000, 5000, 'NEFT', '2026-11-02', 'Malwa', 'Plant road', $2)`,
    [company_id, user.id],
  );
  const person = await signIn(api, user.email);
  const { answer, trips } = await countTrips(() => person.get('/api/customer/overview'));
  expect(trips).toBe(1);
  const { next, ...owed } = answer.body.owed;
  expect(owed).toEqual({
    overdue: 218,
    overdue_count: 2,
    oldest_days: 12,
    on_account: 50,
    balance: 218 + 3 * 118 - 50,
  });
  expect(next).toMatchObject({ amount: 236, count: 2 });
  const { ageing } = (await person.get('/api/customer/statement')).body;
  expect({ on_account: ageing.on_account, total: ageing.total }).toEqual({ on_account: 50, total: owed.balance });
  const late = (await person.get('/api/customer/invoices?status=overdue')).body;
  expect(late.total).toBe(owed.overdue_count);
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
    owed: { overdue: 0, overdue_count: 0, oldest_days: 0, next: null, on_account: 0, balance: 0 },
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
