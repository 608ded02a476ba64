import { and, eq } from 'drizzle-orm';
import { ORDER_HAS_MOVED } from '#contracts/order-actions.ts';
import type { OrderStatus } from '#contracts/orders.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_history, orders, outbox } from '#db/schema/orders.ts';
import { contact } from '#site';
import { asActor, db, type Me, myCompany, orConflict } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { lockOrder } from './order-lock.ts';
import { giveBackStock } from './order-stock.ts';
import type { Caller } from './session.ts';

/** Until we confirm an order nothing was done for it: its buyer may still call it off. */
const CANCELLABLE: readonly OrderStatus[] = ['pending approval', 'placed'];

/** Whether this person may call off an order: who placed it, approvers and company admins, before it is confirmed. */
export function mayCancel(me: Me, order: { status: OrderStatus; user_id: number }): boolean {
  return CANCELLABLE.includes(order.status) && (order.user_id === me.id || me.company_role !== 'buyer');
}

/**
 * Calls an order off: its stock is free again, whoever placed it gets a mail, and so does our desk where it knew of the
 * order. 404 for another company's, 403 for a colleague's order, 409 once it is confirmed.
 */
export async function cancelOrder(actor: Caller, { id, reason }: { id: number; reason: string | null }) {
  const [me, [found]] = await asActor(actor, [orderWithBuyer(id)]);
  if (!found) throw new AppError('not_found', 'This order was not found.');
  const { order } = found;
  if (!CANCELLABLE.includes(order.status)) {
    const message = `Order ${id} is ${order.status}: it cannot be cancelled here any more. Call ${contact.phone}.`;
    throw new AppError('conflict', message);
  }
  if (!mayCancel(me, order)) {
    throw new AppError('forbidden', 'A colleague placed this order. Ask him, an approver or your company admin.');
  }
  const told = { order_id: id, by: me.name, reason };
  const toBuyer = mail('order-cancelled', found.email, { ...told, name: found.name, po_number: order.po_number });
  const toDesk = mail('order-cancelled-for-sales', contact.email, { ...told, company: found.company });
  await orConflict(
    asActor(actor, [
      lockOrder(id, [order.status]),
      ...giveBackStock(id),
      db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id)),
      db.insert(order_history).values({
        ...{ order_id: id, company_id: order.company_id, status: 'cancelled' as const },
        ...{ note: reason, user_id: me.id },
      }),
      db.insert(outbox).values(order.status === 'placed' ? [toBuyer, toDesk] : [toBuyer]),
    ]),
    ORDER_HAS_MOVED,
  );
  return { message: `Order ${id} cancelled.` };
}

/** An order of the caller's company with who placed it, as a query for a batch. */
export function orderWithBuyer(id: number) {
  return db
    .select({ order: orders, name: users.name, email: users.email, company: companies.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .innerJoin(companies, eq(companies.id, orders.company_id))
    .where(and(eq(orders.id, id), eq(orders.company_id, myCompany)));
}
