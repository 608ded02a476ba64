import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';
import { addCompany, addPicture, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addListRows } from '../../support/list-fixtures.ts';
import { addApprovalRows, addInvoice, addLifeCycle, type Owner } from '../../support/portal-fixtures.ts';

/**
 * The policies alone, without the server: queries without a `where`, run as the functions' role. The tables are read from
 * the database's catalogue, so that a new table is tested automatically.
 */
let api: Api;
let app: AppRole;
let mine: number;
let owned: { table: string; column: string }[];
let session: { user: number; id: string };

beforeAll(async () => {
  api = await startApi();
  await api.sql(`insert into categories values ('Bearings', 1)`);
  mine = await addTenant('Aravalli');
  const { user_id, id } = (await api.sql<{ user_id: string; id: string }>('select user_id, id from sessions'))[0]!;
  session = { user: Number(user_id), id };
  await addTenant('Konkan');
  owned = await api.sql(
    `select table_name as "table", column_name as "column" from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and (column_name = 'company_id' or (table_name = 'companies' and column_name = 'id')) order by 1`,
  );
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
});

/** Adds a company with a row in every company-owned table. */
async function addTenant(name: string): Promise<number> {
  const { company_id } = await addCompany(api, name);
  const product_id = await addProduct(api, company_id, { name: `${name} bearing`, category: 'Bearings' });
  await addPicture(api, product_id, { url: 'https://media.test/1.webp' });
  const user = await addUser(api, company_id);
  await api.sql(
    `insert into product_imports (company_id, file_name, fingerprint, rows, columns, created_by)
     values ($1, 'products.csv', 'f', 1, '{sku}', $2)`,
    [company_id, user.id],
  );
  const buyer = await signIn(api, user.email);
  await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }], idempotency_key: 'a-key-of-mine' });
  await addPortalRows(buyer, { company_id, user_id: user.id }, product_id);
  return company_id;
}

async function addPortalRows(buyer: Person, owner: Owner, product_id: number): Promise<void> {
  const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
  const { body } = await buyer.post('/api/customer/rfq-create', { title: 'Bearings', lines });
  await api.sql(`insert into messages (rfq_id, company_id, user_id, body) values ($1, $2, $3, 'Which seal?')`, [
    body.id,
    owner.company_id,
    owner.user_id,
  ]);
  await api.sql(`insert into cost_centres (company_id, code, name) values ($1, 'TRM', 'Tool room')`, [
    owner.company_id,
  ]);
  await api.sql(
    `insert into order_questions (company_id, order_id, question, changes, created_by)
     select company_id, id, 'Fewer?', '[]', user_id from orders where company_id = $1 limit 1`,
    [owner.company_id],
  );
  await addApprovalRows(api, owner);
  await addInvoice(api, owner);
  await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two boxes are missing.' });
  await api.sql(
    `insert into attachments (company_id, user_id, file_key, file_name, size) values ($1, $2, 'attachments/x', 'x.pdf', 1)`,
    [owner.company_id, owner.user_id],
  );
  await api.sql(`insert into company_notes (company_id, user_id, body) values ($1, $2, 'Pays on the 10th.')`, [
    owner.company_id,
    owner.user_id,
  ]);
  await buyer.post('/api/customer/favourite-save', { product_id, favourite: true, shared: true });
  await addListRows(api, owner, product_id);
  await addLifeCycle(api, owner);
}

/** Company-owned tables that only staff, or functions running as the owner, can read. */
const NO_BUYERS = new Set([
  ...['approval_links', 'audit_log', 'catalog_words', 'product_imports'],
  ...['company_notes', 'credit_holds', 'dunning_mails', 'dunning_mail_invoices'],
]);

/** Runs a statement as a buyer of the first company, or without a caller. */
const asApp = (statement: string, { authenticated = true } = {}) =>
  app.rows(statement, authenticated ? session : undefined);

const companiesIn = async (table: string, column: string, authenticated: boolean) => {
  const rows = await asApp(`select distinct ${column} as company from ${table}`, { authenticated });
  return rows === REFUSED ? REFUSED : (rows as { company: unknown }[]).map(({ company }) => Number(company));
};

