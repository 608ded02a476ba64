import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { type AppRole, connectAsApp, REFUSED } from '../../support/app-role.ts';

/** Permissions of the functions' login in the database, and rules for all tables and functions. */
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

/** The functions' login, and the roles that it can switch to for one transaction. */
const LOGIN = 'plantsetu_app';
const ROLES = ['plantsetu_buyer', 'plantsetu_privacy', 'plantsetu_staff', 'plantsetu_system'];

describe("the functions' login", () => {
  it('owns nothing and cannot bypass the policies, and neither can the roles that it can switch to', async () => {
    const roles = await api.sql<Record<string, boolean>>(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = any($1)`,
      [[LOGIN, ...ROLES]],
    );
    expect(roles).toHaveLength(5);
    expect(new Set(roles.flatMap((role) => Object.values(role)))).toEqual(new Set([false]));
    const owners = `select rolname from pg_roles where rolname = any($1)
      and (oid in (select relowner from pg_class) or oid in (select proowner from pg_proc))`;
    expect(await api.sql(owners, [[LOGIN, ...ROLES]])).toEqual([]);
  });

  it('can switch to buyer, staff, system or privacy, and has none of their permissions before', async () => {
    const taken = await api.sql(
      `select roleid::regrole::text as role, inherit_option, set_option, admin_option from pg_auth_members
       where member = $1::regrole order by 1`,
      [LOGIN],
    );
    expect(taken).toEqual(
      ROLES.map((role) => ({ role, inherit_option: false, set_option: true, admin_option: false })),
    );
    const [none] = await api.sql(`select * from pg_auth_members where member = any($1::regrole[])`, [ROLES]);
    expect(none).toBeUndefined();
  });

  it('has no access to any table', async () => {
    const touched = await api.sql(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S')
         and case relkind when 'S' then has_sequence_privilege($1, oid, 'usage, select, update')
           else has_table_privilege($1, oid, 'select, insert, update, delete, truncate, references, trigger')
             or has_any_column_privilege($1, oid, 'select, insert, update, references') end`,
      [LOGIN],
    );
    expect(touched).toEqual([]);
  });

  it('can authenticate, and call no other function of ours', async () => {
    const granted = await api.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
         and has_function_privilege($1, oid, 'execute')
         and not exists (select 1 from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e') order by 1`,
      [LOGIN],
    );
    expect(granted.map(({ name }) => name)).toEqual(['authenticate', 'open_approval', 'switch_role']);
  });

  it('cannot become the owner', async () => {
    const [{ owner }] = (await api.sql<{ owner: string }>('select current_user as owner')) as [{ owner: string }];
    expect(await app.rows(`set role ${owner}`)).toBe(REFUSED);
    expect(await app.rows(`set session authorization ${owner}`)).toBe(REFUSED);
  });

  it('cannot create or change tables', async () => {
    expect(await app.rows('create table mine (id int)')).toBe(REFUSED);
    expect(await app.rows('create function f() returns int language sql return 1')).toBe(REFUSED);
    await expect(app.rows('alter table products disable row level security')).resolves.toBe(REFUSED);
  });

  it('has nothing through PUBLIC: each function and table is granted by name', async () => {
    expect(
      await api.sql(
        `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace
           and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
           and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
         union all select relname from pg_class where relnamespace = 'public'::regnamespace
           and exists (select from aclexplode(relacl) where grantee = 0)`,
      ),
    ).toEqual([]);
  });
});

describe('the schema', () => {
  it('has row-level security on every table except the categories, which all companies share', async () => {
    const open = await api.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relrowsecurity order by 1`,
    );
    expect(open.map(({ name }) => name)).toEqual(['categories', 'subcategories']);
  });

  it('has no view that would bypass the policies as its owner', async () => {
    expect(
      await api.sql(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and (relkind = 'm'
           or relkind = 'v' and not coalesce('security_invoker=true' = any (reloptions), false))`,
      ),
    ).toEqual([]);
  });

  it('sets the search path of every function that runs as the owner', async () => {
    const loose = await api.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
         and not coalesce(array_to_string(proconfig, ',') like 'search_path=public, pg_temp%', false)`,
    );
    expect(loose).toEqual([]);
  });
});
