import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../support/fixtures.ts';
import { addInvoice, addOrder } from '../support/portal-fixtures.ts';

let api: Api;
let desk: Person;
let buyer: Person;
let order: number;
let product: number;
let invoice: number;
let user: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  user = await addUser(api, company_id);
  const owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  desk = await signIn(api, (await addUser(api, null)).email);
  product = await addProduct(api, company_id, { name: 'Spindle bearing', sku: 'SPB-7', stock: 3 });
  await addProduct(api, company_id, { stock: 0, active: false });
  order = await addOrder(api, owner, 'placed');
  await addOrder(api, owner, 'cancelled');
  await api.sql(`update orders set created_at = now() - interval '400 days' where id = $1`, [
    await addOrder(api, owner, 'confirmed'),
  ]);
  invoice = await addInvoice(api, owner, {
    ...{ number: 'PS/2627/000118', status: 'part paid', paid_paise: 800, due_date: '2026-01-31' },
  });
  await addInvoice(api, owner, { status: 'paid', paid_paise: 11_800 });
  const ask = () =>
    buyer.post('/api/customer/rfq-create', { title: 'Spindles', lines: [{ item: 'x', qty: 1, unit: 'NOS' }] });
  await ask();
  await api.sql(`update rfqs set created_at = now() - interval '5 days' where id = $1`, [(await ask()).body.id]);
});
afterAll(() => api.stop());

// The fixture places an order under each invoice too.
describe('the first page of the desk', () => {
  it('counts what waits, by age where age matters', async () => {
    const { body } = await desk.get('/api/admin/dashboard');
    expect(body).toMatchObject({
      customers: 1,
      open_rfqs: 2,
      waiting: {
        rfqs_under_a_day: 1,
        rfqs_older: 1,
        to_confirm: 3,
        to_ship: 1,
        low_stock: 1,
        enquiries: 0,
        tickets: 0,
      },
    });
  });

  it('sums what is unpaid, in rupees, less what was paid', async () => {
    const { body } = await desk.get('/api/admin/dashboard');
    expect(body.unpaid).toEqual({ invoices: 1, amount: 110, overdue: 1, overdue_amount: 110 });
  });

  it('has an entry for each of thirty days, today with what stands', async () => {
    const { days } = (await desk.get('/api/admin/dashboard')).body;
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ orders: expect.any(Number) });
    expect(days.slice(0, -1).every((day: { orders: number }) => day.orders === 0)).toBe(true);
    const [{ count }] = (await api.sql<{ count: number }>(
      `select count(*)::int from orders where status <> 'cancelled' and created_at > now() - interval '1 day'`,
    )) as [{ count: number }];
    expect(days.at(-1)).toMatchObject({ orders: count, revenue: count });
  });
});

describe('the palette finds', () => {
  it.each([
    ['an order by its number', () => String(order), 'order', () => order],
    ['an invoice by its number', () => 'ps/2627/0001', 'invoice', () => invoice],
    ['an RFQ by its title', () => 'spindles', 'rfq', () => null],
    ['a company by its name', () => 'aravalli', 'company', () => null],
    ['a customer by name', () => user.email.replace('user', 'User ').split('@')[0], 'customer', () => user.id],
    ['a customer by the email address', () => user.email, 'customer', () => user.id],
    ['a product by its SKU', () => 'spb7', 'product', () => product],
  ])('%s', async (_, words, kind, id) => {
    const { items } = (await desk.get(`/api/admin/find?q=${words()}`)).body;
    const found = items.filter((item: { kind: string }) => item.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    if (id() !== null) expect(found[0].id).toBe(id());
  });

  it('nothing for signs, and refuses nothing at all', async () => {
    expect((await desk.get('/api/admin/find?q=%25%5F')).body.items).toEqual([]);
    expect((await desk.get('/api/admin/find?q=')).status).toBe(400);
  });
});

it.each(['/api/admin/dashboard', '/api/admin/find?q=a'])('%s: nobody 401, a buyer 403', async (path) => {
  expect([(await as(api).get(path)).status, (await buyer.get(path)).status]).toEqual([401, 403]);
});
