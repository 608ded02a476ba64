import type { Client } from '@neondatabase/serverless';
import { searchVector, type SearchedProduct } from '#contracts/catalog/search/index-text.ts';

/** Writes `search` of the rows to be applied next, all if `limit` is null: the words of each product as its row leaves it. */
export async function indexImportRows(client: Client, id: number, limit: number | null): Promise<void> {
  const { rows } = await client.query<SearchedProduct & { row_no: number }>(
    `select r.row_no, coalesce(p.sku, r.sku) as sku, ${[...TEXTS.map(written), ...PLACES.map(placed)].join(', ')}
     from (
       select * from product_import_rows where import_id = $1 and verdict in ('new', 'changed') and not applied
       order by row_no limit $2
     ) as r left join products p on p.id = r.product_id
     where r.verdict = 'new' or r.changes ?| $3`,
    [id, limit, [...TEXTS, ...PLACES]],
  );
  const words = rows.map(({ row_no, ...product }) => ({ row_no, search: searchVector(product) }));
  await client.query(
    `update product_import_rows r set search = t.search from json_to_recordset($2) as t (row_no int, search tsvector)
     where r.import_id = $1 and r.row_no = t.row_no`,
    [id, JSON.stringify(words)],
  );
}

const TEXTS = ['name', 'brand', 'hsn', 'description', 'attributes', 'cross_references'];
const PLACES = ['category', 'subcategory'];

/** As apply_product_import writes them. */
const written = (column: string) => `coalesce(r.${column}, p.${column}) as ${column}`;
const placed = (column: string) =>
  `case when r.changes ? '${column}' then r.changes #>> '{${column},1}' else p.${column} end as ${column}`;
