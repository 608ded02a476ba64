import type { Client } from '@neondatabase/serverless';

/** Gives most of the open RFQs, orders and tickets to these employees in turn; the rest has no owner. */
export async function assignOpenWork(client: Client, staff: readonly string[]): Promise<void> {
  for (const kind of ['rfqs', 'orders', 'tickets']) {
    await client.query(
      `update ${kind} t set owner_id = ($1::bigint[])[1 + place % ($2::int + 1)]
       from (select id, row_number() over (order by id) as place from open_work where kind = '${kind}') w where w.id = t.id`,
      [staff, staff.length],
    );
  }
}
