import { type SQL, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';

/** What orders hold of the stock, how much they are short, and what is on order from vendors (decision 073). */

const OPEN = statusesWith(ORDER_STATES, 'isOpen');
const AWAITED = statusesWith(ORDER_STATES, 'isAwaited');
const EXPECTED = statusesWith(PURCHASE_ORDER_STATES, 'isExpected');

/** The quantity of an order line that was taken from the stock; the line is `l`. */
export const taken = sql`coalesce(l.stock_qty, l.qty)`;

/** The quantity that the line is short. */
export const lacking = sql`greatest(0, l.qty - l.short_closed_qty - ${taken})`;

/** The day by which a line is needed: the buyer's, otherwise the one promised; the order is `o`. */
export const neededOn = sql`coalesce(o.need_by, l.promised_on)`;

/**
 * The open lines of goods as a relation `demand`, one row for each line with something left to pack: `allocated` is on the shelf
 * for it, `short` is still missing. An order that waits for approval holds its stock but is not short yet.
 */
export const demand = sql`(
  select l.order_id, l.line_no, p.item_id, ${taken} - l.packed_qty as allocated,
    case when o.status in ${AWAITED} then ${lacking} else 0 end as short, ${neededOn} as needed_on
  from order_lines l join orders o on o.id = l.order_id join products p on p.id = l.product_id
  where l.packed_qty < l.qty - l.short_closed_qty and l.product_id is not null and o.status in ${OPEN}) as demand`;

/** What is still to come from vendors: `expected (item_id, qty, due_on)`, one row for each line of an order that they have. */
export const expected = sql`(
  select pl.item_id, pl.qty - pl.received_qty as qty, coalesce(pl.due_on, po.due_on) as due_on
  from purchase_orders po join purchase_order_lines pl on pl.purchase_order_id = po.id
  where po.status in ${EXPECTED} and pl.received_qty < pl.qty) as expected`;

/** The short lines of these items, `l` with their order `o` and product `p`. */
export const shortLines = (items: SQL) => sql`
  from products p join order_lines l on l.product_id = p.id join orders o on o.id = l.order_id
  where p.item_id in (${items}) and l.packed_qty < l.qty - l.short_closed_qty and l.product_id is not null
    and o.status in ${AWAITED} and ${lacking} > 0`;
