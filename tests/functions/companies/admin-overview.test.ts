import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OrderStatus } from '#contracts/orders/portal.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, as, type Person, signIn } from '../../support/fixtures.ts';
import { addInvoice, addOrder } from '../../support/portal-fixtures.ts';
import { addQuote, addRfq } from '../../support/quote-fixtures.ts';

/** The admin page of a company besides its form: addresses, people, terms, open orders and unpaid invoices. */
let api: Api;
let staff: Person;
let buyer: Person;
let company_id: number;
let address_id: number;
let owner: { company_id: number; user_id: number };

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
});
beforeEach(async () => {
  ({ company_id, address_id } = await addCompany(api, 'Aravalli'));
  await api.sql(`update companies set pan_tin_number = 'AAKCA4172M' where id = $1`, [company_id]);
  const user = await addUser(api, company_id);
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, user.email);
});
afterAll(() => api.stop());

const depot = {
  label: 'Depot',
  address: 'Plot 9',
  city: 'Neemrana',
  state: 'Rajasthan',
  pincode: '301705',
  gstin: '08aakca4172m 1za',
  is_sez: true,
  is_default: false,
};
const read = async () => (await staff.get(`/api/admin/company-overview?id=${company_id}`)).body;
const save = (body: object) => staff.post('/api/admin/company-address-save', { company_id, ...depot, ...body });
const archive = (id: number, archived: boolean) => staff.post('/api/admin/company-address-archive', { id, archived });

