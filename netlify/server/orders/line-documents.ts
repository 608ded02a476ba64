import { sql } from 'drizzle-orm';
import { LINE_DOCUMENT_KINDS, type LineDocument } from '#contracts/orders/line-documents.ts';

/** Column beside `order_lines`: the data sheets and test certificates of the item, as far as the caller may download them. */
export const lineDocuments = sql<LineDocument[]>`coalesce((
  select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'title', d.title) order by d.kind desc, d.id)
  from products p join item_documents d on d.item_id = p.item_id
  where p.id = order_lines.product_id and d.kind in ${LINE_DOCUMENT_KINDS}), '[]')`;
