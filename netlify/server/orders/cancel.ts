import { and, eq } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { canMove } from '#contracts/life-cycle.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, type Me, myCompany, orConflict } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { lockOrder } from './lock.ts';
import { releaseOrderStock } from './stock.ts';

/** Buyers can cancel until we confirm the order. */
const isCancellable = (status: OrderStatus) => canMove(ORDER_STATES, 'buyer', status, 'cancelled');

/** True for the buyer who placed the order, approvers and company admins, before it is confirmed. */
export function mayCancel(me: Me, order: { status: OrderStatus; user_id: number }): boolean {
  return isCancellable(order.status) && (order.user_id === me.id || me.company_role !== 'buyer');
}

/**
 * Cancels an order, releases its stock and mails the buyer who placed it, and sales unless it was still pending approval.
 * 404 for another company's order, 403 for a colleague's, 409 once it is confirmed.
 */
export async function cancelOrder(actor: Caller, { id, reason }: { id: number; reason: string | null }) {
  const [me, [found]] = await asActor(actor, [orderWithBuyer(id)]);
  if (!found) throw notFound('order');
  const { order } = found;
  if (!isCancellable(order.status)) {
    const message = `Order ${id} is ${order.status} and can no longer be cancelled here. Call ${contact.phone}.`;
    throw new AppError('conflict', message);
  }
  if (!mayCancel(me, order)) {
    throw new AppError(
      'forbidden',
      'A colleague placed this order. Ask them, an approver or your company admin to cancel it.',
    );
  }
  const about = { order_id: id, by: me.name, reason };
  const toBuyer = mail('order-cancelled', found.email, { ...about, name: found.name, po_number: order.po_number });
  const toSales = mail('order-cancelled-for-sales', contact.email, { ...about, company: found.company });
  await orConflict(
    asActor(actor, [
      lockOrder(id, [order.status]),
      ...releaseOrderStock(id),
      db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id)),
      db.insert(order_history).values({
        ...{ order_id: id, company_id: order.company_id, status: 'cancelled' as const },
        ...{ note: reason, user_id: me.id },
      }),
      db.insert(outbox).values(order.status === 'placed' ? [toBuyer, toSales] : [toBuyer]),
    ]),
    ORDER_CHANGED,
  );
  return { message: `Order ${id} cancelled.` };
}

/** Query of an order of the caller's company with the buyer who placed it. */
export function orderWithBuyer(id: number) {
  return db
    .select({ order: orders, name: users.name, email: users.email, company: companies.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .innerJoin(companies, eq(companies.id, orders.company_id))
    .where(and(eq(orders.id, id), eq(orders.company_id, myCompany)));
}
