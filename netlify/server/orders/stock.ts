import { type SQL, sql } from 'drizzle-orm';
import type { catalog } from '#db/catalog-view.ts';
import { rows } from '../platform/database.ts';

/** Stock taken and released by orders. Items are locked by id, so that orders cannot deadlock. */

interface StockLine {
  /** As it was read, before quantity breaks. */
  seen: Pick<typeof catalog.$inferSelect, 'id' | 'price_paise' | 'price_per' | 'price_breaks' | 'gst_rate_bp'>;
  qty: number;
}

/** Locks the items of the lines. */
export const lockLines = (lines: StockLine[]) => lockItems(listOf(lines.map((line) => line.seen.id)));

/**
 * Takes the stock of all lines, and what there is of items that can be ordered beyond it; raises `stock` if there is too little or a
 * product has changed since it was read: its price of today, its rate, or whether it is sold.
 */
export function takeStock(lines: StockLine[]) {
  const wanted = sql.join(
    lines.map(
      ({ seen: { id, price_paise, price_per, price_breaks, gst_rate_bp }, qty }) =>
        sql`(${id}::bigint, ${qty}::numeric, ${price_paise}::bigint, ${price_per}::int, ${JSON.stringify(price_breaks)}::jsonb, ${gst_rate_bp}::int)`,
    ),
    sql`, `,
  );
  return rows(sql`
    with taken as (
      update items i set stock = i.stock - least(i.stock, wanted.qty)
      from (values ${wanted}) as wanted (id, qty, price_paise, price_per, price_breaks, gst_rate_bp), catalog p
      where p.id = wanted.id and i.id = p.item_id and p.active and not p.is_price_expired
        and (i.stock >= wanted.qty or i.can_backorder)
        and (p.price_paise, p.price_per, p.price_breaks, i.gst_rate_bp)
          is not distinct from (wanted.price_paise, wanted.price_per, wanted.price_breaks, wanted.gst_rate_bp)
      returning 1)
    select must(count(*) = ${lines.length}, 'stock') from taken`);
}

/**
 * Takes (positive) or releases (negative) quantities by product id, or raises `stock` if a product is short or
 * discontinued. Returns no statement if nothing changes.
 */
export function moveStock(taken: ReadonlyMap<number, number>) {
  const moves = [...taken].filter(([, qty]) => qty !== 0);
  if (moves.length === 0) return [];
  const values = sql.join(
    moves.map(([id, qty]) => sql`(${id}::bigint, ${qty}::numeric)`),
    sql`, `,
  );
  return [
    lockItems(listOf(moves.map(([id]) => id))),
    rows(sql`
      with moved as (
        update items i set stock = i.stock - move.qty from (values ${values}) as move (id, qty), products p
        where p.id = move.id and i.id = p.item_id and (move.qty < 0 or (p.active and i.stock >= move.qty)) returning 1)
      select must(count(*) = ${moves.length}, 'stock') from moved`),
  ];
}

/** Releases the stock that an order holds: `stock_qty` of a line if set (ordered beyond stock, quoted, short-closed), otherwise its quantity. */
export function releaseOrderStock(order_id: number) {
  return [
    lockItems(sql`select product_id from order_lines where order_id = ${order_id}`),
    rows(sql`
      update items i set stock = i.stock + line.qty
      from (select product_id, sum(coalesce(stock_qty, qty)) as qty from order_lines
        where order_id = ${order_id} group by 1) as line
      join products p on p.id = line.product_id where i.id = p.item_id`),
  ];
}

/** Locks the items of the selected product ids. */
export const lockItems = (ids: SQL) =>
  rows(sql`select 1 from items where id in (select item_id from products where id in (${ids})) order by id for update`);

const listOf = (ids: number[]) => sql`select unnest(${sql.param(ids)}::bigint[])`;
