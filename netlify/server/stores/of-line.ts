import { type SQL, sql } from 'drizzle-orm';
import { sumQty } from '#contracts/fields/thousandths.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import type { OnOrder } from '#contracts/stores/on-order.ts';
import type { order_lines } from '#db/schema/orders.ts';
import { demand, expected } from './demand.ts';

type Line = Pick<
  typeof order_lines.$inferSelect,
  'product_id' | 'qty' | 'stock_qty' | 'packed_qty' | 'short_closed_qty'
>;

/** What is on the shelf for a line and how much it is short, as in `demand`; null for goods outside the catalogue. */
export function lineStock(line: Line, status: OrderStatus) {
  if (line.product_id === null) return { allocated_qty: null, short_qty: null };
  const { isOpen, isAwaited } = ORDER_STATES[status];
  return {
    allocated_qty: isOpen ? sumQty(line.stock_qty ?? line.qty, -line.packed_qty) : 0,
    short_qty: isAwaited ? lackingQty(line) : 0,
  };
}

/** What of a line is still to be bought in, as its buyer reads it: from the day it was ordered, also before it is approved. */
export const toBuyQty = (line: Line, status: OrderStatus) =>
  line.product_id !== null && ORDER_STATES[status].isOpen ? lackingQty(line) : 0;

/** What of the line has not been taken from stock, as `lacking` has it. */
const lackingQty = ({ qty, stock_qty, short_closed_qty }: Line) =>
  Math.max(0, sumQty(qty, -short_closed_qty, -(stock_qty ?? qty)));

/** Columns of what orders hold and lack of an item, and of what is to come. */
export function shelfOf(item_id: SQL) {
  const sumOf = (column: 'allocated' | 'short') =>
    sql<number>`coalesce((select sum(${sql.raw(column)}) from ${demand} where demand.item_id = ${item_id}), 0)::float8`;
  return { allocated: sumOf('allocated'), short: sumOf('short'), on_order: onOrder(item_id) };
}

/** What is to come of an item from vendors, as JSON; null if nothing is. */
export const onOrder = (item_id: SQL) =>
  sql<OnOrder | null>`(select json_build_object('qty', sum(qty), 'due_on', min(due_on)) from ${expected}
    where item_id = ${item_id} having count(*) > 0)`;
