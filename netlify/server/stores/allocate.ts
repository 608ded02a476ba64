import { type SQL, sql } from 'drizzle-orm';
import { contact } from '#site';
import { mailFrom } from '../mail/mail-row.ts';
import { rows } from '../platform/database.ts';
import { lacking, neededOn, shortLines, taken } from './demand.ts';

/** An order line that got goods, as `allocateTo` remembers it for the mail. */
const GIVEN = sql`json_to_recordset(current_setting('app.allocated')::json)
  as given (order_id bigint, sku text, name text, unit text, qty numeric, short numeric)`;

/**
 * Locks the orders that are short of these items, then the items, so that allocating cannot deadlock with packing. To be placed before
 * the statement that raises the stock.
 */
export const lockForAllocation = (items: SQL) => [
  rows(sql`select 1 from orders where id in (select o.id ${shortLines(items)}) order by id for update`),
  rows(sql`select 1 from items where id in (${items}) order by id for update`),
];

/**
 * Allocates the free stock of these items to the lines that are short: the one needed first, then the oldest order. The order's
 * owner gets a mail, or sales if it has none. Nothing that was allocated before is taken away.
 */
export const allocateTo = (items: SQL) => [
  rows(sql`
    with waiting as (
      select l.order_id, l.line_no, p.item_id, ${lacking} as short,
        sum(${lacking}) over (partition by p.item_id order by ${neededOn} nulls last, l.order_id, l.line_no) as up_to
      ${shortLines(items)}
    ), given as (
      select w.order_id, w.line_no, w.item_id, least(w.short, i.stock - (w.up_to - w.short)) as qty
      from waiting w join items i on i.id = w.item_id where i.stock > w.up_to - w.short
    ), moved as (
      update items i set stock = i.stock - g.qty
      from (select item_id, sum(qty) as qty from given group by 1) g where i.id = g.item_id
    ), raised as (
      update order_lines l set stock_qty = ${taken} + g.qty from given g
      where l.order_id = g.order_id and l.line_no = g.line_no
      returning l.order_id, l.sku, l.name, l.unit, g.qty, ${lacking} as short
    )
    select set_config('app.allocated', coalesce(json_agg(raised)::text, '[]'), true) from raised`),
  rows(
    mailFrom(
      'goods-allocated',
      sql`coalesce(u.email, ${contact.email})`,
      {
        name: sql`u.name`,
        orders: sql`json_agg(json_build_object('order_id', given.order_id, 'sku', given.sku, 'name', given.name, 'unit', given.unit,
          'qty', given.qty, 'short', given.short) order by given.order_id, given.sku)`,
      },
      sql`from ${GIVEN} join orders o on o.id = given.order_id left join users u on u.id = o.owner_id group by u.email, u.name`,
    ),
  ),
];
