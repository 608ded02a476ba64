import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, as, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder, addPayment } from '../../support/portal-fixtures.ts';

const UTR = 'HDFCN52026110200417';

let api: Api;
let staff: Person;
let buyer: Person;
let order: number;
let product: number;
let invoice: number;
let user: { id: number; email: string };
let owner: { company_id: number; user_id: number };
let ticket: number;
let rfq: number;
let consignment: number;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
  staff = await signIn(api, (await addUser(api, null)).email);
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
  const paid = await addInvoice(api, owner, { status: 'paid', paid_paise: 11_800 });
  await addPayment(api, { ...owner, invoice_id: paid, paise: 11_800, reference: UTR });
  const ask = () =>
    buyer.post('/api/customer/rfq-create', { title: 'Spindles', lines: [{ item: 'x', qty: 1, unit: 'NOS' }] });
  await ask();
  rfq = (await ask()).body.id;
  await api.sql(`update rfqs set created_at = now() - interval '5 days' where id = $1`, [rfq]);
  await api.sql(`update rfqs set created_at = now() - interval '2 days' where id = $1`, [(await ask()).body.id]);
  // Different numbers for order and RFQ, so that they cannot be confused.
  await api.sql(
    `select setval(pg_get_serial_sequence('shipments', 'id'), 700), setval(pg_get_serial_sequence('tickets', 'id'), 800)`,
  );
  [consignment, ticket] = await addNumbered(company_id);
});
afterAll(() => api.stop());

/** Adds a consignment of the order and a closed ticket of the user, which waits for no reply; returns their ids. */
async function addNumbered(company_id: number): Promise<[number, number]> {
  const add = async (sql: string, of: number) =>
    Number((await api.sql<{ id: string }>(sql, [company_id, of, user.id]))[0]!.id);
  return [
    await add(
      `insert into shipments (company_id, order_id, status, created_by) values ($1, $2, 'packed', $3) returning id`,
      order,
    ),
    await add(
      `insert into tickets (company_id, user_id, subject, status) select $1, $3, 'Short', 'closed' where $2 > 0 returning id`,
      1,
    ),
  ];
}

// The fixture also places an order for each invoice.
describe('the dashboard', () => {
  it('counts what needs attention, RFQs by age', async () => {
    const { body } = await staff.get('/api/admin/dashboard');
    expect(body).toMatchObject({
      customers: 1,
      open_rfqs: 3,
      waiting: {
        rfqs_under_a_day: 1,
        rfqs_under_three_days: 1,
        rfqs_older: 1,
        to_confirm: 3,
        to_ship: 1,
        low_stock: 1,
        enquiries: 0,
        tickets: 0,
      },
    });
  });

  it('sums unpaid amounts in rupees, less payments', async () => {
    const { body } = await staff.get('/api/admin/dashboard');
    expect(body.unpaid).toEqual({ invoices: 1, amount: 110, overdue: 1, overdue_amount: 110 });
  });

  it('has an entry for each of thirty days, without cancelled orders', async () => {
    const { days } = (await staff.get('/api/admin/dashboard')).body;
    const ago = Array.from({ length: 30 }, (_, at) => dayInIndia(new Date(Date.now() - (29 - at) * 86_400_000)));
    expect(days.map(({ day }: { day: string }) => day)).toEqual(ago);
    const placed = await api.sql<{ day: string; status: string }>(
      `select (created_at at time zone 'Asia/Kolkata')::date::text as day, status from orders`,
    );
    expect(placed.filter(({ status }) => status === 'cancelled')).not.toEqual([]);
    const counted = placed.filter(({ status }) => status !== 'cancelled');
    expect(counted).not.toEqual([]);
    for (const { day, orders, revenue } of days) {
      const count = counted.filter((order) => order.day === day).length;
      expect({ day, orders, revenue }).toEqual({ day, orders: count, revenue: count });
    }
  });
});

