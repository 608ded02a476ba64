import { inArray, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { db, rows } from './database.ts';

/** Stock that orders take and give back. Rows are locked in the order of their ids, so that no two orders deadlock. */

interface Wanted {
  product: { id: number; price_paise: number; gst_rate_bp: number | null };
  qty: number;
}

/**
 * Takes the stock of all lines or raises `stock`: too little left, discontinued, or the price or rate is not the one that
 * was shown.
 */
export function takeStock(lines: Wanted[]) {
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
 * Takes more of some products (a positive number) and gives others back (a negative one), or raises `stock` where
 * something is short or no longer sold. Nothing to do where nothing differs.
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

/** Gives back what an order holds: all of a line, or what there was when its quote was accepted or is left of it since. */
export function giveBackStock(order_id: number) {
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
