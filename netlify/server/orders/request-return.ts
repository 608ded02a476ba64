import { and, eq, sql, type SQL } from 'drizzle-orm';
import { statusesBefore, statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES, RETURN_STATES, type ReturnKind } from '#contracts/orders/states.ts';
import { order_lines } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { return_lines, returns } from '#db/schema/shipments.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { orderWithBuyer } from './cancel.ts';
import { returnedUnderChallan } from '../invoices/challan-returns.ts';
import { mergeParts, type OrderPart } from './line-quantities.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';

/** Statuses of a return whose goods cannot be returned again. */
const HELD = [...statusesWith(RETURN_STATES, 'isOpen'), ...statusesWith(RETURN_STATES, 'isCredited')];

/** The quantity of `order_lines` in returns and claims that a condition on `r` selects. */
const returnedIf = (condition: SQL) => sql`(
  select coalesce(sum(rl.qty), 0) from return_lines rl join returns r on r.id = rl.return_id
  where rl.order_id = order_lines.order_id and rl.line_no = order_lines.line_no and ${condition})`;

/**
 * Columns beside `order_lines`: the quantity delivered, by the carrier or by the buyer's record of goods received, and how much of
 * it can still be returned or claimed. What is sent again was not delivered before: it counts with its own consignment.
 */
export const deliveredQty = sql<number>`((
  select coalesce(sum(sl.qty), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
  where sl.order_id = order_lines.order_id and sl.line_no = order_lines.line_no and (s.status = 'delivered'
    or exists (select 1 from goods_received g where g.shipment_id = s.id and g.cleared_at is null)))
  - ${returnedIf(sql`r.status = 'sent again'`)})::float8`;
export const returnableQty = sql<number>`greatest(0, (${deliveredQty})::numeric
  - ${returnedIf(sql`r.status in ${HELD}`)} - ${returnedUnderChallan()})::float8`;

/** True while a return of the order is open: a full delivery is not its last status then. */
export const hasOpenReturn = (orderId: number) =>
  sql`exists (select 1 from returns where order_id = ${orderId} and status in ${statusesWith(RETURN_STATES, 'isOpen')})`;

/** True if all goods of the order were returned or credited as short, apart from short-closed ones and those that came back under a challan. */
export const isFullyReturned = (orderId: number) =>
  sql`not exists (select 1 from order_lines
    where order_id = ${orderId} and kind = 'goods' and returned_qty < qty - short_closed_qty - ${returnedUnderChallan()})`;

/**
 * Requests a return of delivered goods. 404 for another company's order, 409 for more than was delivered and is not in
 * another return.
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
  if (!found) throw notFound('order');
  const { order, company } = found;
  const asked = mergeParts(lines);
  const goods = returnableGoods(asked, delivered);
  if (!ORDER_STATES[order.status].isReturnable) {
    throw new AppError('conflict', `Order ${id} is ${order.status}. Nothing can be returned now.`);
  }
  const about = { order_id: id, name: me.name, lines: goods, reason };
  const [, , [created]] = await orConflict(
    asActor(actor, [
      ...insertReturn(order, me.id, { kind: 'return', goods_received_id: null, reason, lines: asked }),
      db
        .insert(outbox)
        .values([
          mail('return-requested', me.email, { ...about, po_number: order.po_number }),
          mail('return-requested-for-sales', contact.email, { ...about, company }),
        ]),
    ]),
    'Another return of these goods has just been requested. Nothing was sent. Review the order and try again.',
  );
  const { code } = created!;
  return { message: `Return ${code} requested. We will reply within one business day.`, code };
}

interface NewReturn {
  kind: ReturnKind;
  goods_received_id: SQL<number> | null;
  reason: string;
  lines: OrderPart[];
}

/** Statements for the return, its lines and the order's status and history; the second returns its code. */
export function insertReturn(
  { id, company_id }: { id: number; company_id: number },
  userId: number,
  { lines: asked, ...about }: NewReturn,
) {
  return [
    // One request for an order at a time: the second counts what the first has requested.
    rows(sql`select pg_advisory_xact_lock(${id}::bigint)`),
    // Policies do not let a buyer lock an order in transit. The foreign key of this row does: it waits for `lockOrder` of
    // other batches, and they wait for it, so that the statements below see their changes.
    db
      .insert(returns)
      .values({ ...about, company_id, order_id: id, status: 'requested', created_by: userId })
      .returning({ code: returns.code }),
    guardQuantities(id, asked),
    db
      .insert(return_lines)
      .values(asked.map((line) => ({ ...line, return_id: sql`currval('returns_id_seq')`, order_id: id, company_id }))),
    // While goods are still in transit the order keeps its status (see followShipments).
    rows(
      sql`update orders set status = 'return requested' where id = ${id}
        and status in ${statusesBefore(ORDER_STATES, 'buyer', 'return requested')}`,
    ),
    rows(sql`
      insert into order_history (order_id, company_id, status, note, user_id)
      select o.id, o.company_id, o.status,
        r.code || case r.kind when 'shortage' then ' claimed: ' else ' requested: ' end || r.reason, ${userId}
      from orders o, returns r where o.id = ${id} and r.id = currval('returns_id_seq')`),
  ] as const;
}

type Delivered = { line: typeof order_lines.$inferSelect; returnable: number };

/** The goods as mails list them; 400 for a line that the order does not have, 409 for more than can be returned. */
function returnableGoods(asked: OrderPart[], delivered: Delivered[]) {
  return asked.map(({ line_no, qty }) => {
    const found = delivered.find(({ line }) => line.line_no === line_no);
    if (!found || found.line.kind !== 'goods') {
      throw new AppError('invalid', `The order has no goods in line ${line_no}.`);
    }
    const { name, sku, unit } = found.line;
    const decimals = decimalsFault(qty, unit);
    if (decimals) throw new AppError('invalid', `${name} (${sku}): ${decimals}`);
    if (qty > found.returnable) {
      const message = `${name} (${sku}): at most ${found.returnable} can be returned, you entered ${qty}.`;
      throw new AppError('conflict', message);
    }
    return { sku, name, unit, qty };
  });
}

function guardQuantities(id: number, asked: OrderPart[]) {
  const enough: SQL[] = asked.map(
    ({ line_no, qty }) => sql`exists (select 1 from order_lines
      where order_id = ${id} and line_no = ${line_no} and (${returnableQty})::numeric >= ${qty}::numeric)`,
  );
  return guard('returnable', sql.join(enough, sql` and `));
}