describe('the admin page of a company', () => {
  it('shows its people, open orders and unpaid invoices', async () => {
    await addOrder(api, owner, 'placed');
    await addOrder(api, owner, 'completed');
    await addInvoice(api, owner, { status: 'part paid', paid_paise: 800, due_date: '2026-01-31' });
    await addInvoice(api, owner, { status: 'paid', paid_paise: 11_800 });
    const silent = await addUser(api, company_id);
    const found = await read();
    // The fixture also places an order for each invoice.
    expect(found.open_orders).toEqual({ orders: 3, total: 3 });
    expect(found.unpaid).toEqual({ invoices: 1, amount: 110, overdue: 110 });
    expect(found.users).toMatchObject([
      { id: owner.user_id, company_role: 'company admin', disabled: false, signed_in_at: expect.any(String) },
      { id: silent.id, company_role: 'buyer', disabled: false, signed_in_at: null },
    ]);
    expect(found.addresses).toMatchObject([{ id: address_id, is_default: true }]);
  });

  it('has the figures of the linked lists, without those of a company with the same name', async () => {
    const namesake = await addCompany(api, 'Aravalli');
    const stranger = { ...namesake, user_id: (await addUser(api, namesake.company_id)).id };
    for (const whose of [owner, stranger]) {
      for (const status of OrderStatus.options) await addOrder(api, whose, status);
      await addInvoice(api, whose, { status: 'part paid', paid_paise: 800, due_date: '2026-01-31' });
      await addInvoice(api, whose);
      const credits_id = await addInvoice(api, whose, { status: 'paid', paid_paise: 11_800 });
      await addInvoice(api, whose, { status: 'paid', kind: 'credit note', credits_id });
      await addInvoice(api, whose, { status: 'cancelled' });
    }
    const { open_orders, unpaid } = await read();
    const list = async (path: string) => (await staff.get(`/api/admin/${path}&company_id=${company_id}`)).body;
    const sum = (items: Record<string, number>[], field: string) =>
      items.reduce((total, item) => total + item[field]!, 0);
    const orders = await list('order-list?status=open');
    // Five statuses are final. The fixture also places an order for each invoice.
    const open = OrderStatus.options.length - 5 + 5;
    expect([open_orders.orders, orders.total]).toEqual([open, open]);
    expect(open_orders.total).toBe(sum(orders.items, 'total'));
    const invoices = await list('invoice-list?status=open');
    expect([unpaid.invoices, invoices.total]).toEqual([2, 2]);
    expect([unpaid.amount, sum(invoices.items, 'open')]).toEqual([110 + 118, 110 + 118]);
    const overdue = await list('invoice-list?status=overdue');
    expect([unpaid.overdue, sum(overdue.items, 'open'), overdue.total]).toEqual([110, 110, 1]);
  });

  it('has its latest orders, open RFQs, quotes and tickets, and no others', async () => {
    const placed = await addOrder(api, owner, 'placed');
    const done = await addOrder(api, owner, 'completed');
    const open = await addRfq(api, owner, 'submitted');
    const quote = await addQuote(api, owner);
    await addQuote(api, owner, { status: 'expired' });
    await addRfq(api, owner, 'declined');
    const ticket = { subject: 'Short by two', message: 'Two of 20 are missing.' };
    const { id: opened } = (await buyer.post('/api/customer/support-ticket', ticket)).body;
    const { id: shut } = (await buyer.post('/api/customer/support-ticket', ticket)).body;
    await api.sql(`update tickets set status = 'closed', closed_at = now(), waiting_since = null where id = $1`, [
      shut,
    ]);

    const codeOf = async (id: number) => (await api.sql('select code from quotes where id = $1', [id]))[0]!.code;
    const found = await read();
    expect(found.company).toMatchObject({ id: company_id, name: 'Aravalli', pan_tin_number: 'AAKCA4172M' });
    expect(found.orders.map(({ id }: { id: number }) => id)).toEqual([done, placed]);
    expect(found.open_rfqs).toMatchObject({
      total: 2,
      items: [
        { status: 'quoted', quote: { code: await codeOf(quote), status: 'sent' } },
        { id: open, status: 'submitted', quote: null },
      ],
    });
    expect(found.open_tickets).toMatchObject({ total: 1, items: [{ id: opened, subject: ticket.subject }] });
  });

  it('has the credit used, with orders not invoiced, and the price list', async () => {
    await addInvoice(api, owner, { status: 'part paid', paid_paise: 800 });
    // Of ₹1 each.
    for (let n = 0; n < 3; n++) await addOrder(api, owner, 'placed');
    const [list] = await api.sql<{ id: string }>(`insert into price_lists (name) values ('North 2026') returning id`);
    await api.sql('update companies set credit_limit_paise = 5000000, price_list_id = $2 where id = $1', [
      ...[company_id, list!.id],
    ]);
    const found = await read();
    expect(found.company.price_list).toEqual({ id: Number(list!.id), name: 'North 2026', valid_until: null });
    expect(found.credit_limit).toBe(50_000);
    expect(found.credit_used).toBe(110 + 3);
  });

  it('has terms and rules in its form; a save without them does not change them', async () => {
    const terms = { credit_days: 45, credit_limit: 500_000.5, po_required: true, spending_limit: 25_000 };
    const body = { id: company_id, name: 'Aravalli' };
    expect((await staff.post('/api/admin/company-save', { ...body, ...terms })).status).toBe(200);
    expect((await staff.post('/api/admin/company-save', body)).status).toBe(200);
    const { company } = (await staff.get(`/api/admin/company-get?id=${company_id}`)).body;
    expect(company).toMatchObject(terms);
    expect((await buyer.get('/api/customer/company')).body.company).toMatchObject(terms);
    const none = { credit_limit: null, spending_limit: null };
    await staff.post('/api/admin/company-save', { ...body, ...none });
    expect((await staff.get(`/api/admin/company-get?id=${company_id}`)).body.company).toMatchObject(none);
    expect(await read()).toMatchObject({ credit_limit: null });
  });

  it.each([
    { name: 'half a day', terms: { credit_days: 1.5 }, field: 'credit_days' },
    { name: 'two years', terms: { credit_days: 730 }, field: 'credit_days' },
    { name: 'a negative limit', terms: { credit_limit: -1 }, field: 'credit_limit' },
    { name: 'a third of a paisa', terms: { spending_limit: 0.001 }, field: 'spending_limit' },
    { name: 'a limit above the maximum', terms: { spending_limit: 1e12 }, field: 'spending_limit' },
    { name: 'words', terms: { credit_limit: 'much' }, field: 'credit_limit' },
  ])('refuses $name as a term', async ({ terms, field }) => {
    const answer = await staff.post('/api/admin/company-save', { id: company_id, name: 'Aravalli', ...terms });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
  });
});

