import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withConnection } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { copyFiles, createDatabase, query } from '../../support/database.ts';
import { TEMPLATE } from '../../support/global-setup.ts';

let url: string;
let folder: string;
const add = (name: string, text: string) => writeFileSync(join(folder, `migrations/${name}.sql`), text);
const applied = async () =>
  (await query(url, `select path from migrations.applied_files where path like 'migrations/9%' order by 1`)).map(
    ({ path }) => path,
  );
const indexes = (name: string) =>
  query(url, `select indisvalid as valid from pg_index where indexrelid = to_regclass('${name}')`);

beforeEach(async () => {
  url = await createDatabase({ template: TEMPLATE });
  folder = copyFiles();
});
afterEach(() => rmSync(folder, { recursive: true }));

it('each migration is a transaction: the next run continues after the last complete one', async () => {
  add('9001_first', 'alter table orders add first text;');
  add('9002_second', 'alter table orders add second text;\nselct 1;');
  await expect(migrate(url, folder)).rejects.toThrow('db/migrations/9002_second.sql:2: syntax error');
  expect(await applied()).toEqual(['migrations/9001_first.sql']);
  // The rules of the previous release still apply.
  const rules = await query(url, `select count(*)::int as policies from pg_policies where tablename = 'orders'`);
  expect(rules[0]!.policies).toBeGreaterThan(0);
  add('9002_second', 'alter table orders add second text;');
  await migrate(url, folder);
  expect(await applied()).toEqual(['migrations/9001_first.sql', 'migrations/9002_second.sql']);
});

it('a lock that is not free ends the migration with what to do, and changes nothing', async () => {
  add('9001_locked', 'alter table orders add locked text;');
  await withConnection(url, async (call) => {
    await call.query('begin');
    await call.query('select from orders');
    await expect(migrate(url, folder)).rejects.toThrow(
      /^db\/migrations\/9001_locked.sql: canceling statement due to lock timeout. .* Nothing of this file was applied: run the command again\./,
    );
    expect(await applied()).toEqual([]);
    await call.query('commit');
  });
  await migrate(url, folder);
  expect(await applied()).toEqual(['migrations/9001_locked.sql']);
});

it('the rules wait for a lock no longer, and the old ones stay', async () => {
  writeFileSync(join(folder, 'sql/views.sql'), 'create view changed as select 1 as one;');
  const count = () => query(url, `select count(*)::int from pg_policies where tablename = 'orders'`);
  const before = await count();
  await withConnection(url, async (call) => {
    await call.query('begin');
    await call.query('select from orders');
    await expect(migrate(url, folder)).rejects.toThrow(/^db\/sql\/drop-rules.sql: .* run the command again/);
    expect(await count()).toEqual(before);
  });
});

it('a column that the rules of the previous release use is not dropped', async () => {
  add('9001_drop', 'alter table orders drop column company_id;');
  await expect(migrate(url, folder)).rejects.toThrow(/The database rules of the previous release still use it\./);
  expect(await query(url, 'select company_id from orders')).toEqual([]);
});

it('an index is built concurrently by two runs at a time, outside a transaction, and once', async () => {
  add(
    '9001_indexes',
    `create index concurrently first_index on "orders" using btree ("po_number");--> statement-breakpoint
     CREATE UNIQUE INDEX CONCURRENTLY "second_index" ON "orders" USING btree ("id");`,
  );
  await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect([await indexes('first_index'), await indexes('second_index')]).toEqual([[{ valid: true }], [{ valid: true }]]);
  expect(await applied()).toEqual(['migrations/9001_indexes.sql']);
});

it('calls write while an index waits for a long transaction', async () => {
  add('9001_indexes', 'create index concurrently late_index on categories (position);');
  await withConnection(url, async (call) => {
    await call.query('begin');
    await call.query('lock table categories in row exclusive mode');
    const run = migrate(url, folder);
    const waiting = `select count(*)::int from pg_stat_activity where datname = current_database()
      and query like 'create index concurrently%' and wait_event_type = 'Lock'`;
    while ((await query(url, waiting))[0]!.count === 0);
    await query(url, `insert into categories values ('Written during the build', 1)`);
    await call.query('commit');
    await run;
  });
  expect(await indexes('late_index')).toEqual([{ valid: true }]);
});

it('an invalid index of a run that failed is built again', async () => {
  add('9001_unique', 'create unique index concurrently one_position on categories (position);');
  await query(url, `insert into categories values ('First', 7), ('Second', 7)`);
  await expect(migrate(url, folder)).rejects.toThrow('db/migrations/9001_unique.sql: could not create unique index');
  expect([await indexes('one_position'), await applied()]).toEqual([[{ valid: false }], []]);
  await query(url, `update categories set position = 8 where name = 'Second'`);
  await migrate(url, folder);
  expect([await indexes('one_position'), await applied()]).toEqual([[{ valid: true }], ['migrations/9001_unique.sql']]);
});

it('a migration with a concurrent index contains nothing else', async () => {
  add('9001_mixed', 'alter table orders add mixed text;\ncreate index concurrently mixed_index on orders (mixed);');
  await expect(migrate(url, folder)).rejects.toThrow(
    'db/migrations/9001_mixed.sql: indexes that are created concurrently need a migration of their own. Move this statement to another one: alter table orders add mixed text',
  );
  expect(await applied()).toEqual([]);
});

it("the owner's address is not the pooled one of Neon", () => {
  const direct = 'postgresql://owner:secret@ep-cool-name-123456.ap-southeast-1.aws.neon.tech/plantsetu';
  expect(requireOwnerUrl(direct)).toBe(direct);
  expect(() => requireOwnerUrl(direct.replace('123456.', '123456-pooler.'))).toThrow(
    /^DATABASE_OWNER_URL is the pooled address .* with the host ep-cool-name-123456\.ap-southeast-1\.aws\.neon\.tech\.$/,
  );
  expect(() => requireOwnerUrl(undefined)).toThrow('Set DATABASE_OWNER_URL');
});
