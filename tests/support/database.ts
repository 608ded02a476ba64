import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      // Copies of one template must not overlap: PostgreSQL refuses while another session uses it. Without fsync files are
      // copied faster than the log would be written.
      await client.query('select pg_advisory_lock(1)');
      await client.query(`create database ${name} template ${template} strategy file_copy`);
    } else {
      await client.query(`create database ${name}`);
    }
  });
  url.pathname = `/${name}`;
  return url.href;
}

/** The rows of a statement, or of the last of several, on a connection of its own. */
export const query = (url: string, text: string) =>
  withConnection(url, async (client) => {
    const result = await client.query<Record<string, unknown>>(text);
    return [result].flat().at(-1)!.rows;
  });

/** A copy of db/migrations and db/sql, to change; for the caller to remove. */
export function copyFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plantsetu-migrations-'));
  for (const part of ['migrations', 'sql']) cpSync(join('db', part), join(folder, part), { recursive: true });
  return folder;
}
