import { eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_MOVED, ORDER_MOVES, type OrderMove, type Seen } from '#contracts/admin-orders.ts';
import { users } from '#db/schema/companies.ts';
import { order_history, orders, outbox } from '#db/schema/orders.ts';
import { contact } from '#site';
import { asActor, db, guard, orConflict, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { readDay } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { ORDER_NOT_FOUND } from './order-desk.ts';
import { lockOrder } from './order-lock.ts';
import { giveBackStock } from './order-stock.ts';
import { hasOpenReturn } from './return-requests.ts';
import type { Caller } from './session.ts';

interface Move {
  id: number;
  to: OrderMove;
  note: string | null;
  expected_on?: string | null;
  seen?: Seen | undefined;
}

/**
 * Confirms, holds, cancels or completes an order: one read, one guarded batch with history and mail. Cancelling gives
 * the stock back and takes packed consignments apart. 404 for an unknown order, 409 where its status forbids the move.
 */
export async function moveOrder(actor: Caller, { id, to, note, seen, ...move }: Move) {
  // No other step promises a day.
  const expected_on = (to === 'confirmed' && move.expected_on) || null;
  const order = await orderToMove(actor, id);
  if (!ORDER_MOVES[order.status]?.includes(to)) {
    const why = order.status === to ? `is ${to} already` : `is ${order.status}: it cannot become ${to}`;
    throw new AppError('conflict', `Order ${id} ${why}.`);
  }
  await orConflict(
    asActor(actor, [
      lockOrder(id, [order.status]),
      nothingSince(id, seen),
      ...(to === 'cancelled' ? undoPacking(id) : []),
      ...(to === 'completed' ? [guard('open return', sql`not ${hasOpenReturn(id)}`)] : []),
      // Confirming promises a day of dispatch anew, or none.
      db
        .update(orders)
        .set({ status: to, ...(to === 'confirmed' ? { dispatch_by: expected_on } : {}) })
        .where(eq(orders.id, id)),
      db.insert(order_history).values({
        order_id: id,
        company_id: order.company_id,
        status: to,
        note: told(expected_on, note),
        user_id: actor.uid,
      }),
      ...mailOf(order, { id, to, note, expected_on }).map((row) => db.insert(outbox).values(row)),
    ]).catch((error: unknown) => {
      if (!(error instanceof GuardFailed) || error.guard !== 'open return') throw error;
      throw new AppError('conflict', `Order ${id} has an open return: settle it before you complete the order.`);
    }),
    ORDER_MOVED,
  );
  return { message: `Order ${id} ${to}.` };
}

/** The day that the buyer was promised stands with the step, on his page and ours: his mail is nowhere to look it up. */
const told = (expected_on: string | null, note: string | null) =>
  [expected_on && `Dispatch by ${readDay(expected_on)}`, note].filter(Boolean).join(': ') || null;

type OrderToMove = Awaited<ReturnType<typeof orderToMove>>;

/** What a move decides on, and who is told of it. */
export async function orderToMove(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [orderForMail(id)]);
  if (!found) throw new AppError('not_found', ORDER_NOT_FOUND);
  return found;
}

/** An order with the person who placed it, as a query for a batch. */
export function orderForMail(id: number | SQL) {
  return db
    .select({
      id: orders.id,
      status: orders.status,
      company_id: orders.company_id,
      po_number: orders.po_number,
      ship_label: orders.ship_label,
      ship_address: orders.ship_address,
      total_paise: orders.total_paise,
      name: users.name,
      email: users.email,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, id));
}

/**
 * Fails where more was done with an order than its mover has seen, as far as that is told. To stand behind what locks the
 * order's row: whoever moves it at once waits there.
 */
export function nothingSince(id: number, seen: Seen | undefined) {
  const of = sql`where order_id = ${id}`;
  return guard(
    'seen',
    seen
      ? sql`(select count(*) from order_history ${of}) = ${seen.steps} and (select count(*) from shipments ${of}) = ${seen.shipments}`
      : sql`true`,
  );
}

/** The stock goes back, what was packed is taken apart; nothing may have left. */
function undoPacking(id: number) {
  return [
    guard('dispatched', sql`not exists (select 1 from shipments where order_id = ${id} and status <> 'packed')`),
    ...giveBackStock(id),
    rows(sql`delete from shipment_lines where order_id = ${id}`),
    rows(sql`delete from shipments where order_id = ${id}`),
    rows(sql`update order_lines set packed_qty = 0 where order_id = ${id}`),
  ];
}

function mailOf(order: OrderToMove, { id, to, note, expected_on }: Required<Omit<Move, 'seen'>>) {
  const ref = { order_id: id, name: order.name, po_number: order.po_number };
  switch (to) {
    case 'confirmed':
      return [mail('order-confirmed', order.email, { ...ref, expected: expected_on && readDay(expected_on), note })];
    case 'on hold':
      return [mail('order-on-hold', order.email, { ...ref, reason: note! })];
    case 'cancelled':
      return [mail('order-cancelled', order.email, { ...ref, by: `our desk (${contact.email})`, reason: note })];
    case 'completed':
      return [];
  }
}
