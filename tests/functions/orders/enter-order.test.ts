import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, type Person, request, signIn } from '../../support/fixtures.ts';

let api: Api;
let app: AppRole;
let staff: Person;
let staffId: number;
let company_id: number;
let address_id: number;
let asha: { id: number; email: string };
let buyer: Person;
let approver: { id: number; email: string };

beforeAll(async () => {
  api = await startApi();
  app = await connectAsApp();
  ({ company_id, address_id } = await addCompany(api, 'Aravalli', 'Rajasthan'));
  // The first customer of a company is its admin.
  approver = await addUser(api, company_id);
  asha = await addUser(api, company_id);
  buyer = await signIn(api, asha.email);
  const clerk = await addUser(api, null);
  [staff, staffId] = [await signIn(api, clerk.email), clerk.id];
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  await api.sql(
    `update companies set po_required = false, spending_limit_paise = null, buyer_limit_paise = null, credit_limit_paise = null`,
  );
});

const breaks = [{ qty: 10, price_paise: 30_000 }];
const bearing = () =>
  addProduct(api, company_id, { price_paise: 33_333, gst_rate_bp: 1800, stock: 40, price_breaks: breaks });
const enter = (product_id: number, change: object = {}) =>
  staff.post('/api/admin/order-create', {
    ...{ user_id: asha.id, source: 'phone', items: [{ product_id, qty: 3 }] },
    ...change,
  });
const stockOf = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from catalog where id = $1', [id]))[0]!.stock;
const orderOf = async (id: number) => (await buyer.get(`/api/orders/get?id=${id}`)).body.order;
const mails = () => api.sql<{ kind: string; recipient: string; payload: object }>('select * from outbox order by id');

describe('an order that staff enter for a buyer', () => {
  it('has the prices, breaks, tax, promise and stock of one that the buyer places', async () => {
    const [first, second] = [await bearing(), await bearing()];
    const items = (product_id: number) => [{ product_id, qty: 12 }];
    const shared = { po_number: 'PO/9', po_date: '2026-01-02', notes: 'Gate 2', need_by: '2199-12-31' };
    const own = await buyer.post('/api/orders/create', { items: items(first), ship_address_id: address_id, ...shared });
    const entered = await enter(second, { items: items(second), ship_address_id: address_id, ...shared });
    expect(entered).toMatchObject({ status: 200, body: { status: 'placed', total: own.body.total } });
    expect(await stockOf(second)).toBe(28);
    // All but what names the product and the order.
    const same = ({ lines, id: _, history: _h, created_at: _c, source: _s, ...order }: Record<string, unknown>) => ({
      ...order,
      lines: (lines as object[]).map((line) => ({ ...line, sku: '', name: '', product_id: 0 })),
    });
    const [mine, theirs] = [await orderOf(own.body.id), await orderOf(entered.body.id)];
    expect(same(theirs)).toEqual(same(mine));
    expect(theirs.lines).toMatchObject([{ price: 300, taxable: 3600, cgst: 324, sgst: 324 }]);
  });

  it('is the buyer’s, who reads how it was entered, gets the usual mail and may cancel it', async () => {
    const { id } = (await enter(await bearing(), { source: 'WhatsApp' })).body;
    expect(await orderOf(id)).toMatchObject({
      ...{ source: 'WhatsApp', may: { cancel: true } },
      history: [{ status: 'placed', note: 'Entered by PlantSetu from a WhatsApp message.', by: null }],
    });
    expect((await buyer.get('/api/orders/list?size=1')).body.items).toMatchObject([{ id, source: 'WhatsApp' }]);
    expect(await mails()).toMatchObject([
      { kind: 'order-placed', recipient: asha.email, payload: { order_id: id, source: 'WhatsApp' } },
    ]);
    expect((await buyer.post('/api/orders/cancel', { id })).status).toBe(200);
  });

  it('shows staff who entered it, in the page, the list, the export and the audit log', async () => {
    const { id } = (await enter(await bearing())).body;
    const { order } = (await staff.get(`/api/admin/order-get?id=${id}`)).body;
    expect(order).toMatchObject({ source: 'phone', entered_by: expect.stringMatching(/^User/) });
    expect((await staff.get(`/api/admin/order-list?q=${id}`)).body.items).toMatchObject([{ id, source: 'phone' }]);
    expect((await staff.get(`/api/admin/order-export?q=${id}`)).text).toMatch(/,phone,\s*$/);
    const [entry] = (await staff.get(`/api/admin/audit-list?entity=orders&q=${id}`)).body.items;
    expect(entry.changes).toContainEqual({ field: 'Source', before: null, after: 'phone' });
  });

  it('is created once however often it is sent with the same key', async () => {
    const product_id = await bearing();
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': 'order-entered-once' };
    const body = { user_id: asha.id, source: 'phone', items: [{ product_id, qty: 3 }] };
    const send = (sent: object) => request(api, 'POST', '/api/admin/order-create', { headers, body: sent });
    const [first, second] = await Promise.all([send(body), send(body)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await stockOf(product_id)).toBe(37);
    expect((await send({ ...body, source: 'visit' })).status).toBe(422);
  });

  it('never takes more stock than there is, also beside the buyer’s own orders', async () => {
    const product_id = await bearing();
    const items = [{ product_id, qty: 15 }];
    const both = [() => enter(product_id, { items }), () => buyer.post('/api/orders/create', { items })];
    const replies = await Promise.all([...both, ...both].map((place) => place()));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await stockOf(product_id)).toBe(10);
  });
});

