import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Client } from '@neondatabase/serverless';
import { withConnection } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { readFiles } from '../migrator/files.ts';
import { checkTable, listTables, type Manifest, readSequences, setFormats } from './contents.ts';

/** Rows per statement. */
const BATCH = 500;

/** A table or sequence, as it was saved and as it is now. */
export interface Comparison {
  name: string;
  saved: string;
  restored: string;
  isEqual: boolean;
}

/** Fills an empty database from a backup folder, in one transaction, and compares each table and sequence with the backup. */
export async function restoreBackup(ownerUrl: string, folder: string): Promise<Comparison[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as Manifest;
  assertSameMigrations(manifest);
  await withConnection(ownerUrl, assertEmpty);
  await migrate(ownerUrl);
  return withConnection(ownerUrl, async (client) => {
    await setFormats(client);
    await client.query('begin');
    await withoutRules(client, Object.keys(manifest.tables), () => insertAll(client, manifest, folder));
    const comparison = await compare(client, manifest);
    await client.query('commit');
    await client.query('analyze');
    return comparison;
  });
}

function assertSameMigrations({ migrations }: Manifest): void {
  const ours = Object.fromEntries(
    readFiles(join(import.meta.dirname, '..')).migrations.map(({ path, hash }) => [path, hash]),
  );
  if (isDeepStrictEqual(ours, migrations)) return;
  throw new Error(
    `The backup was made with other migrations (up to ${Object.keys(migrations).at(-1)}). Check out the release that made it, restore, and then migrate.`,
  );
}

async function assertEmpty(client: Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length > 0) throw new Error('The database is not empty. Create a new one to restore into.');
}

/**
 * Inserts as pg_restore does: without foreign keys, since tables refer to each other, and without triggers, which would write
 * the audit log again. The foreign keys are then created again, for which PostgreSQL checks every row.
 */
async function withoutRules(client: Client, tables: string[], insert: () => Promise<void>): Promise<void> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const table of tables) await client.query(`alter table "${table}" disable trigger user`);
  await insert();
  for (const table of tables) await client.query(`alter table "${table}" enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
}

async function insertAll(client: Client, { tables, sequences }: Manifest, folder: string): Promise<void> {
  for (const [table, { columns }] of Object.entries(tables)) {
    // A migration may have written rows.
    await client.query(`delete from "${table}"`);
    const list = columns.map((column) => `"${column}"`).join(', ');
    const insert = (lines: string[]) =>
      client.query(
        `insert into "${table}" (${list}) overriding system value
         select ${list} from json_populate_recordset(null::"${table}", $1)`,
        [`[${lines.join(',')}]`],
      );
    const lines: string[] = [];
    for await (const line of readLines(join(folder, `${table}.jsonl.gz`))) {
      lines.push(line);
      if (lines.length === BATCH) await insert(lines.splice(0));
    }
    if (lines.length > 0) await insert(lines);
  }
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [`public."${name}"`, last]);
  }
}

const readLines = (file: string) =>
  createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });

async function compare(client: Client, { tables, sequences }: Manifest): Promise<Comparison[]> {
  const compared: Comparison[] = [];
  const add = (name: string, saved: string, restored: string) =>
    compared.push({ name, saved, restored, isEqual: saved === restored });
  for (const [table, saved] of Object.entries(tables)) {
    const restored = await checkTable(client, table);
    add(table, `${saved.rows} rows, ${saved.checksum}`, `${restored.rows} rows, ${restored.checksum}`);
  }
  const restored = await readSequences(client);
  for (const [name, saved] of Object.entries(sequences)) add(name, `last ${saved}`, `last ${restored[name]}`);
  return compared;
}
