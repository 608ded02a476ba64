import type { Client } from '@neondatabase/serverless';

/** Number of rows, and a sum over all of them that does not depend on their order. Both are too large for a number. */
export interface TableCheck {
  rows: string;
  checksum: string;
}

/** What a backup folder says about its files, in `backup.json`. */
export interface Manifest {
  /** ISO time of the snapshot. */
  taken_at: string;
  /** Path → hash of the migrations that made the tables. */
  migrations: Record<string, string>;
  tables: Record<string, TableCheck & { columns: string[] }>;
  /** Sequence → last value; null if it was never used. */
  sequences: Record<string, string | null>;
}

/** Values are read and compared as text, so they may not depend on the settings of a server. */
export const setFormats = (client: Client) =>
  client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'`);

/** Tables with the columns that hold data; generated ones are computed again. */
export async function listTables(client: Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by 1 order by 1`,
  );
  return rows;
}

/** The check of one table, generated columns included. MD5, because PostgreSQL's own hash functions may change. */
export async function checkTable(client: Client, table: string): Promise<TableCheck> {
  const { rows } = await client.query<TableCheck>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(this_row::text), 15))::bit(60)::bigint), 0)::text as checksum
     from "${table}" as this_row`,
  );
  return rows[0]!;
}

export async function readSequences(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