describe('the rules of the company apply to an entered order', () => {
  it('above the spending limit it waits for the company’s other approvers, who get the link', async () => {
    await api.sql('update companies set spending_limit_paise = 50000 where id = $1', [company_id]);
    const { body } = await enter(await bearing());
    expect(body).toMatchObject({ status: 'pending approval', message: expect.stringContaining('waits for approval') });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'order-approval-needed', recipient: approver.email });
    const { token, why } = mail!.payload as { token: string; why: string };
    expect(why).toBe('Above the spending limit of ₹500.00.');
    const decide = { token, decision: 'approve' };
    expect((await request(api, 'POST', '/api/approval/decide', { body: decide })).status).toBe(200);
    expect(await orderOf(body.id)).toMatchObject({ status: 'placed' });
  });

  it('it counts towards the buyer’s limit of the period, not towards that of anyone else', async () => {
    const { id, email } = await addUser(api, company_id);
    await api.sql(`update companies set buyer_limit_paise = 150000, buyer_limit_period = 'year'`);
    const of = (qty: number) => ({ user_id: id, items: [{ product_id, qty }] });
    const product_id = await bearing();
    expect((await enter(product_id, of(3))).body.status).toBe('placed');
    expect((await enter(product_id, of(3))).body.status).toBe('pending approval');
    const priced = (await (await signIn(api, email)).post('/api/cart/price', of(1))).body;
    expect(priced.spending).toMatchObject({ spent: 1179.99 });
  });

  it('above the credit limit it is on hold, and accounts get a mail', async () => {
    await api.sql('update companies set credit_limit_paise = 100 where id = $1', [company_id]);
    const { body } = await enter(await bearing());
    expect(body).toMatchObject({ status: 'on hold', message: expect.stringContaining('over its credit limit') });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order-held-for-staff', 'order-held']);
    const { order } = (await staff.get(`/api/admin/order-get?id=${body.id}`)).body;
    expect(order.credit_holds).toMatchObject([{ by: null, lifted: null }]);
  });

  it('its preview has the prices, and says what will happen to it', async () => {
    await api.sql('update companies set po_required = true, spending_limit_paise = 100 where id = $1', [company_id]);
    const product_id = await bearing();
    const preview = { user_id: asha.id, items: [{ product_id, qty: 10 }] };
    const { body } = await staff.post('/api/admin/order-price', preview);
    expect(body).toMatchObject({
      ...{ po_required: true, needs_approval: true, over_credit: false, totals: { total: 3540 } },
      lines: [{ product_id, price: 300, base_price: 333.33, stock: 40, total: 3000, tax: 540 }],
    });
  });
});

describe('an entered order is refused', () => {
  it('for anyone but an active customer, another company’s product or address, and what the buyer could not order', async () => {
    const other = await addCompany(api, 'Konkan');
    const product_id = await bearing();
    const [foreign, gone, unpriced] = [
      await addProduct(api, other.company_id),
      await addUser(api, company_id),
      await addProduct(api, company_id, { price_paise: 0 }),
    ];
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    const item = (id: number, qty = 1) => ({ items: [{ product_id: id, qty }] });
    const refusals: [object, number, RegExp][] = [
      [{ user_id: gone.id }, 404, /can no longer sign in/],
      [{ user_id: staffId }, 404, /can no longer sign in/],
      [{ user_id: 0 }, 400, /Choose the person/],
      [{ source: '' }, 400, /how the request reached us/],
      [{ items: [] }, 400, /./],
      [item(foreign), 404, /Line 1 is not in the catalogue of this company/],
      [{ ship_address_id: other.address_id }, 404, /address/],
      [item(unpriced), 409, /has no price/],
      [item(product_id, 41), 409, /only 40 in stock/],
      [{ po_date: '2026-01-01' }, 400, /PO number/],
      [{ need_by: '2020-01-01' }, 400, /has passed/],
    ];
    for (const [change, status, message] of refusals) {
      const { body, ...reply } = await enter(product_id, change);
      expect(reply.status, JSON.stringify(change)).toBe(status);
      expect(body.message + JSON.stringify(body.fields ?? '')).toMatch(message);
    }
    await api.sql('update companies set po_required = true');
    expect((await enter(product_id)).body.fields).toEqual({
      po_number: 'Enter the PO number. This company requires one for every order.',
    });
    expect([await stockOf(product_id), await mails()]).toEqual([40, []]);
  });

  it('by the database too: in a colleague’s name, without one, or for a person of another company', async () => {
    const { company_id: other } = await addCompany(api, 'Deccan');
    const colleague = await addUser(api, null);
    const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [staffId]);
    const insert = (entered_by: number | null, company = company_id) =>
      app.count(
        `insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
           subtotal_paise, tax_paise, shipping_paise, total_paise, source, entered_by)
         values (${company}, ${asha.id}, 'placed', ${address_id}, 'x', 'x', 'x', 0, 0, 0, 0, ${entered_by && "'phone'"}, ${entered_by})`,
        { user: staffId, id: session!.id },
      );
    expect(await insert(colleague.id)).toBe(REFUSED);
    expect(await insert(null)).toBe(REFUSED);
    expect(await insert(staffId, other)).toBe(REFUSED);
    expect(await insert(staffId)).toBe(1);
  });
});
