import type { Client } from '@neondatabase/serverless';
import { searchVector, type SearchedProduct } from '#contracts/catalog/search/index-text.ts';
import { withConnection } from '#db/connection.ts';
import { requireOwnerUrl } from '#db/owner-url.ts';
import { runCommand } from '#db/run-command.ts';

/** Items per statement. */
const BATCH = 5000;

/** Writes the search words of all items, and so of their products, after a change of the normaliser or of rows by SQL alone; returns how many changed. */
export async function indexProducts(client: Client): Promise<number> {
  let changed = 0;
  for (let after = '0'; ;) {
    const { rows } = await client.query<SearchedProduct & { id: string }>(
      `select id, sku, name, brand, category, subcategory, hsn, description, attributes, cross_references
       from items where id > $1 order by id limit ${BATCH}`,
      [after],
    );
    const last = rows.at(-1);
    if (!last) return changed;
    const { rowCount } = await client.query(
      `update items i set search = t.search from json_to_recordset($1) as t (id bigint, search tsvector)
       where i.id = t.id and i.search <> t.search`,
      [JSON.stringify(rows.map(({ id, ...item }) => ({ id, search: searchVector(item) })))],
    );
    changed += rowCount ?? 0;
    after = last.id;
  }
}

// `npm run db:index`
if (import.meta.main) {
  await runCommand(async () => {
    const changed = await withConnection(requireOwnerUrl(process.env.DATABASE_OWNER_URL), indexProducts);
    process.stdout.write(`Wrote the search words of ${changed.toLocaleString('en-IN')} items.\n`);
  });
}
