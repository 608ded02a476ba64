import { eq, sql } from 'drizzle-orm';
import { ORDER_MOVED } from '#contracts/admin-orders.ts';
import { order_history, order_lines, outbox } from '#db/schema/orders.ts';
import { return_lines, returns } from '#db/schema/shipments.ts';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import { lockOrder } from './order-lock.ts';
import { orderForMail } from './order-moves.ts';
import { allCameBack, hasOpenReturn } from './return-requests.ts';
import type { Caller } from './session.ts';

interface Settling {
  id: number;
  to: 'approved' | 'rejected' | 'received';
  answer: string | null;
  /** Whether what came back is fit for the shelf. */
  restock?: boolean | undefined;
}

/** A step as the history tells it, beside the status of the order, which is not that of the return. */
const HAPPENED: Record<Settling['to'], string> = {
  approved: 'approved, its goods are to come back',
  rejected: 'rejected',
  received: 'received, its goods are back',
};

/**
 * Answers a return: approved or rejected when asked for, received once the goods are back. Receiving counts them on
 * the order's lines, which is what a credit note takes back, and puts them on the shelf where they are fit for it.
 * 404 for an unknown return, 409 where it is not at that point.
 */
export async function settleReturn(actor: Caller, { id, to, answer, restock = false }: Settling) {
  const { sentBack, order, lines } = await readReturn(actor, id);
  const from = to === 'received' ? 'approved' : 'requested';
  if (sentBack.status !== from) {
    throw new AppError('conflict', `${sentBack.code} is ${sentBack.status}: it cannot be ${to}.`);
  }
  const said = `${sentBack.code} ${HAPPENED[to]}`;
  const note = answer ? `${said}: ${answer}` : said;
  const ref = { order_id: order.id, name: order.name, po_number: order.po_number };
  await orConflict(
    asActor(actor, [
      lockOrder(order.id),
      guard('return', sql`exists (select 1 from returns where id = ${id} and status = ${from} for update)`),
      db
        .update(returns)
        .set({
          status: to,
          ...(answer === null ? {} : { answer }),
          ...(to === 'approved' ? {} : { settled_at: sql`now()` }),
        })
        .where(eq(returns.id, id)),
      ...(to === 'received' ? takeBack(id, order.id, restock) : []),
      ...(to === 'approved' ? [noteOf(order.id, note, actor.uid)] : [leaveReturn(order.id, note, actor.uid)]),
      db
        .insert(outbox)
        .values(
          to === 'received'
            ? mail('return-received', order.email, { ...ref, lines })
            : mail('return-settled', order.email, { ...ref, accepted: to === 'approved', lines, note: answer }),
        ),
    ]),
    ORDER_MOVED,
  );
  return { message: `${sentBack.code} ${to}.` };
}

function takeBack(id: number, orderId: number, restock: boolean) {
  return [
    // The check on returned_qty refuses more than was sent.
    rows(sql`
      update order_lines l set returned_qty = l.returned_qty + r.qty from return_lines r
      where r.return_id = ${id} and l.order_id = r.order_id and l.line_no = r.line_no`),
    ...(restock
      ? [
          rows(sql`select id from products where id in (
            select product_id from order_lines where order_id = ${orderId}) order by id for update`),
          rows(sql`
            update products p set stock = p.stock + back.qty
            from (select l.product_id, sum(r.qty)::int as qty from return_lines r
                join order_lines l on l.order_id = r.order_id and l.line_no = r.line_no
              where r.return_id = ${id} group by 1) as back
            where p.id = back.product_id`),
        ]
      : []),
  ];
}

/**
 * Once no return is open, the order is returned where all of it came back, else what it was before: delivered or completed.
 * While other goods of it are under way its status stays, and its history tells all the same.
 */
function leaveReturn(orderId: number, note: string, userId: number) {
  return rows(sql`
    with moved as (
      update orders o set status = case
          when o.status not in ('return requested', 'delivered', 'completed') or ${hasOpenReturn(orderId)} then o.status
          when ${allCameBack(orderId)} then 'returned'
          else coalesce((select status from order_history
            where order_id = o.id and status in ('delivered', 'completed') order by id desc limit 1), 'delivered') end
      where id = ${orderId} returning id, company_id, status)
    insert into order_history (order_id, company_id, status, note, user_id)
    select id, company_id, status, ${note}, ${userId} from moved`);
}

function noteOf(orderId: number, note: string, userId: number) {
  return rows(sql`
    insert into ${order_history} (order_id, company_id, status, note, user_id)
    select id, company_id, status, ${note}, ${userId} from orders where id = ${orderId}`);
}

async function readReturn(actor: Caller, id: number) {
  const [, [sentBack], [order], lines] = await asActor(actor, [
    db.select().from(returns).where(eq(returns.id, id)),
    orderForMail(sql`(select order_id from returns where id = ${id})`),
    db
      .select({ sku: order_lines.sku, name: order_lines.name, unit: order_lines.unit, qty: return_lines.qty })
      .from(return_lines)
      .innerJoin(
        order_lines,
        sql`${order_lines.order_id} = ${return_lines.order_id} and ${order_lines.line_no} = ${return_lines.line_no}`,
      )
      .where(eq(return_lines.return_id, id)),
  ]);
  if (!sentBack || !order) throw new AppError('not_found', 'This return was not found.');
  return { sentBack, order, lines };
}
