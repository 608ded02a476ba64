import type { Client } from '@neondatabase/serverless';
import type { SqlFile } from './files.ts';

const CONCURRENT_INDEX = /^create (?:unique )?index concurrently (?:if not exists )?"?(\w+)"?/i;

/** The statements of a migration, without comments (`--> statement-breakpoint` of drizzle-kit is one). */
const statementsOf = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/**
 * The statements of a migration that builds indexes without blocking writes, which PostgreSQL does outside a transaction
 * only; undefined for any other migration. Throws if the migration contains anything else.
 */
export function concurrentIndexes({ path, text }: SqlFile): { name: string; statement: string }[] | undefined {
  if (!/index\s+concurrently/i.test(text)) return undefined;
  return statementsOf(text).map((statement) => {
    const name = CONCURRENT_INDEX.exec(statement)?.[1];
    if (name) return { name, statement };
    throw new Error(
      `db/${path}: indexes that are created concurrently need a migration of their own. Move this statement to another one: ${statement.slice(0, 80)}`,
    );
  });
}

/**
 * Builds the indexes one by one. A run that broke off leaves the index that it was building invalid: it uses space, serves no
 * query and is dropped here first. An index that was completed is kept.
 */
export async function buildConcurrently(client: Client, indexes: { name: string; statement: string }[]): Promise<void> {
  // Building waits for running transactions without blocking any, so that it may take as long as they do.
  await client.query('set lock_timeout = 0');
  for (const { name, statement } of indexes) {
    const { rows } = await client.query<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass($1)`,
      [`public.${name}`],
    );
    if (rows[0]?.valid) continue;
    if (rows[0]) await client.query(`drop index concurrently "${name}"`);
    await client.query(statement);
  }
}
