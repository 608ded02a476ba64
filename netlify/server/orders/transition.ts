import { eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { canMove } from '#contracts/life-cycle.ts';
import { type OrderMove, type Seen } from '#contracts/orders/admin.ts';
import type { OrderStatus } from '#contracts/orders/portal.ts';
import type { ProposedChanges } from '#contracts/orders/questions.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { order_questions } from '#db/schema/order-questions.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { brand, contact } from '#site';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import {
  type CreditDecision,
  creditQueries,
  creditStatements,
  decideOnCredit,
  NEUTRAL_HOLD,
} from './confirm-on-credit.ts';
import { lockOrder } from './lock.ts';
import { assertProposable, withdrawQuestion } from './questions.ts';
import { hasOpenReturn } from './request-return.ts';
import { detachDocuments, guardNoDocuments } from './shipment-documents.ts';
import { releaseOrderStock } from './stock.ts';

interface Move {
  id: number;
  to: OrderMove;
  note: string | null;
  expected_on?: string | null;
  /** Why an admin confirms the order although the company's credit is used up. For staff only. */
  credit_reason?: string | null;
  /** The change that a hold proposes to the buyer. */
  changes?: ProposedChanges | undefined;
  seen?: Seen | undefined;
  /** The status in which the caller saw it. */
  from?: OrderStatus;
}

/**
 * Confirms, holds, cancels or completes an order, with history and mail. Cancelling releases the stock and unpacks its
 * consignments. An order that an employee confirms beyond the company's credit goes on hold, and `done` is false. 404 for an unknown order, 409 if
 * its status does not allow it, or if it is to be cancelled and a consignment has an invoice or a delivery challan.
 */
export async function moveOrder(actor: Caller, move: Move) {
  const { id } = move;
  const [me, [order], figures, held, lines] = await asActor(actor, [
    orderForMail(id),
    ...creditQueries(id),
    db.select().from(order_lines).where(eq(order_lines.order_id, id)),
  ]);
  if (!order) throw notFound('order');
  // Whether it may be confirmed at all comes first.
  assertMovable(order, move.to);
  if (move.from && order.status !== move.from) {
    throw new AppError('conflict', `Order ${id} is ${order.status} now. Open it to decide.`);
  }
  if (move.to === 'on hold' && move.changes) assertProposable(order, lines, move.changes);
  const credit = decideOnCredit({ me, figures, held }, move);
  if (credit.kind !== 'hold') return { ...(await makeMove(actor, order, move, credit)), done: true };
  // An order that staff have put on hold stays on hold, now for its credit too.
  if (order.status !== 'on hold') assertMovable(order, 'on hold', 'system');
  await makeMove(actor, order, { id, seen: move.seen, to: 'on hold', note: NEUTRAL_HOLD }, credit);
  return {
    message: `Order ${id} is on credit hold, not confirmed: ${credit.reason}. An admin can release it.`,
    done: false,
  };
}

function assertMovable({ id, status }: OrderToMove, to: OrderMove, who: 'staff' | 'system' = 'staff') {
  if (canMove(ORDER_STATES, who, status, to)) return;
  const reason = status === to ? `is already ${to}` : `is ${status} and cannot become ${to}`;
  throw new AppError('conflict', `Order ${id} ${reason}.`);
}

async function makeMove(
  actor: Caller,
  order: OrderToMove,
  { id, to, note, seen, ...move }: Move,
  credit: CreditDecision,
) {
  // Only a confirmation promises a dispatch date.
  const expected_on = (to === 'confirmed' && move.expected_on) || null;
  // Confirming an order on hold is called releasing it.
  const isRelease = order.status === 'on hold' && to === 'confirmed';
  await orConflict(
    asActor(actor, [
      lockOrder(id, [order.status]),
      assertUnchangedSince(id, seen),
      ...(to === 'cancelled' ? undoPacking(id) : []),
      ...creditStatements(order, actor, credit),
      ...(to === 'completed' ? [guard('open return', sql`not ${hasOpenReturn(id)}`)] : []),
      // Confirming again replaces or removes the promised dispatch date.
      db
        .update(orders)
        .set({ status: to, ...(to === 'confirmed' ? { dispatch_by: expected_on } : {}) })
        .where(eq(orders.id, id)),
      ...(order.status === 'on hold' ? [withdrawQuestion(id, actor.uid)] : []),
      ...(to === 'on hold' && credit.kind === 'none'
        ? [
            db.insert(order_questions).values({
              ...{ order_id: id, company_id: order.company_id, question: note!, changes: move.changes ?? [] },
              created_by: actor.uid,
            }),
          ]
        : []),
      db.insert(order_history).values({
        order_id: id,
        company_id: order.company_id,
        status: to,
        note: historyNote(isRelease, expected_on, note),
        user_id: actor.uid,
      }),
      ...mailOf(order, { id, to, note, expected_on, isRelease }).map((row) => db.insert(outbox).values(row)),
    ]).catch((error: unknown) => {
      const message = error instanceof GuardFailed && REFUSALS[error.guard];
      throw message ? new AppError('conflict', `Order ${id} has ${message}`) : error;
    }),
    ORDER_CHANGED,
  );
  return { message: `Order ${id} ${isRelease ? 'released' : to}.` };
}

