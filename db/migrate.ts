import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@neondatabase/serverless';
import { withConnection } from './connection.ts';
import { buildConcurrently, concurrentIndexes } from './migrator/concurrent-indexes.ts';
import { assertUnchanged, readFiles, type SqlFile } from './migrator/files.ts';
import { requireOwnerUrl } from './owner-url.ts';
import { runCommand } from './run-command.ts';

/** An arbitrary lock number: of two concurrent migrations the second waits and then has nothing to do. */
const LOCK = 7_270_001;

/**
 * Milliseconds to wait for a lock on a table. Calls queue behind a waiting migration, so this is far below the 2.5 s after
 * which they fail (db/client.ts); and below PostgreSQL's deadlock_timeout of 1 s, so that in a deadlock the migration gives up, not a call.
 */
const LOCK_TIMEOUT_MS = 900;

/**
 * Updates the database to db/migrations and db/sql, as the role that owns the tables, and only if a file has changed. Each
 * migration is one transaction and is applied once; then everything in db/sql is dropped and created again in one transaction
 * (decision 023). So between the transactions the rules of the previous release apply: a migration may not break them
 * (docs/operating.md). If one fails, those before it remain applied and the next run continues with it.
 */
export async function migrate(ownerUrl: string, folder = import.meta.dirname): Promise<void> {
  const { first, migrations, rules } = readFiles(folder);
  const files = [...new Set([...first, ...migrations, ...rules])];
  await withConnection(ownerUrl, async (client) => {
    await takeLock(client);
    const applied = await readApplied(client);
    const isCurrent = ({ path, hash }: SqlFile) => applied.get(path) === hash;
    if (files.length === applied.size && files.every(isCurrent)) return;
    assertUnchanged(migrations, applied);
    await applyTogether(
      client,
      first.filter((file) => !isCurrent(file)),
    );
    for (const migration of migrations) if (!applied.has(migration.path)) await applyMigration(client, migration);
    await applyTogether(client, rules, async () => {
      await client.query(`delete from migrations.applied_files where path like 'sql/%'`);
      await record(client, new Set([...first, ...rules]));
    });
  });
}

/** Asks again and again instead of waiting in one query, for which an index that is built concurrently would wait in turn. */
async function takeLock(client: Client): Promise<void> {
  const tryLock = () => client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
  while (!(await tryLock()).rows[0]!.taken) await pause(200);
}

/** Path → hash of the version applied last. */
async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query('create schema if not exists migrations');
  await client.query('create table if not exists migrations.applied_files (path text primary key, hash text not null)');
  const { rows } = await client.query<SqlFile>('select path, hash from migrations.applied_files');
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

const record = (client: Client, files: Iterable<SqlFile>) =>
  client.query(
    'insert into migrations.applied_files select * from jsonb_to_recordset($1) as file (path text, hash text)',
    [JSON.stringify([...files])],
  );

async function applyMigration(client: Client, migration: SqlFile): Promise<void> {
  const indexes = concurrentIndexes(migration);
  if (!indexes) return applyTogether(client, [migration], () => record(client, [migration]));
  await explain(migration, () => buildConcurrently(client, indexes));
  await record(client, [migration]);
}

/** Applies files in one transaction, in which `last` runs too. */
async function applyTogether(client: Client, files: SqlFile[], last: () => Promise<unknown> = async () => {}) {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query('begin');
  for (const file of files) await explain(file, () => client.query(file.text));
  await last();
  await client.query('commit');
}

/** What to do, by the code of PostgreSQL's error. */
const HINTS: Record<string, string> = {
  '55P03':
    'A call or an open session was using a table for too long. Nothing of this file was applied: run the command again. If it fails again, find the session in pg_stat_activity (docs/operating.md).',
  '2BP01':
    'The database rules of the previous release still use it. Release the change of db/sql first, and this migration with the next release (docs/operating.md).',
};

/** Adds file, line and hint to an error of PostgreSQL. */
async function explain({ path, text }: SqlFile, apply: () => Promise<unknown>): Promise<void> {
  try {
    await apply();
  } catch (error) {
    const { message, position, code } = error as { message: string; position?: string; code?: string };
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : '';
    const hint = HINTS[code ?? ''];
    throw new Error(`db/${path}${line}: ${message}${hint ? `. ${hint}` : ''}`, { cause: error });
  }
}

// `npm run db:migrate`, for a deployment; the local stack calls migrate() itself, and its seed adds these tables' rows.
if (import.meta.main) {
  await runCommand(async () => {
    const url = requireOwnerUrl(process.env.DATABASE_OWNER_URL);
    await migrate(url);
    const { putReferenceData } = await import('./reference-data.ts');
    await withConnection(url, putReferenceData);
    console.log('The database has the current schema.');
  });
}
