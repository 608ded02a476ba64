import type { Client } from '@neondatabase/serverless';
import { ownSearchVector, searchVector, type SearchedProduct } from '#contracts/catalog/search/index-text.ts';

type Written = SearchedProduct & { row_no: number; material_code: string | null; own_description: string | null };

/** Writes `search` and `own_search` of the rows to be applied next, all if `limit` is null: the words of each item as its row leaves it. */
export async function indexImportRows(client: Client, id: number, limit: number | null): Promise<void> {
  const { rows } = await client.query<Written>(
    `select r.row_no, coalesce(i.sku, r.sku) as sku, r.material_code, p.own_description, ${[...TEXTS.map(written), ...PLACES.map(placed)].join(', ')}
     from (
       select * from product_import_rows where import_id = $1 and verdict in ('new', 'changed') and not applied
       order by row_no limit $2
     ) as r left join items i on i.id = r.item_id left join products p on p.id = r.product_id
     where r.item_id is null or r.changes ?| $3`,
    [id, limit, [...TEXTS, ...PLACES, 'material_code']],
  );
  const words = rows.map(({ row_no, material_code, own_description, ...item }) => ({
    row_no,
    search: searchVector(item),
    own_search: material_code === null ? null : ownSearchVector({ material_code, own_description }),
  }));
  await client.query(
    `update product_import_rows r set search = t.search, own_search = t.own_search
     from json_to_recordset($2) as t (row_no int, search tsvector, own_search tsvector)
     where r.import_id = $1 and r.row_no = t.row_no`,
    [id, JSON.stringify(words)],
  );
}

const TEXTS = ['name', 'brand', 'hsn', 'description', 'attributes', 'cross_references'];
const PLACES = ['category', 'subcategory'];

/** As apply_product_import writes them. */
const written = (column: string) => `coalesce(r.${column}, i.${column}) as ${column}`;
const placed = (column: string) =>
  `case when r.changes ? '${column}' then r.changes #>> '{${column},1}' else i.${column} end as ${column}`;
