import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@neondatabase/serverless';
import { putCategories } from './categories.ts';
import { withConnection } from './connection.ts';
import { putDelivery } from './delivery.ts';
import { putDunningSteps } from './dunning.ts';
import { putSynonyms } from './synonyms.ts';

/** An arbitrary lock number: of two concurrent migrations the second waits and then has nothing to do. */
const LOCK = 7_270_001;

/** A file in db/, with its path relative to that folder. */
interface SqlFile {
  path: string;
  text: string;
  hash: string;
}

const isMigration = ({ path }: SqlFile) => path.startsWith('migrations/');

/** All SQL files of a folder like this one, in the order in which they depend on each other. */
function readFiles(root: string): SqlFile[] {
  const read = (path: string): SqlFile => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, hash: createHash('sha256').update(text).digest('hex') };
  };
  const readFolder = (folder: string) => {
    const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'));
    return names.sort().map((name) => read(`${folder}/${name}`));
  };
  const functions = readFolder('sql/functions');
  // Nearly all other functions depend on these.
  const first = functions.filter(({ path }) => path.endsWith('/auth.sql'));
  return [
    ...['sql/roles.sql', 'sql/drop-rules.sql', 'sql/before-tables.sql'].map(read),
    ...readFolder('migrations'),
    read('sql/tables.sql'),
    ...new Set([...first, ...functions]),
    ...['sql/views.sql', 'sql/triggers.sql', 'sql/policies.sql', 'sql/grants.sql'].map(read),
  ];
}

/**
 * Updates the database to db/migrations and db/sql, as the role that owns the tables: in one transaction, and only
 * if a file has changed. A migration is applied once; everything in db/sql is dropped and created again (decision 023).
 */
export async function migrate(ownerUrl: string, folder = import.meta.dirname): Promise<void> {
  const files = readFiles(folder);
  await withConnection(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    if (files.length === applied.size && files.every(({ path, hash }) => applied.get(path) === hash)) return;
    assertKept(files, applied);
    await client.query('begin');
    for (const file of files) if (!isMigration(file) || !applied.has(file.path)) await apply(client, file);
    await client.query('delete from migrations.applied_files');
    await client.query(
      'insert into migrations.applied_files select * from jsonb_to_recordset($1) as file (path text, hash text)',
      [JSON.stringify(files)],
    );
    await client.query('commit');
  });
}

/** Path → hash of the version applied last. */
async function readApplied(client: Client): Promise<Map<string, string>> {
  await client.query('create schema if not exists migrations');
  await client.query('create table if not exists migrations.applied_files (path text primary key, hash text not null)');
  const { rows } = await client.query<SqlFile>('select path, hash from migrations.applied_files');
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Refuses a changed migration: it would not be applied again, so a change needs a new migration. */
function assertKept(files: SqlFile[], applied: Map<string, string>): void {
  const kept = new Map(files.map(({ path, hash }) => [path, hash]));
  for (const [path, hash] of applied) {
    if (path.startsWith('migrations/') && kept.get(path) !== hash) {
      throw new Error(
        `db/${path} was applied to this database and has changed since. Restore it and add a new migration.`,
      );
    }
  }
}

async function apply(client: Client, { path, text }: SqlFile): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const { message, position } = error as { message: string; position?: string };
    const line = position ? `:${text.slice(0, Number(position)).split('\n').length}` : '';
    throw new Error(`db/${path}${line}: ${message}`, { cause: error });
  }
}

// `npm run db:migrate`, for a deployment; the local stack calls migrate() itself, and its seed adds these tables' rows.
if (import.meta.main) {
  const url = process.env.DATABASE_OWNER_URL;
  if (!url) throw new Error('Set DATABASE_OWNER_URL to the address of the role that owns the tables.');
  await migrate(url);
  await withConnection(url, async (client) => {
    await putCategories(client);
    await putSynonyms(client);
    await putDelivery(client);
    await putDunningSteps(client);
  });
}
