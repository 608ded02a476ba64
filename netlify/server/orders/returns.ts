import { eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { statusesBefore } from '#contracts/life-cycle.ts';
import type { ReturnMove } from '#contracts/orders/settle-return.ts';
import { canSettle, ORDER_STATES, RETURN_STATES } from '#contracts/orders/states.ts';
import { order_lines } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { return_lines, returns } from '#db/schema/shipments.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { addNote } from './add-note.ts';
import { lockOrder } from './lock.ts';
import { isFullyReturned, hasOpenReturn } from './request-return.ts';
import { packAgain, rethrowNotInStock } from './send-again.ts';
import { lockItems } from './stock.ts';
import { orderForMail } from './transition.ts';

interface Settling {
  id: number;
  to: ReturnMove;
  answer: string | null;
  /** With `approved`: the goods are already here, and are received in the same batch. */
  arrived?: boolean | undefined;
  /** True if the goods return to stock. */
  restock?: boolean | undefined;
}

/** Statuses before a return was requested, which the order has again if not all of it is returned. */
const BEFORE_RETURN = statusesBefore(ORDER_STATES, 'buyer', 'return requested');

/** The return's steps in the order's history, beside the order's own status. */
const HISTORY_NOTES: Record<ReturnMove, string> = {
  approved: 'approved, awaiting the goods',
  accepted: 'accepted, to be credited',
  'sent again': 'packed to be sent again',
  rejected: 'rejected',
  received: 'received',
};

/**
 * Approves or rejects a return, records that its goods were received, or does both at once where they have arrived. A claim for
 * goods that were short is accepted, sent again or rejected. Receiving and accepting count the goods on the order's lines, for the
 * credit note; goods that came back return to stock with `restock`, goods that were short never do. 404 for an unknown return,
 * 409 if its status does not allow it, or if too little is in stock to send the goods again.
 */
export async function settleReturn(actor: Caller, { id, to: asked, answer, arrived, restock = false }: Settling) {
  const { returned, order, lines } = await readReturn(actor, id);
  const { code, kind, status: from } = returned;
  if (!canSettle(kind, from, asked)) {
    throw new AppError('conflict', `${code} is ${from} and cannot be ${asked}.`);
  }
  const isBoth = asked === 'approved' && arrived === true;
  const to = isBoth ? 'received' : asked;
  const withAnswer = (step: string) => (answer ? `${step}: ${answer}` : step);
  const step = isBoth ? `${code} received` : withAnswer(`${code} ${HISTORY_NOTES[to]}`);
  const note =
    to === 'sent again'
      ? sql`(select ${`${code} ${HISTORY_NOTES[to]} in `} || code from shipments where claim_id = ${id}) || ${answer ? `: ${answer}` : ''}`
      : step;
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
          ...(RETURN_STATES[to].isOpen ? {} : { settled_at: sql`now()` }),
        })
        .where(eq(returns.id, id)),
      ...(RETURN_STATES[to].isCredited ? countReturned(id, order.id, restock && to === 'received') : []),
      ...(to === 'sent again' ? packAgain(returned, actor.uid) : []),
      ...(isBoth ? [addNote(order.id, withAnswer(`${code} approved`), actor.uid)] : []),
      ...(to === 'approved' ? [addNote(order.id, note, actor.uid)] : [endReturn(order.id, note, actor.uid)]),
      db.insert(outbox).values(
        to === 'received'
          ? mail('return-received', order.email, { ...ref, lines, note: answer })
          : mail('return-settled', order.email, {
              ...{ ...ref, accepted: to !== 'rejected', is_shortage: kind === 'shortage' },
              ...{ sent_again: to === 'sent again', lines, note: answer },
            }),
      ),
    ]).catch(rethrowNotInStock),
    ORDER_CHANGED,
  );
  if (to === 'sent again') return { message: `The missing goods of ${code} are packed again.` };
  return { message: `${code} ${isBoth ? 'approved and received' : to}.` };
}

function countReturned(id: number, orderId: number, restock: boolean) {
  return [
    // The check on returned_qty refuses more than was sent.
    rows(sql`
      update order_lines l set returned_qty = l.returned_qty + r.qty from return_lines r
      where r.return_id = ${id} and l.order_id = r.order_id and l.line_no = r.line_no`),
    ...(restock
      ? [
          lockItems(sql`select product_id from order_lines where order_id = ${orderId}`),
          rows(sql`
            update items i set stock = i.stock + back.qty
            from (select l.product_id, sum(r.qty) as qty from return_lines r
                join order_lines l on l.order_id = r.order_id and l.line_no = r.line_no
              where r.return_id = ${id} group by 1) as back
            join products p on p.id = back.product_id where i.id = p.item_id`),
        ]
      : []),
  ];
}

/**
 * Adds a history step. Once no return is open, the order becomes `returned` if all goods came back, otherwise what it was
 * before. While other goods are in transit its status does not change.
 */
export function endReturn(orderId: number, note: string | SQL, userId: number) {
  return rows(sql`
    with moved as (
      update orders o set status = case
          when o.status not in ${['return requested', ...BEFORE_RETURN]} or ${hasOpenReturn(orderId)} then o.status
          when ${isFullyReturned(orderId)} then 'returned'
          else coalesce((select status from order_history
            where order_id = o.id and status in ${BEFORE_RETURN} order by id desc limit 1), 'delivered') end
      where id = ${orderId} returning id, company_id, status)
    insert into order_history (order_id, company_id, status, note, user_id)
    select id, company_id, status, ${note}, ${userId} from moved`);
}

async function readReturn(actor: Caller, id: number) {
  const [, [returned], [order], lines] = await asActor(actor, [
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
  if (!returned || !order) throw notFound('return');
  return { returned, order, lines };
}
