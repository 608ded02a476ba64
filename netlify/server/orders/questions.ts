import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';
import type { OrderQuestion, ProposedChanges } from '#contracts/orders/questions.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_history } from '#db/schema/order-history.ts';
import { order_questions } from '#db/schema/order-questions.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { contact } from '#site';
import { companyCredit, overCredit } from '../companies/rules.ts';
import { guardCredit } from '../companies/spending.ts';
import { latestDay } from '../delivery/promises.ts';
import { formatQty } from '../mail/goods.ts';
import { mail } from '../mail/mail-row.ts';
import { asActor, db, guard, type Me, myCompany, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import type { Caller } from '../platform/session.ts';
import { holdForCredit } from './hold-for-credit.ts';
import { reviseOrder } from './revise.ts';
import { writeRevision } from './write-revision.ts';
import { moveStock } from './stock.ts';

type Line = typeof order_lines.$inferSelect;
type Order = typeof orders.$inferSelect;

/** Query of an order's open question; at most one row. */
export const openQuestionOf = (order_id: number) =>
  db
    .select()
    .from(order_questions)
    .where(and(eq(order_questions.order_id, order_id), isNull(order_questions.answered_at)));

/** The question for the wire. */
export function questionOf(row: typeof order_questions.$inferSelect | undefined): OrderQuestion | null {
  return row
    ? { id: row.id, question: row.question, changes: row.changes, asked_at: row.created_at.toISOString() }
    : null;
}

/** Statement that withdraws the open question of an order that staff release or cancel. */
export const withdrawQuestion = (order_id: number, user_id: number) =>
  db
    .update(order_questions)
    .set({ answer: 'withdrawn', answered_by: user_id, answered_at: sql`now()` })
    .where(and(eq(order_questions.order_id, order_id), isNull(order_questions.answered_at)));

/** 400 for a change that could not be accepted: of an unknown line, to more than ordered or less than packed, or none. */
export function assertProposable(
  order: Pick<Order, 'ship_state' | 'quote_id'>,
  lines: Line[],
  changes: ProposedChanges,
) {
  for (const { line_no, qty, promised_on } of changes) {
    const line = lines.find((one) => one.line_no === line_no);
    if (!line || line.kind !== 'goods') throw new AppError('invalid', `The order has no goods in line ${line_no}.`);
    const least = sumQty(line.packed_qty, line.short_closed_qty);
    const refuse = (what: string) => new AppError('invalid', `${line.name} (${line.sku}) ${what}`);
    if (qty > line.qty) throw refuse(`can be lowered only: ${formatQuantity(line.qty, line.unit)} are ordered.`);
    if (qty < least) throw refuse(`is packed already: propose at least ${formatQuantity(least, line.unit)}.`);
    if (qty === line.qty && !promised_on) throw refuse('is not changed. Enter a lower quantity or a later date.');
  }
  reviseOrder(order, lines, changes);
}

/** True for the buyer who placed the order, approvers and company admins. */
export const mayAnswer = (me: Me, order: Pick<Order, 'user_id'>) =>
  order.user_id === me.id || me.company_role !== 'buyer';

interface Answer {
  id: number;
  question_id: number;
  cancel: number[];
}

/** Accepts the proposed change of an order on hold in one guarded batch. The contract lists the refusals. */
export async function answerQuestion(actor: Caller, { id, question_id, cancel }: Answer) {
  const { me, found, lines, question, credit } = await readQuestion(actor, id);
  if (!mayAnswer(me, found.order)) {
    throw new AppError('forbidden', 'A colleague placed this order. Ask them, an approver or your company admin.');
  }
  if (question?.id !== question_id || question.changes.length === 0) throw new AppError('conflict', ORDER_CHANGED);
  const { order } = found;
  const changes = question.changes.map((change) => (cancel.includes(change.line_no) ? { ...change, qty: 0 } : change));
  for (const { line_no, qty } of changes) {
    const line = lines.find((one) => one.line_no === line_no)!;
    if (qty < sumQty(line.packed_qty, line.short_closed_qty)) {
      throw new AppError(
        'conflict',
        `${line.name} (${line.sku}) is partly packed and cannot be cancelled. Write to us.`,
      );
    }
  }
  if (!isSomethingLeft(lines, changes)) {
    throw new AppError('conflict', 'Nothing would be left of this order. Write to us, and we will cancel it.');
  }
  const revision = reviseOrder(order, lines, changes);
  const hold = overCredit(credit!, revision.sums.total_paise);
  const status = hold ? 'on hold' : 'confirmed';
  const note = noteOf(lines, changes, [order.total_paise, revision.sums.total_paise]);
  const about = { order_id: id, note };
  await orConflict(
    asActor(actor, [
      rows(sql`select id from orders where id = ${id} for update`),
      guard(
        'question',
        sql`exists (select 1 from order_questions q join orders o on o.id = q.order_id
          where q.id = ${question_id} and q.answered_at is null and o.id = ${id} and o.status = 'on hold')`,
      ),
      ...(!hold && credit!.credit_limit_paise !== null ? guardCredit(revision.sums.total_paise) : []),
      ...moveStock(revision.stock),
      ...writeRevision(id, revision),
      ...promise(id, lines, changes),
      db
        .update(orders)
        .set({ status, ...revision.sums })
        .where(eq(orders.id, id)),
      db.insert(order_history).values({ order_id: id, company_id: order.company_id, status, note, user_id: me.id }),
      ...(hold ? holdForCredit(order, hold, found.company) : []),
      db
        .update(order_questions)
        .set({ answer: 'accepted', answered_by: me.id, answered_at: sql`now()` })
        .where(eq(order_questions.id, question_id)),
      db
        .insert(outbox)
        .values([
          mail('order-change-accepted', contact.email, { ...about, company: found.company, name: me.name }),
          ...(order.user_id === me.id
            ? []
            : [mail('order-change-accepted-by-colleague', found.email, { ...about, name: found.name, by: me.name })]),
        ]),
    ]),
    ORDER_CHANGED,
  );
  const done = changes.length === 1 && cancel.includes(changes[0]!.line_no) ? 'Line cancelled.' : 'Change accepted.';
  return {
    message: hold ? `${done} Order ${id} stays on hold. ${CREDIT_HOLD_NOTE}` : `${done} Order ${id} will proceed.`,
  };
}

async function readQuestion(actor: Caller, id: number) {
  const [me, [found], lines, [question], [credit]] = await asActor(actor, [
    db
      .select({ order: orders, company: companies.name, name: users.name, email: users.email })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .where(and(eq(orders.company_id, myCompany), eq(orders.id, id))),
    db.select().from(order_lines).where(eq(order_lines.order_id, id)).orderBy(order_lines.line_no),
    openQuestionOf(id),
    companyCredit(),
  ]);
  if (!found) throw notFound('order');
  return { me, found, lines, question, credit };
}

type Changes = (typeof order_questions.$inferSelect)['changes'];

const isSomethingLeft = (lines: Line[], changes: Changes) =>
  lines.some(
    ({ kind, line_no }) => kind === 'goods' && changes.find((change) => change.line_no === line_no)?.qty !== 0,
  );

/** Statements that set the new delivery dates of lines, and the order's, which is the latest of its lines. */
function promise(id: number, lines: Line[], changes: Changes) {
  const dated = changes.filter(({ qty, promised_on }) => qty > 0 && promised_on);
  const cancelled = new Set(changes.flatMap(({ line_no, qty }) => (qty === 0 ? [line_no] : [])));
  const days = lines
    .filter(({ line_no }) => !cancelled.has(line_no))
    .map((line) => dated.find(({ line_no }) => line_no === line.line_no)?.promised_on ?? line.promised_on);
  return [
    ...[...Map.groupBy(dated, ({ promised_on }) => promised_on)].map(([promised_on, group]) =>
      db
        .update(order_lines)
        .set({ promised_on })
        .where(
          and(
            eq(order_lines.order_id, id),
            inArray(
              order_lines.line_no,
              group.map(({ line_no }) => line_no),
            ),
          ),
        ),
    ),
    db
      .update(orders)
      .set({ promised_on: latestDay(days) })
      .where(eq(orders.id, id)),
  ];
}

/** `Change accepted: BRG-6205 20 → 12 nos, by 4 Dec 2026; SEAL-3 cancelled.`, and both totals if they differ. */
function noteOf(lines: Line[], changes: Changes, [before, after]: [number, number]): string {
  const words = changes.map(({ line_no, qty, promised_on }) => {
    const line = lines.find((one) => one.line_no === line_no)!;
    const name = line.sku || line.name;
    if (qty === 0) return `${name} cancelled`;
    const lowered = qty === line.qty ? '' : ` ${formatQty(line.qty)} → ${formatQuantity(qty, line.unit)}`;
    return `${name}${lowered}${promised_on ? `${lowered && ','} by ${formatDay(promised_on)}` : ''}`;
  });
  const totals = before === after ? '' : `\nThe total falls from ${formatPaise(before)} to ${formatPaise(after)}.`;
  return `Change accepted: ${words.join('; ')}.${totals}`;
}