/** Message of a guard, after “Order 100042 has”. */
const REFUSALS: Readonly<Record<string, string>> = {
  'credit hold': 'been put on credit hold. An admin can release it.',
  'open return': 'an open return. Settle it before completing the order.',
  document:
    'a packed consignment with an invoice or a delivery challan. Credit the invoice in full or cancel the challan first.',
};

/** A release and the promised date are part of the history: its status is that of a confirmation, and mails are not kept. */
const historyNote = (isRelease: boolean, expected_on: string | null, note: string | null) =>
  [
    isRelease && 'Released from hold.',
    [expected_on && `Dispatch by ${formatDay(expected_on)}`, note].filter(Boolean).join(': '),
  ]
    .filter(Boolean)
    .join(' ') || null;

type OrderToMove = Awaited<ReturnType<typeof orderToMove>>;

/** An order with its buyer. 404 for an unknown id. */
export async function orderToMove(actor: Caller, id: number) {
  const [, [found]] = await asActor(actor, [orderForMail(id)]);
  if (!found) throw notFound('order');
  return found;
}

/** Query of an order with the buyer who placed it. */
export function orderForMail(id: number | SQL) {
  return db
    .select({
      id: orders.id,
      status: orders.status,
      company_id: orders.company_id,
      po_number: orders.po_number,
      ship_label: orders.ship_label,
      ship_address: orders.ship_address,
      ship_state: orders.ship_state,
      quote_id: orders.quote_id,
      total_paise: orders.total_paise,
      name: users.name,
      email: users.email,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(eq(orders.id, id));
}

/**
 * Fails if the order has changed since the caller saw it. Without `seen` it always passes. To be placed after the
 * statement that locks the order.
 */
export function assertUnchangedSince(id: number, seen: Seen | undefined) {
  const ofOrder = sql`where order_id = ${id}`;
  return guard(
    'seen',
    seen
      ? sql`(select count(*) from order_history ${ofOrder}) = ${seen.steps} and (select count(*) from shipments ${ofOrder}) = ${seen.shipments}`
      : sql`true`,
  );
}

/** Releases the stock and unpacks all consignments. Fails if one was dispatched or has a document. */
function undoPacking(id: number) {
  const all = sql`s.order_id = ${id}`;
  return [
    guard('dispatched', sql`not exists (select 1 from shipments where order_id = ${id} and status <> 'packed')`),
    guardNoDocuments(all),
    ...detachDocuments(all).map((statement) => rows(statement)),
    ...releaseOrderStock(id),
    rows(sql`delete from shipment_lines where order_id = ${id}`),
    rows(sql`delete from shipments where order_id = ${id}`),
    rows(sql`update order_lines set packed_qty = 0 where order_id = ${id}`),
  ];
}

type Moved = Required<Omit<Move, 'seen' | 'credit_reason' | 'from' | 'changes'>> & { isRelease: boolean };

/** The buyer reads any other step on the order's page. */
function mailOf(order: OrderToMove, { id, to, note, expected_on, isRelease }: Moved) {
  const ref = { order_id: id, name: order.name, po_number: order.po_number };
  switch (to) {
    case 'confirmed': {
      const kind = isRelease ? 'order-released' : 'order-confirmed';
      return [mail(kind, order.email, { ...ref, expected: expected_on && formatDay(expected_on), note })];
    }
    case 'on hold':
      return [mail('order-on-hold', order.email, { ...ref, reason: note! })];
    case 'cancelled':
      return [mail('order-cancelled', order.email, { ...ref, by: `${brand.name} (${contact.email})`, reason: note })];
    default:
      return [];
  }
}
