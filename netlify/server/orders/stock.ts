import { inArray, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { db, rows } from '../platform/database.ts';

/** Stock taken and released by orders. Rows are locked by id, so that orders cannot deadlock. */

interface StockLine {
  product: { id: number; price_paise: number; gst_rate_bp: number | null };
  qty: number;
}

/**
 * Takes the stock of all lines, or raises `stock` if there is too little, a product is discontinued, or its price or rate
 * has changed.
 */
export function takeStock(lines: StockLine[]) {
  const wanted = sql.join(
    lines.map(
      ({ product, qty }) =>
        sql`(${product.id}::bigint, ${qty}::int, ${product.price_paise}::bigint, ${product.gst_rate_bp}::int)`,
    ),
    sql`, `,
  );
  return [
    lock(lines.map((line) => line.product.id)),
    rows(sql`
      with taken as (
        update products p set stock = p.stock - wanted.qty
        from (values ${wanted}) as wanted (id, qty, price_paise, gst_rate_bp)
        where p.id = wanted.id and p.active and p.stock >= wanted.qty and p.price_paise = wanted.price_paise
          and p.gst_rate_bp is not distinct from wanted.gst_rate_bp
        returning 1)
      select must(count(*) = ${lines.length}, 'stock') from taken`),
  ] as const;
}

/**
 * Takes (positive) or releases (negative) quantities by product id, or raises `stock` if a product is short or
 * discontinued. Returns no statement if nothing changes.
 */
export function moveStock(taken: ReadonlyMap<number, number>) {
  const moves = [...taken].filter(([, qty]) => qty !== 0);
  if (moves.length === 0) return [];
  const values = sql.join(
    moves.map(([id, qty]) => sql`(${id}::bigint, ${qty}::int)`),
    sql`, `,
  );
  return [
    lock(moves.map(([id]) => id)),
    rows(sql`
      with moved as (
        update products p set stock = p.stock - move.qty from (values ${values}) as move (id, qty)
        where p.id = move.id and (move.qty < 0 or (p.active and p.stock >= move.qty)) returning 1)
      select must(count(*) = ${moves.length}, 'stock') from moved`),
  ];
}

/** Releases the stock that an order holds: `stock_qty` of a line if set (quotes, short-closed lines), otherwise its quantity. */
export function releaseOrderStock(order_id: number) {
  return [
    rows(sql`select id from products
      where id in (select product_id from order_lines where order_id = ${order_id}) order by id for update`),
    rows(sql`
      update products p set stock = p.stock + line.qty
      from (select product_id, sum(coalesce(stock_qty, qty))::int as qty from order_lines
        where order_id = ${order_id} group by 1) as line
      where p.id = line.product_id`),
  ];
}

function lock(ids: number[]) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('update');
}
