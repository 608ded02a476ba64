import { sql } from 'drizzle-orm';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { ItemStock } from '#contracts/stores/stock.ts';
import { items, products } from '#db/schema/catalog.ts';
import { db } from '../platform/database.ts';
import { matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { demand, expected } from './demand.ts';
import { shelfOf } from './of-line.ts';

interface ListQuery extends Paging {
  q: string | null;
  show?: 'allocated' | 'short' | 'on order' | undefined;
  sort?: string | undefined;
}

const SHOWN = {
  allocated: sql`items.id in (select item_id from ${demand} where allocated > 0)`,
  short: sql`items.id in (select item_id from ${demand} where short > 0)`,
  'on order': sql`items.id in (select item_id from ${expected})`,
};

/** A page of items with what is on the shelf, by SKU. */
export async function listItemStock(actor: Caller, { q, show, sort, ...paging }: ListQuery) {
  const found = matches(products.search_text, q);
  const list = {
    query: db
      .select({
        ...{ id: items.id, sku: items.sku, name: items.name, unit: items.unit, free: items.stock },
        reorder_level: items.reorder_level,
        bin: items.bin,
        product_id: sql<number | null>`(select min(p.id) from products p where p.item_id = items.id)::float8`,
        ...shelfOf(sql`items.id`),
      })
      .from(items)
      .$dynamic(),
    table: items,
    search: found && sql`${items.id} in (select item_id from products where ${found})`,
    where: show && SHOWN[show],
    sortBy: sort?.startsWith('free') ? items.stock : sql`lower(${items.sku})`,
    descending: sort?.endsWith('_desc') ?? false,
  };
  const { items: page, total, total_capped } = await readPage(actor, list, paging);
  return {
    items: page.map((row): ItemStock => ({ ...row, on_hand: sumQty(row.free, row.allocated) })),
    total,
    total_capped,
  };
}
