import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/neon-serverless';
import { migrate as applyMigrations } from 'drizzle-orm/neon-serverless/migrator';
import { expect, inject, it } from 'vitest';
import { categories } from '#db/categories.ts';
import { useRelay, withConnection } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';

const FILES = readdirSync('db/migrations').filter((file) => file.endsWith('.sql')).length;

/** An empty database of this file's own. */
async function createDatabase(): Promise<string> {
  useRelay(inject('relay'));
  process.env.NEON_RELAY = inject('relay');
  const url = new URL(inject('ownerUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  url.pathname = '/postgres';
  await withConnection(url.href, (client) => client.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return url.href;
}

const applied = (url: string) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query('select created_at, hash from drizzle.__drizzle_migrations order by id');
    return rows;
  });

it('migrating twice at once applies each migration once, and migrating again changes nothing', async () => {
  const url = await createDatabase();
  await Promise.all([migrate(url), migrate(url)]);
  const first = await applied(url);
  expect(first).toHaveLength(FILES);
  await migrate(url);
  expect(await applied(url)).toEqual(first);
});

it('`npm run db:migrate` also puts the categories that products are filed under, and keeps those that it does not know', async () => {
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
  await ask(`insert into categories values ('Of the desk', 99)`);
  await ask(`update categories set position = 77 where name = '${first.name}'`);
  await run();
  expect(await ask(`select name, position from categories where position in (0, 77, 99) order by position`)).toEqual([
    { name: first.name, position: 0 },
    { name: 'Of the desk', position: 99 },
  ]);
});

/** The database as it was before a migration. */
async function migrateUpTo(url: string, migration: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plantsetu-migrations-'));
  cpSync('db/migrations', folder, { recursive: true, filter: (name) => !name.endsWith('_snapshot.json') });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith(migration)),
  );
  writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
  await withConnection(url, (client) => applyMigrations(drizzle(client), { migrationsFolder: folder }));
  rmSync(folder, { recursive: true });
}

it('SKUs of one company that differ only in capitals stop the migration, which names them; renamed, they let it pass', async () => {
  const url = await createDatabase();
  await migrateUpTo(url, '_sku_capitals');
  const query = (text: string) => withConnection(url, async (client) => (await client.query(text)).rows);
  await query(`insert into companies (name, slug) values ('Aravalli', 'a'), ('Konkan', 'k')`);
  await query(`insert into products (company_id, sku, name, price_paise)
    values (1, 'BRG-1', 'One', 1), (1, 'brg-1', 'Two', 1), (2, 'brg-1', 'Another company’s', 1), (1, 'BRG1', 'Three', 1)`);
  const before = await applied(url);
  await expect(migrate(url)).rejects.toMatchObject({
    cause: {
      message: expect.stringContaining('\nAravalli: BRG-1 (product 1), brg-1 (product 2)\nNothing was migrated.'),
    },
  });
  expect(await applied(url)).toEqual(before);
  await query(`update products set sku = 'BRG-1-OLD' where id = 2`);
  await migrate(url);
  expect(await applied(url)).toHaveLength(FILES);
  await expect(query(`update products set sku = 'brg-1' where id = 2`)).rejects.toMatchObject({ code: '23505' });
});
