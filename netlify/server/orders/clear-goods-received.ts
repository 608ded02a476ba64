import { eq, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { statusesBefore } from '#contracts/life-cycle.ts';
import { RETURN_STATES } from '#contracts/orders/states.ts';
import { users } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { goods_received, returns, shipments } from '#db/schema/shipments.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { lockOrder } from './lock.ts';
import { endReturn } from './returns.ts';

/** Requests and claims that are not answered yet: those that staff may still reject. */
const UNANSWERED = statusesBefore(RETURN_STATES, 'staff', 'rejected');

/**
 * Clears a record of goods received, so that the buyer can record it again, and rejects its requests and claims that are not
 * answered. The contract lists the refusals.
 */
export async function clearGoodsReceived(actor: Caller, { id, reason }: { id: number; reason: string }) {
  const [, [found], claims] = await asActor(actor, [
    db
      .select({
        receipt: goods_received,
        code: shipments.code,
        order: { id: orders.id, po_number: orders.po_number },
        buyer: { name: users.name, email: users.email },
      })
      .from(goods_received)
      .innerJoin(shipments, eq(shipments.id, goods_received.shipment_id))
      .innerJoin(orders, eq(orders.id, goods_received.order_id))
      .innerJoin(users, eq(users.id, goods_received.created_by))
      .where(eq(goods_received.id, id)),
    db.select().from(returns).where(eq(returns.goods_received_id, id)),
  ]);
  if (!found) throw notFound('record');
  const { receipt, code, order, buyer } = found;
  if (receipt.cleared_at) throw new AppError('conflict', `The goods received of ${code} are already cleared.`);
  const settled = claims.find(({ status }) => status !== 'rejected' && !UNANSWERED.some((one) => one === status));
  if (settled) {
    throw new AppError('conflict', `${settled.code} is ${settled.status}, so the record of ${code} cannot be cleared.`);
  }
  const ref = { order_id: order.id, name: buyer.name, po_number: order.po_number };
  await orConflict(
    asActor(actor, [
      lockOrder(order.id),
      guard(
        'receipt',
        sql`exists (select 1 from goods_received where id = ${id} and cleared_at is null for update)
          and not exists (select 1 from returns where goods_received_id = ${id} and status not in ${['rejected', ...UNANSWERED]})`,
      ),
      db
        .update(goods_received)
        .set({ cleared_at: sql`now()`, cleared_by: actor.uid, clear_reason: reason })
        .where(eq(goods_received.id, id)),
      rows(sql`
        update returns set status = 'rejected', answer = ${reason}, settled_at = now()
        where goods_received_id = ${id} and status in ${UNANSWERED}`),
      endReturn(order.id, `Goods received of ${code} cleared: ${reason}`, actor.uid),
      db.insert(outbox).values(mail('goods-received-cleared', buyer.email, { ...ref, code, reason })),
    ]),
    ORDER_CHANGED,
  );
  return { message: `Goods received of ${code} cleared. The buyer can record them again.` };
}
