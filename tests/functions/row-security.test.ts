import { Client } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../support/fixtures.ts';
import { addInvoice, addLifeCycle, type Owner } from '../support/portal-fixtures.ts';

/**
 * The policies themselves, without the server in front: queries that forgot their `where`, run as the functions' role.
 * The tables come from the catalogue, so that a table added later is under test from its first migration.
 */
let api: Api;
let app: Client;
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
  app = new Client(process.env.DATABASE_URL);
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await api.stop();
});

/** A company with a row in every table that companies own. */
async function addTenant(name: string): Promise<number> {
  const { company_id } = await addCompany(api, name);
  const product_id = await addProduct(api, company_id, { name: `${name} bearing`, category: 'Bearings' });
  await api.sql('insert into product_images (company_id, product_id, url) values ($1, $2, $3)', [
    company_id,
    product_id,
    'https://media.test/1.webp',
  ]);
  const user = await addUser(api, company_id);
  const buyer = await signIn(api, user.email);
  await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }], idempotency_key: 'a-key-of-mine' });
  await addPortalRows(buyer, { company_id, user_id: user.id }, product_id);
  return company_id;
}

async function addPortalRows(buyer: Person, owner: Owner, product_id: number): Promise<void> {
  const lines = [{ item: 'Bearing', qty: 1, unit: 'NOS' }];
  const { body } = await buyer.post('/api/customer/rfq-create', { title: 'Bearings', lines });
  await api.sql(`insert into rfq_messages (rfq_id, company_id, user_id, body) values ($1, $2, $3, 'Which seal?')`, [
    body.id,
    owner.company_id,
    owner.user_id,
  ]);
  await addInvoice(api, owner);
  await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two boxes are missing.' });
  await buyer.post('/api/customer/favourite-save', { product_id, favourite: true, shared: true });
  await addLifeCycle(api, owner);
}

const REFUSED = 'permission denied';

/** Tables that name a company and that only functions running as the owner read. */
const NO_BUYERS = new Set(['approval_links', 'catalog_words']);

/** Runs a statement as the functions' role in a transaction that is undone, authenticated or not. */
async function asApp(statement: string, { authenticated = true } = {}): Promise<Record<string, unknown>[] | string> {
  await app.query('begin');
  try {
    if (authenticated) await app.query(`select authenticate($1, $2, '{customer}')`, [session.user, session.id]);
    return (await app.query(statement)).rows;
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return REFUSED;
    throw error;
  } finally {
    await app.query('rollback');
  }
}

const companiesIn = async (table: string, column: string, authenticated: boolean) => {
  const rows = await asApp(`select distinct ${column} as company from ${table}`, { authenticated });
  return rows === REFUSED ? REFUSED : (rows as { company: unknown }[]).map(({ company }) => Number(company));
};

describe('a query without a where', () => {
  it('is tried on every table that has a company, each holding rows of two', async () => {
    expect(owned.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['addresses', 'companies', 'order_lines', 'orders', 'products', 'users']),
    );
    for (const { table, column } of owned) {
      const [row] = await api.sql(`select count(distinct ${column})::int as companies from ${table}`);
      expect({ table, ...row }).toEqual({ table, companies: 2 });
    }
  });

  it('sees the rows of the own company only, or nothing', async () => {
    for (const { table, column } of owned) {
      const own = NO_BUYERS.has(table) ? REFUSED : [mine];
      expect({ table, seen: await companiesIn(table, column, true) }).toEqual({ table, seen: own });
    }
  });

  it('sees no row at all without a caller', async () => {
    for (const { table, column } of owned) {
      const seen = await companiesIn(table, column, false);
      expect({ table, seen: seen === REFUSED ? [] : seen }).toEqual({ table, seen: [] });
    }
  });

  it('sees no session, key or mail of anybody else', async () => {
    expect(await asApp('select distinct user_id::int as id from sessions')).toEqual([{ id: session.user }]);
    expect(await asApp('select distinct user_id::int as id from idempotency')).toEqual([{ id: session.user }]);
    expect(await asApp('select * from outbox')).toEqual([]);
    expect(await asApp('select * from throttle')).toBe(REFUSED);
  });

  it('takes no stock of another company', async () => {
    expect(await asApp('update products set stock = 0 returning company_id::int as id')).toEqual([{ id: mine }]);
    expect(await asApp('update products set stock = 0 returning id', { authenticated: false })).toEqual([]);
  });

  it('finds nothing of another company through the search function', async () => {
    const find = `select (catalog_page(null, null, null, 'relevance', 1, 100, 1000)).*`;
    expect(await asApp(find)).toMatchObject([{ total: 1, ids: [expect.anything()] }]);
    expect(await asApp(find, { authenticated: false })).toMatchObject([{ total: 0, ids: [] }]);
  });
});

