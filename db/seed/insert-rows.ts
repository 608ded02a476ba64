import type { Client } from '@neondatabase/serverless';

/** Inserts rows with the same columns in a single statement; the columns are the keys of the first row. */
export async function insertRows<Row = unknown>(
  client: Client,
  table: string,
  values: object[],
): Promise<[Row, ...Row[]]> {
  const columns = Object.keys(values[0]!).join(', ');
  const { rows } = await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) returning *`,
    [JSON.stringify(values)],
  );
  return rows as [Row, ...Row[]];
}
