import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addProduct, addUser, type Person, request, signIn } from '../../support/fixtures.ts';
import { addInvoice, type Owner } from '../../support/portal-fixtures.ts';
import { countTrips } from '../../support/round-trips.ts';

let api: Api;
let app: AppRole;
let mine: Tenant & { session: string };
let theirs: Tenant;

interface Tenant extends Owner {
  buyer: Person;
  product_id: number;
  rfq_id: number;
  ticket_id: number;
  message_id: number;
  order_id: number;
  shipment_id: number;
}

beforeAll(async () => {
  api = await startApi();
  const [a, b] = [await addTenant('Aravalli'), await addTenant('Konkan')];
  const [session] = await api.sql<{ id: string }>('select id from sessions where user_id = $1', [a.user_id]);
  mine = { ...a, session: session!.id };
  theirs = b;
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

async function addTenant(name: string): Promise<Tenant> {
  const { company_id } = await addCompany(api, name);
  const user = await addUser(api, company_id);
  const buyer = await signIn(api, user.email);
  const product_id = await addProduct(api, company_id);
  const lines = [{ item: 'x', qty: 1, unit: 'NOS' }];
  const { body: rfq } = await buyer.post('/api/customer/rfq-create', { title: name, lines });
  const { body: ticket } = await buyer.post('/api/customer/support-ticket', { subject: name, message: name });
  await buyer.post('/api/customer/favourite-save', { product_id, favourite: true, shared: true });
  const owner = { company_id, user_id: user.id };
  await addInvoice(api, owner);
  await addInvoice(api, owner, { status: 'draft', number: null, date: null, due_date: null });
  const [row] = await api.sql<{ message: string; order: string }>(
    `select (select id from ticket_messages where ticket_id = $1) as message,
       (select min(id) from orders where company_id = $2) as order`,
    [ticket.id, company_id],
  );
  const [shipment] = await api.sql<{ id: string }>(
    `insert into shipments (company_id, order_id, status, created_by) values ($1, $2, 'packed', $3) returning id`,
    [company_id, row!.order, user.id],
  );
  const ids = { message_id: Number(row!.message), order_id: Number(row!.order), shipment_id: Number(shipment!.id) };
  return { ...owner, ...ids, buyer, product_id, rfq_id: rfq.id, ticket_id: ticket.id };
}

/** Runs a statement as the functions' role and the first tenant, rolled back afterwards; `$name` is replaced by an id. */
async function asMe(statement: string) {
  const ids: Record<string, number> = {
    my_company: mine.company_id,
    me: mine.user_id,
    my_product: mine.product_id,
    their_company: theirs.company_id,
    them: theirs.user_id,
    their_product: theirs.product_id,
    their_rfq: theirs.rfq_id,
    their_ticket: theirs.ticket_id,
    their_message: theirs.message_id,
    their_order: theirs.order_id,
    their_shipment: theirs.shipment_id,
    my_order: mine.order_id,
    my_shipment: mine.shipment_id,
  };
  const session = { user: mine.user_id, id: mine.session };
  return app.rows(
    statement.replace(/\$(\w+)/g, (_, name) => String(ids[name])),
    session,
  );
}

describe('the policies refuse a buyer', () => {
  it.each([
    `insert into rfqs (company_id, title, status, created_by) values ($their_company, 'x', 'submitted', $me)`,
    `insert into rfqs (company_id, title, status, created_by) values ($my_company, 'x', 'submitted', $them)`,
    `insert into rfq_lines (rfq_id, line_no, company_id, item, qty, unit) values ($their_rfq, 9, $my_company, 'x', 1, 'x')`,
    `with r as (select max(id) as id from rfqs)
     insert into rfq_lines (rfq_id, line_no, company_id, item, qty, unit, product_id)
     select id, 9, $my_company, 'x', 1, 'x', $their_product from r`,
    `insert into tickets (company_id, user_id, subject, status) values ($my_company, $them, 'x', 'open')`,
    `insert into ticket_messages (ticket_id, company_id, user_id, body) values ($their_ticket, $my_company, $me, 'x')`,
    `insert into tickets (company_id, user_id, subject, status, order_id) values ($my_company, $me, 'x', 'open', $their_order)`,
    `insert into attachments (company_id, user_id, file_key, file_name, size) values ($my_company, $them, 'x', 'x', 1)`,
    `insert into attachments (company_id, user_id, file_key, file_name, size) values ($their_company, $me, 'x', 'x', 1)`,
    `insert into attachments (company_id, user_id, file_key, file_name, size, ticket_message_id)
     values ($my_company, $me, 'x', 'x', 1, $their_message)`,
    `insert into attachments (company_id, user_id, file_key, file_name, size, order_id)
     values ($my_company, $me, 'x', 'x', 1, $their_order)`,
    `update attachments set file_key = 'x'`,
    `insert into attachments (company_id, user_id, file_key, file_name, size, shipment_id, line_no)
     values ($my_company, $me, 'x', 'x', 1, $my_shipment, 1)`,
    `insert into goods_received (company_id, order_id, shipment_id, created_by) values ($my_company, $their_order, $their_shipment, $me)`,
    // Not dispatched.
    `insert into goods_received (company_id, order_id, shipment_id, created_by) values ($my_company, $my_order, $my_shipment, $me)`,
    `update goods_received set clear_reason = 'x'`,
    `delete from goods_received`,
    `insert into saved_views (user_id, list, name, search) values ($them, 'catalog', 'x', '')`,
    `insert into saved_views (user_id, list, name, search, shared) values ($me, 'catalog', 'x', '', true)`,
    'delete from attachments',
    `insert into favourites (user_id, product_id, company_id) values ($me, $their_product, $my_company)`,
    `insert into favourites (user_id, product_id, company_id) values ($them, $my_product, $my_company)`,
    `insert into messages (rfq_id, company_id, user_id, body) values ($their_rfq, $my_company, $me, 'x')`,
    `insert into invoices (company_id) values ($my_company)`,
    `update rfqs set status = 'quoted'`,
    `update tickets set status = 'closed'`,
    `update favourites set user_id = $me`,
    `update users set email = 'x@y.in'`,
    `update users set company_id = $their_company`,
    'delete from rfqs',
    'delete from rfq_lines',
    'delete from messages',
    'delete from ticket_messages',
  ])('%s', async (statement) => {
    expect(await asMe(statement)).toBe(REFUSED);
  });
});

describe('a statement without a where', () => {
  it.each([`update invoices set status = 'paid' returning id`, 'delete from invoices returning id'])(
    'changes no invoice: %s',
    async (statement) => {
      expect(await asMe(statement)).toBe(REFUSED);
    },
  );

  it('shows no draft invoice', async () => {
    expect(await asMe('select distinct status, company_id::int from invoices')).toEqual([
      { status: 'issued', company_id: mine.company_id },
    ]);
  });

  it.each([
    ['update favourites set shared = false returning user_id::int as id'],
    ['delete from favourites returning user_id::int as id'],
    [`update users set name = 'x', phone = 'y' returning id::int as id`],
    ['select user_id::int as id from tickets'],
    ['select user_id::int as id from ticket_messages'],
  ])('reaches only the caller’s own row: %s', async (statement) => {
    expect(await asMe(statement)).toEqual([{ id: mine.user_id }]);
  });
});

const CALLS = [
  { method: 'GET', path: '/api/customer/overview' },
  { method: 'GET', path: '/api/customer/rfqs' },
  { method: 'GET', path: '/api/customer/rfq-get?id=1' },
  { method: 'POST', path: '/api/customer/rfq-create', body: { title: 'x', lines: [{ item: 'x', qty: 1, unit: 'x' }] } },
  { method: 'GET', path: '/api/customer/invoices' },
  { method: 'GET', path: '/api/customer/profile' },
  { method: 'POST', path: '/api/customer/update-profile', body: { name: 'x', phone: null } },
  { method: 'GET', path: '/api/customer/tickets' },
  { method: 'POST', path: '/api/customer/support-ticket', body: { subject: 'x', message: 'x' } },
  { method: 'GET', path: '/api/customer/favourites' },
  { method: 'POST', path: '/api/customer/favourite-save', body: { product_id: 1, favourite: true } },
  { method: 'GET', path: '/api/catalog/product?id=1' },
];

describe('a call of the portal', () => {
  it.each(CALLS)('$method $path gets 401 without a token', async ({ method, path, body }) => {
    expect(await request(api, method, path, { body })).toMatchObject({ status: 401, body: { success: false } });
  });

  it.each(CALLS)('$method $path gets 403 as staff', async ({ method, path, body }) => {
    for (const role of ['employee', 'admin']) {
      const { token } = await signIn(api, (await addUser(api, null, role)).email);
      const answer = await request(api, method, path, { body, headers: { authorization: `Bearer ${token}` } });
      expect(answer).toMatchObject({ status: 403, body: { message: 'You don’t have permission to do this.' } });
    }
  });

  it.each(CALLS)('$method $path takes one round trip to the database', async ({ method, path, body }) => {
    const own = (text: string) => text.replace('rfq-get?id=1', `rfq-get?id=${mine.rfq_id}`);
    const { answer, trips } = await countTrips(() =>
      method === 'GET' ? mine.buyer.get(own(path)) : mine.buyer.post(path, body),
    );
    expect({ status: answer.status, trips }).toEqual({ status: 200, trips: 1 });
  });
});
