import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '#contracts/orders.ts';
import { order_lines, outbox } from '#db/schema/orders.ts';
import { return_lines, returns } from '#db/schema/shipments.ts';
import { contact } from '#site';
import { asActor, db, guard, myCompany, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { orderWithBuyer } from './order-actions.ts';
import { mergeParts, type OrderPart } from './order-parts.ts';
import type { Caller } from './session.ts';

/** Statuses of an order of which something may have been delivered and can go back. */
const RETURNABLE: readonly OrderStatus[] = [
  'partly shipped',
  'in transit',
  'out for delivery',
  'delivered',
  'completed',
  'return requested',
];

/** How much of each line was delivered, and how much of that may still go back, as columns beside `order_lines`. */
export const deliveredQty = sql<number>`(
  select coalesce(sum(sl.qty), 0)::int from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where sl.order_id = order_lines.order_id and sl.line_no = order_lines.line_no and s.status = 'delivered')`;
export const returnableQty = sql<number>`greatest(0, ${deliveredQty} - (
  select coalesce(sum(rl.qty), 0)::int from return_lines rl join returns r on r.id = rl.return_id
  where rl.order_id = order_lines.order_id and rl.line_no = order_lines.line_no and r.status <> 'rejected'))`;

/** Whether goods of an order are asked back or expected back: all that is delivered of it is not the end then. */
export const hasOpenReturn = (orderId: number) =>
  sql`exists (select 1 from returns where order_id = ${orderId} and status in ('requested', 'approved'))`;

/** Whether all that was to be supplied of an order has come back. */
export const allCameBack = (orderId: number) =>
  sql`not exists (select 1 from order_lines
    where order_id = ${orderId} and kind = 'goods' and returned_qty < qty - short_closed_qty)`;

/**
 * Asks to send delivered goods back; our desk answers. 404 for another company's order, 409 where more is asked for than
 * was delivered and is not in another return.
 */
export async function requestReturn(
  actor: Caller,
  { id, reason, lines }: { id: number; reason: string; lines: OrderPart[] },
) {
  const [me, [found], delivered] = await asActor(actor, [
    orderWithBuyer(id),
    db
      .select({ line: order_lines, returnable: returnableQty })
      .from(order_lines)
      .where(and(eq(order_lines.order_id, id), eq(order_lines.company_id, myCompany))),
  ]);
  if (!found) throw new AppError('not_found', 'This order was not found.');
  const { order, company } = found;
  const asked = mergeParts(lines);
  const goods = refuseTooMuch(asked, delivered);
  if (!RETURNABLE.includes(order.status)) {
    throw new AppError('conflict', `Order ${id} is ${order.status}: nothing of it can go back now.`);
  }
  const told = { order_id: id, name: me.name, lines: goods, reason };
  try {
    const [, , [created]] = await asActor(actor, [
      // Two requests for the same goods at once: the second counts what the first has asked for.
      rows(sql`select pg_advisory_xact_lock(${id}::bigint)`),
      // A buyer's policies let him lock no order that is under way. This row's foreign key does it instead: it waits for
      // whoever has called `lockOrder`, and makes him wait. What stands below reads what he has left.
      db
        .insert(returns)
        .values({ company_id: order.company_id, order_id: id, status: 'requested', reason, created_by: me.id })
        .returning({ id: returns.id, code: returns.code }),
      guardQuantities(id, asked),
      db.insert(return_lines).values(
        asked.map((line) => ({
          ...line,
          return_id: sql`currval('returns_id_seq')`,
          order_id: id,
          company_id: order.company_id,
        })),
      ),
      // While goods are still under way the order keeps its status (see followShipments).
      rows(
        sql`update orders set status = 'return requested' where id = ${id} and status in ('delivered', 'completed')`,
      ),
      rows(sql`
        insert into order_history (order_id, company_id, status, note, user_id)
        select o.id, o.company_id, o.status, r.code || ' requested: ' || r.reason, ${me.id}
        from orders o, returns r where o.id = ${id} and r.id = currval('returns_id_seq')`),
      db
        .insert(outbox)
        .values([
          mail('return-requested', me.email, { ...told, po_number: order.po_number }),
          mail('return-requested-for-sales', contact.email, { ...told, company }),
        ]),
    ]);
    const code = created!.code;
    return { message: `Return ${code} requested. We answer within one business day.`, code };
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
    throw new AppError('conflict', 'A return of these goods was asked for just now. Nothing was sent: look again.');
  }
}

type Delivered = { line: typeof order_lines.$inferSelect; returnable: number };

/** The goods as a mail lists them; 400 for a line that the order does not have, 409 for more of it than may go back. */
function refuseTooMuch(asked: OrderPart[], delivered: Delivered[]) {
  return asked.map(({ line_no, qty }) => {
    const found = delivered.find(({ line }) => line.line_no === line_no);
    if (!found || found.line.kind !== 'goods')
      throw new AppError('invalid', `The order has no goods in line ${line_no}.`);
    const { name, sku, unit } = found.line;
    if (qty > found.returnable) {
      const message = `${name} (${sku}): at most ${found.returnable} can go back, you asked for ${qty}.`;
      throw new AppError('conflict', message);
    }
    return { sku, name, unit, qty };
  });
}

function guardQuantities(id: number, asked: OrderPart[]) {
  const enough: SQL[] = asked.map(
    ({ line_no, qty }) => sql`exists (select 1 from order_lines
      where order_id = ${id} and line_no = ${line_no} and ${returnableQty} >= ${qty})`,
  );
  return guard('returnable', sql.join(enough, sql` and `));
}
