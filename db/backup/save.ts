import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from '@neondatabase/serverless';
import { withConnection } from '../connection.ts';
import { checkTable, listTables, type Manifest, readSequences, setFormats } from './contents.ts';

/** Rows per fetch. */
const BATCH = 1000;

/**
 * Writes all rows of the database, as they are at one moment, to a new folder: a file of JSON lines for each table, and
 * `backup.json`. The site keeps working while it runs. The folder holds personal data, so only its owner can read it.
 */
export async function saveBackup(ownerUrl: string, folder: string): Promise<Manifest> {
  return withConnection(ownerUrl, async (client) => {
    await mkdir(folder, { recursive: false, mode: 0o700 });
    await setFormats(client);
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = {};
    for (const { table, columns } of await listTables(client)) {
      await pipeline(
        Readable.from(linesOf(client, table, columns)),
        createGzip(),
        createWriteStream(join(folder, `${table}.jsonl.gz`), { mode: 0o600 }),
      );
      tables[table] = { columns, ...(await checkTable(client, table)) };
    }
    const manifest: Manifest = {
      taken_at: new Date().toISOString(),
      migrations: await appliedMigrations(client),
      tables,
      sequences: await readSequences(client),
    };
    await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    return manifest;
  });
}

/** PostgreSQL writes the JSON and reads it again, so that numbers and times keep every digit. */
async function* linesOf(client: Client, table: string, columns: string[]): AsyncGenerator<string> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(
    `declare lines no scroll cursor for select row_to_json(line)::text as line from (select ${list} from "${table}") as line`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close lines');
}

async function appliedMigrations(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ path: string; hash: string }>(
    `select path, hash from migrations.applied_files where path like 'migrations/%' order by 1`,
  );
  return Object.fromEntries(rows.map(({ path, hash }) => [path, hash]));
}
