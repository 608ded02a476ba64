import { eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { attachments } from '#db/schema/attachments.ts';
import { companies } from '#db/schema/companies.ts';
import { orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { contact } from '#site';
import { storeAttachment } from '../attachments/add.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, errorCode, guard, orConflict } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';

/** Query of an order's purchase order as a file. */
export const poFileOf = (order_id: number | SQL) =>
  db
    .select({ id: attachments.id, name: attachments.file_name })
    .from(attachments)
    .where(eq(attachments.order_id, sql`${order_id}`));

/** Attaches the purchase order to an order without one, and mails sales if a buyer does. The contract lists the refusals. */
export async function attachPo(actor: Caller, { id, file }: { id: number; file: File }) {
  const [me, [found], [existing]] = await asActor(actor, [
    db
      .select({ status: orders.status, company_id: orders.company_id, company: companies.name })
      .from(orders)
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .where(eq(orders.id, id)),
    poFileOf(id),
  ]);
  if (!found) throw notFound('order');
  const { status, company_id, company } = found;
  if (existing) throw new AppError('conflict', `Order ${id} already has its purchase order, ${existing.name}.`);
  if (!ORDER_STATES[status].isOpen) {
    throw new AppError('conflict', `Order ${id} is ${status}. Send the file with a message on its page.`);
  }
  const name = await storeAttachment(actor, file, 'file', { order_id: id, company_id }, async ({ queries, name }) => {
    const toSales = mail('order-po-attached', contact.email, { order_id: id, company, by: me.name, file: name });
    await orConflict(
      asActor(actor, [
        guard('order', stillWithout(id)),
        ...queries,
        ...(me.role === 'customer' ? [db.insert(outbox).values(toSales)] : []),
      ]).catch((error: unknown) => {
        throw errorCode(error) === '23505' ? new GuardFailed('order') : error;
      }),
      ORDER_CHANGED,
    );
    return name;
  });
  return { message: `${name} is attached to order ${id}.` };
}

/** The order is open and has no purchase order. Of two that pass at the same time, the unique index refuses one. */
const stillWithout = (id: number) => sql`
  exists (select 1 from orders where id = ${id} and status in ${statusesWith(ORDER_STATES, 'isOpen')})
  and not exists (select 1 from attachments where order_id = ${id})`;
