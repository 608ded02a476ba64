import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { useRelay, withConnection } from '#db/connection.ts';

/** Creates an empty database or a copy of the migrated template; returns its address for the owner. */
export async function createDatabase({ template }: { template?: string } = {}): Promise<string> {
  useRelay(inject('relay'));
  process.env.NEON_RELAY = inject('relay');
  const url = new URL(inject('ownerUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  url.pathname = '/postgres';
  await withConnection(url.href, async (client) => {
    if (template) {
      // Copies of one template must not overlap: PostgreSQL refuses while another session uses it.
      await client.query('select pg_advisory_lock(1)');
      await client.query(`create database ${name} template ${template}`);
    } else {
      await client.query(`create database ${name}`);
    }
  });
  url.pathname = `/${name}`;
  return url.href;
}
