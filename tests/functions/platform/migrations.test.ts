import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { categories } from '#db/categories.ts';
import { withConnection } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { copyFiles, createDatabase, query } from '../../support/database.ts';

/** When each function was created: a migration without changes creates none. */
const made = (url: string) =>
  query(url, `select proname, xmin::text from pg_proc where pronamespace = 'public'::regnamespace order by oid`);

it('concurrent migrations run once, and migrating again changes nothing', async () => {
  const url = await createDatabase();
  await Promise.all([migrate(url), migrate(url)]);
  const first = await made(url);
  expect(first).toContainEqual(expect.objectContaining({ proname: 'authenticate' }));
  await migrate(url);
  expect(await made(url)).toEqual(first);
});

it('a changed file is applied, and what was removed from the files is dropped', async () => {
  const url = await createDatabase();
  await migrate(url);
  await query(
    url,
    `create function left_over() returns trigger language plpgsql as 'begin return new; end';
     create trigger left_over before update on orders for each row execute function left_over();
     create policy left_over on orders to plantsetu_staff using (true);
     grant delete on orders to plantsetu_staff;
     grant update (user_id) on orders to plantsetu_staff`,
  );
  const folder = copyFiles();
  const file = join(folder, 'sql/functions/search-text.sql');
  writeFileSync(file, readFileSync(file, 'utf8').replace('return prefix ||', `return prefix || '-' ||`));
  await migrate(url, folder);
  expect(await query(url, `select searchable_code('ord', 1) as code`)).toEqual([{ code: 'ord-000001' }]);
  expect(
    await query(
      url,
      `select (select count(*)::int from pg_proc where proname = 'left_over') as functions,
         (select count(*)::int from pg_trigger where tgname = 'left_over') as triggers,
         (select count(*)::int from pg_policies where policyname = 'left_over') as policies,
         has_table_privilege('plantsetu_staff', 'orders', 'delete') as may_delete,
         has_column_privilege('plantsetu_staff', 'orders', 'user_id', 'update') as may_update,
         has_column_privilege('plantsetu_staff', 'orders', 'status', 'update') as may_move`,
    ),
  ).toEqual([{ functions: 0, triggers: 0, policies: 0, may_delete: false, may_update: false, may_move: true }]);
  rmSync(folder, { recursive: true });
});

it('a failing file is reported with its line, and changes nothing', async () => {
  const url = await createDatabase();
  await migrate(url);
  const before = await made(url);
  const folder = copyFiles();
  appendFileSync(join(folder, 'sql/functions/search-text.sql'), 'selct 1;\n');
  const lines = readFileSync(join(folder, 'sql/functions/search-text.sql'), 'utf8').split('\n').length - 1;
  await expect(migrate(url, folder)).rejects.toThrow(`db/sql/functions/search-text.sql:${lines}: syntax error`);
  expect(await made(url)).toEqual(before);
  rmSync(folder, { recursive: true });
});

it('a new migration is applied once, and an applied one cannot be changed', async () => {
  const url = await createDatabase();
  await migrate(url);
  const folder = copyFiles();
  const file = join(folder, 'migrations/9999_tds.sql');
  writeFileSync(file, 'alter table orders add tds_section text;\n');
  await migrate(url, folder);
  const first = await made(url);
  await migrate(url, folder);
  expect(await made(url)).toEqual(first);
  appendFileSync(file, 'select 1;\n');
  await expect(migrate(url, folder)).rejects.toThrow('db/migrations/9999_tds.sql was applied to this database');
  rmSync(folder, { recursive: true });
});

it('`npm run db:migrate` also adds the product categories, and keeps unknown ones', async () => {
  const url = await createDatabase();
  const run = () =>
    promisify(execFile)(process.execPath, ['db/migrate.ts'], { env: { ...process.env, DATABASE_OWNER_URL: url } });
  const ask = (text: string) => withConnection(url, async (client) => (await client.query(text)).rows);
  await run();
  const first = categories[0]!;
  expect(await ask('select name from categories order by position')).toEqual(categories.map(({ name }) => ({ name })));
  expect(await ask(`select name from subcategories where category = '${first.name}' order by position`)).toEqual(
    first.subs.map((name) => ({ name })),
  );
  await ask(`insert into categories values ('Added by staff', 99)`);
  await ask(`update categories set position = 77 where name = '${first.name}'`);
  await run();
  expect(await ask(`select name, position from categories where position in (0, 77, 99) order by position`)).toEqual([
    { name: first.name, position: 0 },
    { name: 'Added by staff', position: 99 },
  ]);
});
