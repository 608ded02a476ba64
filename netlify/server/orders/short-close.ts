import { eq, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import type { Seen } from '#contracts/orders/admin.ts';
import { sumByKind } from '#contracts/orders/revised-line.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import type { GoodsLine } from '../mail/goods.ts';
import { mailFrom } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import {
  guardWhole,
  mergeParts,
  type OrderPart,
  partRows,
  rethrowDecimals,
  rethrowOverpacked,
} from './line-quantities.ts';
import { lockOrder } from './lock.ts';
import { followShipments } from './follow-shipments.ts';
import { lockItems } from './stock.ts';
import { suppliedAmounts } from './supplied.ts';
import { assertUnchangedSince, orderForMail } from './transition.ts';

/** Lines named in the history step. */
const MAX_NAMED = 3;

interface ShortClosing {
  order_id: number;
  lines: OrderPart[];
  reason: string;
  seen?: Seen | undefined;
}

/**
 * Removes goods that cannot be supplied from an order, so that the rest can be completed (decision 022), releases their
 * stock and mails the buyer. 404 for an unknown order, 409 if its status does not allow it, less is left to pack, or
 * nothing would be left of the order.
 */
export async function shortClose(actor: Caller, { order_id, lines, reason, seen }: ShortClosing) {
  const parts = mergeParts(lines);
  const { order, lines: before, goods } = await readFor(actor, order_id, parts);
  if (!ORDER_STATES[order.status].isPackable) {
    throw new AppError('conflict', `Order ${order_id} is ${order.status}. Nothing can be short-closed.`);
  }
  const sums = sumsAfter(before, parts);
  await orConflict(
    asActor(actor, [
      lockOrder(order_id, statusesWith(ORDER_STATES, 'isPackable')),
      assertUnchangedSince(order_id, seen),
      guard('lines', sql`${closedQty(order_id)} = ${sumQty(...before.map((line) => line.short_closed_qty))}`),
      ...releaseStock(order_id, parts),
      ...closeLines(order_id, parts),
      ...guardWhole(order_id, parts),
      db.update(orders).set(sums).where(eq(orders.id, order_id)),
      followShipments(order_id, sql`null`, actor.uid, historyNote(goods, reason, order.total_paise, sums.total_paise)),
      rows(
        mailFrom(
          'order-short-closed',
          order.email,
          {
            ...{ order_id, name: order.name, po_number: order.po_number },
            ...{ lines: goods, reason, status: sql`status` },
            ...{ ordered: formatPaise(order.total_paise), total: formatPaise(sums.total_paise) },
          },
          sql`from orders where id = ${order_id}`,
        ),
      ),
    ])
      .catch(rethrowDecimals)
      .catch(rethrowOverpacked)
      .catch((error: unknown) => {
        if (!(error instanceof GuardFailed) || error.guard !== 'nothing left') throw error;
        throw new AppError('conflict', `Nothing would be left of order ${order_id}. Cancel it instead.`);
      }),
    ORDER_CHANGED,
  );
  return { message: `Order ${order_id}: ${named(goods)} short-closed.` };
}

async function readFor(actor: Caller, orderId: number, parts: OrderPart[]) {
  const [, [order], lines] = await asActor(actor, [
    orderForMail(orderId),
    db.select().from(order_lines).where(eq(order_lines.order_id, orderId)).orderBy(order_lines.line_no),
  ]);
  if (!order) throw notFound('order');
  const goods = lines.flatMap(({ line_no, sku, name, unit }) => {
    const part = parts.find((each) => each.line_no === line_no);
    return part ? [{ sku, name, unit, qty: part.qty }] : [];
  });
  return { order, lines, goods };
}

type Line = typeof order_lines.$inferSelect;

/** The order's sums once the parts are removed; a quantity that is too large is refused when it is written. */
function sumsAfter(lines: Line[], parts: OrderPart[]) {
  const qtyOf = new Map(parts.map(({ line_no, qty }) => [line_no, qty]));
  return sumByKind(
    lines.map((line) => {
      const short_closed_qty = Math.min(line.qty, sumQty(line.short_closed_qty, qtyOf.get(line.line_no) ?? 0));
      return suppliedAmounts({ ...line, short_closed_qty });
    }),
  );
}

/** Only rises, so a change shows that another user has short-closed since. */
const closedQty = (orderId: number) => sql`(select sum(short_closed_qty) from order_lines where order_id = ${orderId})`;

/** What is not supplied and why, and both totals: the order shows only the new one. */
function historyNote(goods: GoodsLine[], reason: string, ordered_paise: number, total_paise: number): string {
  const totals = `The total falls from ${formatPaise(ordered_paise)} to ${formatPaise(total_paise)}.`;
  return `Not supplied: ${named(goods)}. ${reason}\n${totals}`;
}

/**
 * Releases stock that the lines no longer need. A line ordered beyond stock holds less than its quantity: what was to be
 * bought in is dropped first. To be placed before the lines are updated.
 */
function releaseStock(orderId: number, parts: OrderPart[]) {
  const held = sql`coalesce(l.stock_qty, l.qty)`;
  const lines = sql`from ${partRows(parts)} join order_lines l on l.order_id = ${orderId} and l.line_no = part.line_no`;
  return [
    lockItems(sql`select l.product_id ${lines}`),
    rows(sql`
      update items i set stock = i.stock + free.qty
      from (select l.product_id, sum(greatest(0, ${held} - (l.qty - l.short_closed_qty - part.qty))) as qty
        ${lines} group by 1) as free
      join products p on p.id = free.product_id where i.id = p.item_id and free.qty > 0`),
  ];
}

/** The check on packed_qty refuses more than is left; a line that is not goods matches no row and fails the count. */
function closeLines(orderId: number, parts: OrderPart[]) {
  return [
    rows(sql`
      with closed as (
        update order_lines l set short_closed_qty = l.short_closed_qty + part.qty,
          stock_qty = least(coalesce(l.stock_qty, l.qty), l.qty - l.short_closed_qty - part.qty)
        from ${partRows(parts)}
        where l.order_id = ${orderId} and l.line_no = part.line_no and l.kind = 'goods' returning 1)
      select must(count(*) = ${parts.length}, 'lines') from closed`),
    guard(
      'nothing left',
      sql`exists (select 1 from order_lines
        where order_id = ${orderId} and kind = 'goods' and short_closed_qty < qty)`,
    ),
  ];
}

/** `4 nos BRG-6205, 2 pails GRS-EP2 and 3 other lines` */
function named(goods: GoodsLine[]): string {
  const first = goods
    .slice(0, MAX_NAMED)
    .map(({ sku, name, qty, unit }) => `${formatQuantity(qty, unit)} ${sku ?? name}`);
  const others = goods.length - first.length;
  return first.join(', ') + (others > 0 ? ` and ${others} other ${others === 1 ? 'line' : 'lines'}` : '');
}