describe('a query without a where', () => {
  it('is tested on every table with a company, each with rows of two companies', async () => {
    expect(owned.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['addresses', 'companies', 'order_lines', 'orders', 'products', 'users']),
    );
    for (const { table, column } of owned) {
      const [row] = await api.sql(`select count(distinct ${column})::int as companies from ${table}`);
      expect({ table, ...row }).toEqual({ table, companies: 2 });
    }
  });

  it('sees only the rows of the caller’s company, or nothing', async () => {
    for (const { table, column } of owned) {
      const own = NO_BUYERS.has(table) ? REFUSED : [mine];
      expect({ table, seen: await companiesIn(table, column, true) }).toEqual({ table, seen: own });
    }
  });

  it('is refused without a caller', async () => {
    for (const { table, column } of owned) {
      const seen = await companiesIn(table, column, false);
      expect({ table, seen }).toEqual({ table, seen: REFUSED });
    }
  });

  it('sees no session, key or mail of another user', async () => {
    expect(await asApp('select distinct user_id::int as id from sessions')).toEqual([{ id: session.user }]);
    expect(await asApp('select distinct user_id::int as id from idempotency')).toEqual([{ id: session.user }]);
    expect(await asApp('select * from outbox')).toBe(REFUSED);
    expect(await asApp('select * from throttle')).toBe(REFUSED);
  });

  it('takes no stock of another company', async () => {
    const own = await asApp('select item_id from products');
    expect(await asApp('update items set stock = 0 returning id as item_id')).toEqual(own);
    expect(own).toHaveLength(1);
    expect(await asApp('update items set stock = 0 returning id', { authenticated: false })).toBe(REFUSED);
  });

  it('finds nothing of another company through the search function', async () => {
    const find = `select (catalog_page(null, null, null, null, null, false, null, null, null, null, null, null, false, 'relevance', 1, 100, 1000)).*`;
    expect(await asApp(find)).toMatchObject([{ total: 1, ids: [expect.anything()] }]);
    expect(await asApp(find, { authenticated: false })).toBe(REFUSED);
  });
});

describe('a write for another company', () => {
  it.each([
    `insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
       subtotal_paise, tax_paise, shipping_paise, total_paise)
     values ($company + 1, $user, 'placed', 1, '', '', '', 0, 0, 0, 0)`,
    `insert into order_history (order_id, company_id, status) values (1, $company + 1, 'placed')`,
    `insert into idempotency (user_id, key, request_hash, order_id) values ($user + 1, 'stolen-key', '', 1)`,
    `insert into sessions (id, user_id, expires_at) values (gen_random_uuid(), $user + 1, now())`,
  ])('is refused: %s', async (statement) => {
    const text = statement.replaceAll('$user', String(session.user)).replaceAll('$company', String(mine));
    expect(await asApp(text)).toBe(REFUSED);
  });
});

describe('an append-only table', () => {
  it.each([
    `update order_history set status = 'cancelled'`,
    'delete from order_history',
    'truncate order_history',
    'update order_lines set price_paise = 0',
    'update orders set total_paise = 0',
    'update orders set dispatch_by = now()',
    'delete from orders',
    'update products set price_paise = 1',
    'delete from products',
    'update users set role = $$admin$$',
    'select password_hash from users',
    'select * from users',
    'update sessions set expires_at = now()',
    'update idempotency set order_id = 1',
    'delete from outbox',
  ])('refuses changes by the functions: %s', async (statement) => {
    expect(await asApp(statement)).toBe(REFUSED);
  });
});

describe('a record that can change only while it is open', () => {
  it.each([
    // The order is placed: approvers can no longer change it.
    'update order_lines set qty = 1 returning 1',
    'delete from order_lines returning 1',
    // Only staff write quotes and invoices.
    `update quotes set status = 'sent' returning 1`,
    'update invoices set paid_paise = 0 returning 1',
    `update returns set status = 'approved' returning 1`,
    'delete from shipments returning 1',
  ])('is not changed: %s', async (statement) => {
    expect([REFUSED, []]).toContainEqual(await asApp(statement));
  });

  it('lets a buyer answer a quote, with allowed answers only', async () => {
    expect(await asApp(`update quotes set status = 'accepted' returning 1`)).toHaveLength(1);
    expect(await asApp(`update quotes set status = 'withdrawn'`)).toBe(REFUSED);
    expect(await asApp(`update quotes set status = 'accepted', total_paise = 1`)).toBe(REFUSED);
    expect(await asApp(`update orders set status = 'delivered'`)).toBe(REFUSED);
    expect(await asApp(`update order_lines set packed_qty = 0, qty = 5 returning 1`)).toBe(REFUSED);
  });
});