describe("a write in another company's name", () => {
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

describe('what is only ever added to', () => {
  it.each([
    `update order_history set status = 'cancelled'`,
    'delete from order_history',
    'truncate order_history',
    'update order_lines set price_paise = 0',
    'update orders set total_paise = 0',
    'delete from orders',
    'update products set price_paise = 1',
    'delete from products',
    'update users set role = $$admin$$',
    'select password_hash from users',
    'select * from users',
    'update sessions set expires_at = now()',
    'update idempotency set order_id = 1',
    'delete from outbox',
  ])('refuses the functions: %s', async (statement) => {
    expect(await asApp(statement)).toBe(REFUSED);
  });
});

describe('what may change only while it is open', () => {
  it.each([
    // The order is placed: no approver changes it any more.
    'update order_lines set qty = 1 returning 1',
    'delete from order_lines returning 1',
    // Staff say what a quote and an invoice are.
    `update quotes set status = 'sent' returning 1`,
    'update invoices set paid_paise = 0 returning 1',
    `update returns set status = 'approved' returning 1`,
    'delete from shipments returning 1',
  ])('reaches no row or is refused: %s', async (statement) => {
    expect([REFUSED, []]).toContainEqual(await asApp(statement));
  });

  it('lets a buyer answer a quote, and in no other way than he may', async () => {
    expect(await asApp(`update quotes set status = 'accepted' returning 1`)).toHaveLength(1);
    expect(await asApp(`update quotes set status = 'withdrawn'`)).toBe(REFUSED);
    expect(await asApp(`update quotes set status = 'accepted', total_paise = 1`)).toBe(REFUSED);
    expect(await asApp(`update orders set status = 'delivered'`)).toBe(REFUSED);
    expect(await asApp(`update order_lines set packed_qty = 0, qty = 5 returning 1`)).toEqual([]);
  });
});

describe("the functions' role", () => {
  it('owns nothing and has no right above the policies', async () => {
    const [role] = await api.sql(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = 'plantsetu_app'`,
    );
    expect(new Set(Object.values(role!))).toEqual(new Set([false]));
    expect(await api.sql(`select relname from pg_class where relowner = 'plantsetu_app'::regrole`)).toEqual([]);
    expect(await api.sql(`select proname from pg_proc where proowner = 'plantsetu_app'::regrole`)).toEqual([]);
    expect(await api.sql(`select * from pg_auth_members where member = 'plantsetu_app'::regrole`)).toEqual([]);
  });

  it('cannot become the owner', async () => {
    const [{ owner }] = (await api.sql<{ owner: string }>('select current_user as owner')) as [{ owner: string }];
    expect(await asApp(`set role ${owner}`)).toBe(REFUSED);
    expect(await asApp(`set session authorization ${owner}`)).toBe(REFUSED);
  });

  it('cannot make or change tables', async () => {
    expect(await asApp('create table mine (id int)')).toBe(REFUSED);
    expect(await asApp('create function f() returns int language sql return 1')).toBe(REFUSED);
    await expect(asApp('alter table products disable row level security')).resolves.toBe(REFUSED);
  });

  it('may run no function of ours but those granted by name', async () => {
    const granted = await api.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege('plantsetu_app', oid, 'execute')
         and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e') order by 1`,
    );
    expect(new Set(granted.map(({ name }) => name))).toEqual(
      new Set([
        // Doors: each runs as the owner and says itself who may pass.
        ...[
          'admin_application_page',
          'admin_audit_page',
          'admin_company_page',
          'admin_customer_page',
          'admin_enquiry_page',
          'admin_inbox_page',
          'admin_invoice_page',
          'admin_order_page',
          'admin_outbox_page',
          'admin_product_page',
          'admin_rfq_page',
          'admin_ticket_page',
          'apply_product_import',
          'authenticate',
          'catalog_page',
          'issue_password',
          'end_product_import',
          'files_in_use',
          'judge_import_rows',
          'open_approval',
          'outbox_failures',
          'outbox_give_up',
          'outbox_retry',
          'overdue_invoices',
          'own_password_hash',
          'sign_in_row',
          'sweep_rows',
          'throttle_forget',
          'throttle_return',
          'throttle_try',
          'track_order',
        ],
        // Plain: what they read and write is the caller's own.
        ...[
          'app_admin',
          'app_company',
          'app_company_role',
          'app_staff',
          'app_system',
          'app_user',
          'company_text',
          'must',
        ],
        ...['like_patterns', 'next_invoice_number', 'order_stage', 'product_search'],
        ...['search_joined', 'search_sku', 'search_words'],
      ]),
    );
  });
});

describe('the schema', () => {
  it('has row-level security on every table but the categories, which all companies share', async () => {
    const open = await api.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relrowsecurity order by 1`,
    );
    expect(open.map(({ name }) => name)).toEqual(['categories', 'subcategories']);
  });

  it('has no view, which would look past the policies as its owner', async () => {
    expect(
      await api.sql(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')`,
      ),
    ).toEqual([]);
  });

  it('fixes the search path of every function that runs as the owner', async () => {
    const loose = await api.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not coalesce(array_to_string(proconfig, ',') like 'search_path=public, pg_temp%', false)`,
    );
    expect(loose).toEqual([]);
  });
});
