import { and, eq, inArray, sql } from 'drizzle-orm';
import { ORDER_MOVED, PACKABLE, type Seen } from '#contracts/admin-orders.ts';
import { order_lines } from '#db/schema/orders.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { counted, type GoodsLine } from './mail/goods.ts';
import { mailFrom } from './mail/mail-row.ts';
import { lockOrder } from './order-lock.ts';
import { ORDER_NOT_FOUND } from './order-desk.ts';
import { nothingSince, orderForMail } from './order-moves.ts';
import { mergeParts, type OrderPart, partRows, tooMuch } from './order-parts.ts';
import type { Caller } from './session.ts';
import { followShipments } from './shipments.ts';

/** Lines that the step of the history names one by one. */
const NAMED_LINES = 3;

interface ShortClosing {
  order_id: number;
  lines: OrderPart[];
  reason: string;
  seen?: Seen | undefined;
}

/**
 * Takes goods that cannot be supplied out of an order, so that the rest of it can come to its end (decision 022), gives
 * back what they held of the stock and tells the buyer. 404 for an unknown order, 409 where the order is not to be
 * packed, less of a line remains, or nothing would be left of the order: then nothing is written.
 */
export async function shortClose(actor: Caller, { order_id, lines, reason, seen }: ShortClosing) {
  const parts = mergeParts(lines);
  const { order, goods } = await readFor(actor, order_id, parts);
  if (!PACKABLE.includes(order.status)) {
    throw new AppError('conflict', `Order ${order_id} is ${order.status}: nothing of it can be short-closed.`);
  }
  await orConflict(
    asActor(actor, [
      lockOrder(order_id, PACKABLE),
      nothingSince(order_id, seen),
      ...freeStock(order_id, parts),
      // The check on packed_qty refuses more than remains; a line that is no goods is no row of this update.
      rows(sql`
        with closed as (
          update order_lines l set short_closed_qty = l.short_closed_qty + part.qty,
            stock_qty = least(coalesce(l.stock_qty, l.qty), l.qty - l.short_closed_qty - part.qty)
          from ${partRows(parts)}
          where l.order_id = ${order_id} and l.line_no = part.line_no and l.kind = 'goods' returning 1)
        select must(count(*) = ${parts.length}, 'lines') from closed`),
      guard(
        'nothing left',
        sql`exists (select 1 from order_lines
          where order_id = ${order_id} and kind = 'goods' and short_closed_qty < qty)`,
      ),
      followShipments(order_id, sql`null`, actor.uid, `Not supplied: ${named(goods)}. ${reason}`),
      rows(
        mailFrom(
          'order-short-closed',
          order.email,
          {
            ...{ order_id, name: order.name, po_number: order.po_number },
            ...{ lines: goods, reason, status: sql`status` },
          },
          sql`from orders where id = ${order_id}`,
        ),
      ),
    ])
      .catch(tooMuch)
      .catch((error: unknown) => {
        if (!(error instanceof GuardFailed) || error.guard !== 'nothing left') throw error;
        throw new AppError('conflict', `Nothing would be left of order ${order_id}: cancel it instead.`);
      }),
    ORDER_MOVED,
  );
  return { message: `Order ${order_id}: ${named(goods)} short-closed.` };
}

async function readFor(actor: Caller, orderId: number, parts: OrderPart[]) {
  const numbers = parts.map(({ line_no }) => line_no);
  const [, [order], lines] = await asActor(actor, [
    orderForMail(orderId),
    db
      .select({ line_no: order_lines.line_no, sku: order_lines.sku, name: order_lines.name, unit: order_lines.unit })
      .from(order_lines)
      .where(and(eq(order_lines.order_id, orderId), inArray(order_lines.line_no, numbers)))
      .orderBy(order_lines.line_no),
  ]);
  if (!order) throw new AppError('not_found', ORDER_NOT_FOUND);
  const qtyOf = new Map(parts.map(({ line_no, qty }) => [line_no, qty]));
  return { order, goods: lines.map(({ line_no, ...line }) => ({ ...line, qty: qtyOf.get(line_no)! })) };
}

/**
 * What the lines hold of the stock beyond what still goes to the buyer: an accepted quote may hold less than was ordered,
 * and what was to be bought in is given up first. To stand before the lines are written.
 */
function freeStock(orderId: number, parts: OrderPart[]) {
  const held = sql`coalesce(l.stock_qty, l.qty)`;
  const lines = sql`from ${partRows(parts)} join order_lines l on l.order_id = ${orderId} and l.line_no = part.line_no`;
  return [
    rows(sql`select id from products where id in (select l.product_id ${lines}) order by id for update`),
    rows(sql`
      update products p set stock = p.stock + free.qty
      from (select l.product_id, sum(greatest(0, ${held} - (l.qty - l.short_closed_qty - part.qty)))::int as qty
        ${lines} group by 1) as free
      where p.id = free.product_id and free.qty > 0`),
  ];
}

/** `4 NOS BRG-6205, 2 PAIL GRS-EP2 and 3 other lines` */
function named(goods: GoodsLine[]): string {
  const first = goods.slice(0, NAMED_LINES).map(({ sku, name, qty, unit }) => `${counted(qty)} ${unit} ${sku ?? name}`);
  const others = goods.length - first.length;
  return first.join(', ') + (others > 0 ? ` and ${others} other ${others === 1 ? 'line' : 'lines'}` : '');
}