describe('the palette finds', () => {
  it.each([
    ['an order by its number', () => String(order), 'order', () => order],
    ['an order by its label', () => `Order ${order}`, 'order', () => order],
    ['an invoice by its number', () => 'ps/2627/0001', 'invoice', () => invoice],
    ['an RFQ by its title', () => 'spindles', 'rfq', () => null],
    ['a company by its name', () => 'aravalli', 'company', () => null],
    ['a customer by name', () => user.email.replace('user', 'User ').split('@')[0], 'customer', () => user.id],
    ['a customer by the email address', () => user.email, 'customer', () => user.id],
    ['a product by its SKU', () => 'spb7', 'product', () => product],
    ['a receipt by its UTR', () => 'hdfcn52026110200', 'receipt', () => null],
  ])('%s', async (_, words, kind, id) => {
    const { items } = (await staff.get(`/api/admin/search?q=${words()}`)).body;
    const found = items.filter((item: { kind: string }) => item.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    if (id() !== null) expect(found[0].id).toBe(id());
  });

  it('a record with the name before records that belong to it, and an exact match first', async () => {
    const { company_id } = await addCompany(api, 'Steel');
    await addCompany(api, 'Cast Steel Mills');
    for (const name of ['Steel angle', 'Mild steel bar']) await addProduct(api, company_id, { name });
    const steel = { company_id, user_id: (await addUser(api, company_id)).id };
    const number = await addOrder(api, steel, 'placed');
    await addInvoice(api, steel, { number: 'PS/2627/000901' });
    const find = async (words: string) =>
      (await staff.get(`/api/admin/search?q=${words}`)).body.items as { kind: string; id: number; name: string }[];
    const found = await find('STEEL');
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(['Steel', 'Steel angle']);
    expect(found.slice(2).map(({ kind }) => kind)).toEqual([
      'order',
      'order',
      'invoice',
      'company',
      'customer',
      'product',
    ]);
    // A product whose SKU begins with the order's number comes after the order.
    await addProduct(api, company_id, { sku: `${number}-A` });
    expect((await find(String(number)))[0]).toMatchObject({ kind: 'order', id: number });
  });

  it.each([
    ['a ticket', () => `tkt-${String(ticket).padStart(6, '0')}`, 'ticket', () => ticket],
    ['a quote’s RFQ', () => `QUO-${String(rfq).padStart(6, '0')}/2`, 'rfq', () => rfq],
    ['a consignment’s order', () => ` shp ${consignment}`, 'order', () => order],
  ])('by a number as dictated: %s', async (_, words, kind, id) => {
    const { items } = (await staff.get(`/api/admin/search?q=${encodeURIComponent(words())}`)).body;
    expect(items).toEqual([expect.objectContaining({ kind, id: id() })]);
  });

  it('a credit note, labelled as one', async () => {
    const note = { kind: 'credit note', number: 'PSC/2627/000001', credits_id: invoice };
    const id = await addInvoice(api, owner, note);
    const [found] = (await staff.get('/api/admin/search?q=psc/2627')).body.items;
    expect(found).toEqual({ kind: 'invoice', id, name: 'PSC/2627/000001', about: 'Aravalli Auto, credit note' });
  });

  it('an invoice as overdue from the day after its due date, and a receipt with its UTR', async () => {
    const [late] = (await staff.get('/api/admin/search?q=ps/2627/000118')).body.items;
    expect(late).toMatchObject({ kind: 'invoice', about: 'Aravalli Auto, overdue' });
    const [paid] = (await staff.get(`/api/admin/search?q=${UTR}`)).body.items;
    expect(paid).toMatchObject({
      kind: 'receipt',
      name: expect.stringMatching(/^PSR/),
      about: `${UTR}, Aravalli Auto`,
    });
  });

  it('nothing for punctuation, and accepts any search', async () => {
    expect((await staff.get('/api/admin/search?q=%25%5F')).body.items).toEqual([]);
    expect((await staff.get('/api/admin/search?q=')).status).toBe(400);
  });
});

it.each(['/api/admin/dashboard', '/api/admin/search?q=a'])('%s: 401 without a token, 403 for a buyer', async (path) => {
  expect([(await as(api).get(path)).status, (await buyer.get(path)).status]).toEqual([401, 403]);
});