describe('addresses', () => {
  it('are added with their own GSTIN and changed, and one of them is always the default', async () => {
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect((await read()).addresses).toMatchObject([
      { id: address_id, is_default: true },
      { id: body.id, label: 'Depot', gstin: '08AAKCA4172M1ZA', is_sez: true },
    ]);
    await save({ id: body.id, label: 'Stores', is_default: true });
    const { addresses } = await read();
    expect(addresses).toMatchObject([{ id: body.id, label: 'Stores', is_default: true }, { is_default: false }]);
    expect((await buyer.get('/api/companies/addresses')).body.items).toHaveLength(2);
  });

  it('are archived and restored, except for the default and the ship-to', async () => {
    const { id } = (await save({})).body;
    expect((await archive(id, true)).status).toBe(200);
    expect((await read()).addresses).toHaveLength(1);
    expect((await archive(id, false)).status).toBe(200);
    expect((await read()).addresses).toHaveLength(2);
    expect((await archive(address_id, true)).status).toBe(409);
    await api.sql('update addresses set is_company_address = true where id = $1', [id]);
    expect((await archive(id, true)).status).toBe(409);
    expect(await save({ id, city: 'Alwar' })).toMatchObject({
      status: 409,
      body: { message: 'This address follows the company’s ship-to block. Change it there.' },
    });
    expect((await save({ id, label: 'Our works' })).status).toBe(200);
  });

  it.each([
    { name: 'a mistyped GST number', change: { gstin: '08AAKCA4172M1ZB' }, field: 'gstin' },
    { name: 'a GST number of another State', change: { state: 'Haryana' }, field: 'gstin' },
    { name: 'the GST number of another company', change: { gstin: '08AABCA1234E1ZF' }, field: 'gstin' },
    { name: 'no State of India', change: { state: 'Bavaria', gstin: '' }, field: 'state' },
    { name: 'five digits', change: { pincode: '30170' }, field: 'pincode' },
    { name: 'no name', change: { label: ' ' }, field: 'label' },
  ])('with $name are refused at the field', async ({ change, field }) => {
    const answer = await save(change);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
    expect((await read()).addresses).toHaveLength(1);
  });

  it('of another company get the same 404 as an unknown id', async () => {
    const other = await addCompany(api, 'Konkan');
    const foreign = await save({ id: other.address_id });
    const unknown = await save({ id: 987_654_321 });
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(foreign.body.message).toBe(unknown.body.message);
    expect((await save({ company_id: 987_654_321 })).status).toBe(404);
    expect((await archive(987_654_321, true)).status).toBe(404);
    expect((await staff.get('/api/admin/company-overview?id=987654321')).status).toBe(404);
    expect((await staff.get('/api/admin/company-overview?id=x')).status).toBe(400);
  });
});

describe('the ship-to block of a company', () => {
  const SHIP_TO = {
    ship_to_address: 'Plot E-412, RIICO Industrial Area',
    ship_to_city: 'Bhiwadi',
    ship_to_state: 'rajasthan',
    ship_to_pincode: '301019',
  };
  const saveCompany = (body: object) => staff.post('/api/admin/company-save', body);

  it('becomes an address for its buyers’ checkout', async () => {
    const { body } = await saveCompany({ name: 'Ships', ...SHIP_TO });
    const buyer = await signIn(api, (await addUser(api, body.id)).email);
    const address = {
      label: 'Main ship-to',
      address: 'Plot E-412, RIICO Industrial Area, Bhiwadi, Rajasthan 301019',
      is_default: 1,
    };
    expect((await buyer.get('/api/companies/addresses')).body.items).toMatchObject([address]);
    const product_id = await addProduct(api, body.id);
    expect((await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] })).status).toBe(200);

    // The address follows the block; an incomplete block does not change it.
    await saveCompany({ id: body.id, name: 'Ships', ...SHIP_TO, ship_to_city: 'Neemrana' });
    await saveCompany({ id: body.id, name: 'Ships' });
    const { items } = (await buyer.get('/api/companies/addresses')).body;
    expect(items).toMatchObject([{ address: expect.stringContaining('Neemrana') }]);
  });

  it('does not replace an existing default', async () => {
    const { company_id } = await addCompany(api, 'Old');
    await saveCompany({ id: company_id, name: 'Old', ...SHIP_TO });
    const buyer = await signIn(api, (await addUser(api, company_id)).email);
    expect((await buyer.get('/api/companies/addresses')).body.items).toMatchObject([
      { label: 'Main works', is_default: 1 },
      { label: 'Main ship-to', is_default: 0 },
    ]);
  });
});

describe.each([
  ['GET', '/api/admin/company-overview', (): object => ({})],
  ['POST', '/api/admin/company-address-save', (): object => ({ company_id, ...depot })],
  ['POST', '/api/admin/company-address-archive', (): object => ({ id: address_id, archived: true })],
] as const)('%s %s', (method, path, body) => {
  it('is for staff only: 401 without a token, 403 for the company’s own admin', async () => {
    const call = (person: Person): Promise<Answer> =>
      method === 'GET' ? person.get(`${path}?id=${company_id}`) : person.post(path, body());
    expect((await call(as(api))).status).toBe(401);
    expect((await call(buyer)).status).toBe(403);
    expect((await read()).addresses).toMatchObject([{ id: address_id }]);
  });
});
