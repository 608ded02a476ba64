import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../support/app-role.ts';

/** What the role of the functions may do in the database, and what every table and function there must have. */
let api: Api;
let app: AppRole;

beforeAll(async () => {
  api = await startApi();
  app = await connectAsApp();
});
afterAll(async () => {
  await app.stop();
  await api.stop();
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
    expect(await app.rows(`set role ${owner}`)).toBe(REFUSED);
    expect(await app.rows(`set session authorization ${owner}`)).toBe(REFUSED);
  });

  it('cannot make or change tables', async () => {
    expect(await app.rows('create table mine (id int)')).toBe(REFUSED);
    expect(await app.rows('create function f() returns int language sql return 1')).toBe(REFUSED);
    await expect(app.rows('alter table products disable row level security')).resolves.toBe(REFUSED);
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
          'admin_dashboard',
          'admin_enquiry_page',
          'admin_inbox_page',
          'admin_invoice_page',
          'admin_order_page',
          'admin_outbox_page',
          'admin_product_page',
          'admin_rfq_page',
          'admin_ticket_page',
          'admin_uninvoiced_page',
          'apply_product_import',
          'audit_names',
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
          'application',
          'audit',
          'company',
          'customer',
          'enquiry',
          'invoice',
          'message',
          'order',
          'product',
          'registration',
        ]
          .concat('rfq', 'subscriber', 'ticket', 'uninvoiced', 'invoice_tax')
          .map((list) => `admin_${list}_rows`),
        ...['app_admin', 'app_company', 'app_company_role', 'app_staff', 'app_system', 'app_user', 'must'],
        ...[
          'hsn_rate_on',
          'import_at_rest',
          'import_running',
          'like_patterns',
          'next_invoice_number',
          'order_open',
          'order_stage',
          'product_search',
        ],
        ...['rate_offered', 'search_joined', 'search_sku', 'search_words', 'unit_offered'],
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
