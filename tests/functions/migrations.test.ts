import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
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
