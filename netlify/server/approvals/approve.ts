import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ORDER_CHANGED } from '#contracts/conflicts.ts';
import { quoteReason } from '#contracts/catalog/sale.ts';
import { toRupees } from '#contracts/fields/money.ts';
import type { Decision } from '#contracts/approvals/approvals.ts';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';
import { catalog } from '#db/catalog-view.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { companies, users } from '#db/schema/companies.ts';
import { cost_centres } from '#db/schema/cost-centres.ts';
import { order_history } from '#db/schema/order-history.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { outbox } from '#db/schema/outbox.ts';
import { orNames } from './approvers.ts';
import { budgetColumns } from '../companies/cost-centres.ts';
import { companyCredit, type Credit, overCredit } from '../companies/rules.ts';
import { guardCredit } from '../companies/spending.ts';
import { termsForPin } from '../delivery/promises.ts';
import { formatQty } from '../mail/goods.ts';
import { mail } from '../mail/mail-row.ts';
import { type Answers, db, guard, type Me, myCompany, type Queries, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import { holdForCredit } from '../orders/hold-for-credit.ts';
import { askNext, changeAmounts, decidedNote, recordDecision, without } from './next-approval.ts';
import { type ApprovalRow, nextApproval, orderApprovals } from './order-approvals.ts';
import { isAnyToBuy, toBuyOf } from '../orders/beyond-stock.ts';
import { poFileOf } from '../orders/po-file.ts';
import { quotedLeadDays, renewPromises } from '../orders/renew-promises.ts';
import { type Revision, reviseOrder } from '../orders/revise.ts';
import { writeRevision } from '../orders/write-revision.ts';
import { releaseOrderStock, moveStock } from '../orders/stock.ts';

/** Runs a batch as the approver, signed in or by a link. */
type Runner = <T extends Queries>(queries: T) => Promise<[Me, ...Answers<T>]>;

/** Queries of the order and lines to decide on, and of the terms of its delivery. */
export function orderToDecide(id: number | SQL) {
  const mine = and(eq(orders.id, sql`${id}`), eq(orders.company_id, myCompany));
  const buyer = { buyer: users.name, buyer_email: users.email };
  return [
    db
      .select({ order: orders, ...buyer, company: companies.name, why: whyPending, ...budgetColumns })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .leftJoin(cost_centres, eq(cost_centres.id, orders.cost_centre_id))
      .where(mine),
    db
      .select({
        ...{ line: order_lines, stock: catalog.stock, can_backorder: catalog.can_backorder },
        ...{ quoted_lead_days: quotedLeadDays, item_lead_days: catalog.lead_days },
      })
      .from(order_lines)
      .leftJoin(catalog, eq(catalog.id, order_lines.product_id))
      .where(and(eq(order_lines.order_id, sql`${id}`), eq(order_lines.company_id, myCompany)))
      .orderBy(order_lines.line_no),
    termsForPin(sql`(select a.pincode from orders o join addresses a on a.id = o.ship_address_id
      where o.id = ${id} and o.company_id = app_company() and a.country = 'India')`),
    companyCredit(),
    orderApprovals(id),
    poFileOf(id),
  ] as const;
}

/** Which limits the order exceeds, as noted when it was placed. */
const whyPending = sql<
  string | null
>`(select h.note from order_history h where h.order_id = ${orders.id} order by h.id limit 1)`;

type Line = typeof order_lines.$inferSelect;
type Found = Awaited<ReturnType<typeof orderToDecide>[0]>[number];
type FoundLine = Awaited<ReturnType<typeof orderToDecide>[1]>[number];
type Terms = Awaited<ReturnType<typeof orderToDecide>[2]>;

/** An order to decide on, as read by `orderToDecide`. */
export interface ToDecide {
  found: Found;
  lines: FoundLine[];
  terms: Terms;
  /** Of the order's company. */
  credit: Credit;
  approvals: ApprovalRow[];
  /** Name of the purchase order's file; null if none was attached. */
  po_file: string | null;
}

/** What `orderToDecide` read. */
export function toDecide(
  ...[[found], lines, terms, [credit], approvals, [poFile]]: Answers<ReturnType<typeof orderToDecide>>
): ToDecide | null {
  return found
    ? { found, lines, terms, credit: credit!, approvals: approvals.rows, po_file: poFile?.name ?? null }
    : null;
}

/**
 * Approves or rejects the order in one guarded batch with stock, lines, sums, history and mail. It is placed with the last of
 * its approvals; before that the next approvers are asked. 409 if it has changed or stock is not sufficient.
 */
export async function decideOrder(write: Runner, me: Me, toDecide: ToDecide, decision: Decision) {
  const { found, lines, terms, credit, approvals } = toDecide;
  const { order } = found;
  const step = nextApproval(approvals, order.total_paise)!;
  const revision = decision.decision === 'approve' ? revise(found, lines, decision) : null;
  const next = (revision && nextApproval(without(approvals, step), revision.sums.total_paise)) ?? null;
  const last = next ? null : revision;
  const hold = last && overCredit(credit, last.sums.total_paise);
  try {
    await write([
      ...lockPending(order.id, step),
      ...(last && !hold && credit.credit_limit_paise !== null ? guardCredit(last.sums.total_paise) : []),
      ...recordDecision(order.id, step, me, revision !== null),
      ...(last ? approve(order.id, last, renewPromises(order.id, linesToPromise(order, lines, last), terms)) : []),
      ...(next ? changeAmounts(order.id, revision!) : []),
      ...(revision ? [] : reject(order.id)),
      db.insert(order_history).values({
        order_id: order.id,
        company_id: order.company_id,
        status: next ? 'pending approval' : revision ? 'placed' : 'rejected',
        note: joinNotes(decidedNote(toDecide, step, me, next !== null), noteOf(revision, decision.reason)),
        user_id: me.id,
      }),
      ...(hold ? holdApproved(order, hold, found.company) : []),
      ...(next
        ? askNext(toDecide, revision!, next)
        : [mailDecision(found, me, decision, last && { ...last, isShort: isAnyToBuy(remaining(lines, last)) }, hold)]),
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  if (!revision) return { message: `Order ${order.id} rejected.`, total: null };
  return { message: `Order ${order.id} approved${endOf(next, hold)}`, total: toRupees(revision.sums.total_paise) };
}

const joinNotes = (...notes: (string | null)[]) => notes.filter(Boolean).join('\n') || null;

function endOf(next: ApprovalRow | null, hold: string | null): string {
  if (next) return `. It now waits for approval by ${orNames(next.approvers)}.`;
  return hold ? `, and on hold. ${CREDIT_HOLD_NOTE}` : '.';
}

/** The mail to the buyer about the last approval, or that the order is rejected. */
function mailDecision(
  { order, buyer, buyer_email }: Found,
  me: Me,
  { reason }: Decision,
  revision: (Revision & { isShort: boolean }) | null,
  hold: string | null,
) {
  const about = { order_id: order.id, name: buyer, po_number: order.po_number, approver: me.name };
  return db.insert(outbox).values(
    revision
      ? mail('order-approved', buyer_email, {
          ...{ ...about, note: reason, total: formatPaise(revision.sums.total_paise) },
          ...{ held: hold !== null, changes: revision.changes },
          ...(revision.isShort ? { to_buy: toBuyOf(order.id) } : {}),
        })
      : mail('order-rejected', buyer_email, { ...about, reason: reason ?? '' }),
  );
}

/** An approved order above the credit limit is on hold. */
function holdApproved({ id, company_id }: Found['order'], hold: string, company: string) {
  return [
    db.update(orders).set({ status: 'on hold' }).where(eq(orders.id, id)),
    db.insert(order_history).values({ order_id: id, company_id, status: 'on hold', note: CREDIT_HOLD_NOTE }),
    ...holdForCredit({ id, company_id }, hold, company),
  ];
}

/** 403 for a buyer, for the person who placed the order and while it waits for others, 409 if it no longer needs approval. */
export function assertMayDecide(me: Me, { found: { order }, approvals }: ToDecide): void {
  if (me.company_role === 'buyer') {
    throw new AppError('forbidden', 'Only approvers and company admins can approve or reject orders.');
  }
  if (order.user_id === me.id) {
    throw new AppError('forbidden', 'You cannot approve your own order. Ask another approver.');
  }
  if (order.status !== 'pending approval') {
    throw new AppError('conflict', `Order ${order.id} is ${order.status} and no longer needs approval.`);
  }
  const step = nextApproval(approvals, order.total_paise);
  // Decided by someone else after the order's row was read.
  if (!step) throw new AppError('conflict', ORDER_CHANGED);
  const { approvers } = step;
  if (!approvers.some(({ id }) => id === me.id)) {
    throw new AppError('forbidden', `Order ${order.id} waits for approval by ${orNames(approvers)}.`);
  }
}

function revise({ order }: Found, lines: FoundLine[], { lines: wanted = [] }: Decision): Revision {
  const orderLines = lines.map(({ line }) => line);
  const revision = reviseOrder(order, orderLines, wanted, suppliesOf(lines));
  if (order.quote_id === null) assertSellable(orderLines, revision);
  if (revision.sums.total_paise === 0) throw new AppError('invalid', 'The order would come to ₹0. Reject it instead.');
  for (const [product_id, more] of revision.stock) {
    const { line, stock } = lines.find((one) => one.line.product_id === product_id)!;
    if (more > (stock ?? 0)) {
      const message = `${line.name} (${line.sku}): only ${stock ?? 0} more in stock. Reduce the quantity.`;
      throw new AppError('conflict', message);
    }
  }
  return revision;
}

/**
 * Refuses goods without a price or GST rate: the order was placed before there was this rule. What a quote gives free of charge is
 * agreed.
 */
function assertSellable(lines: Line[], { removed }: Revision): void {
  for (const { line_no, kind, name, sku, price_paise, gst_rate_bp } of lines) {
    if (kind !== 'goods' || removed.includes(line_no)) continue;
    const reason = quoteReason({ price: price_paise, gst_rate: gst_rate_bp, is_price_expired: false });
    if (!reason) continue;
    const missing = reason === 'no price' ? 'price' : 'GST rate';
    throw new AppError('conflict', `${name} (${sku}) has no ${missing}. Remove the line, or reject the order.`);
  }
}

/** Locks the order's row, so that the second of two decisions finds the step decided. */
function lockPending(id: number, { step_no }: ApprovalRow) {
  return [
    rows(sql`select id from orders where id = ${id} for update`),
    guard(
      'status',
      sql`exists (select 1 from orders where id = ${id} and company_id = app_company() and status = 'pending approval')
        and exists (select from order_approvers(${id}) a
          where a.user_id = app_user() and a.step_no is not distinct from ${step_no}::int)`,
    ),
  ] as const;
}

function approve(id: number, revision: Revision, promises: ReturnType<typeof renewPromises>) {
  return [
    ...moveStock(revision.stock),
    // Lines before the order: they can change only while it is pending.
    ...writeRevision(id, revision),
    ...promises,
    db
      .update(orders)
      .set({ status: 'placed', ...revision.sums })
      .where(eq(orders.id, id)),
  ];
}

/** What there is of each product for a larger quantity; less of one that has left the catalogue. */
const suppliesOf = (lines: FoundLine[]) =>
  new Map(
    lines.flatMap(({ line, stock, can_backorder }) =>
      line.product_id === null ? [] : [[line.product_id, { stock: stock ?? 0, can_backorder: can_backorder ?? false }]],
    ),
  );

/** The lines as they are once the approver's quantities are saved. */
function remaining(lines: FoundLine[], { changed, removed }: Revision): Line[] {
  const revised = new Map(changed.map((line) => [line.line_no, line]));
  return lines.flatMap(({ line }) => (removed.includes(line.line_no) ? [] : [revised.get(line.line_no) ?? line]));
}

/** The same with their lead times. */
function linesToPromise({ quote_id }: Found['order'], lines: FoundLine[], { changed, removed }: Revision) {
  const revised = new Map(changed.map((line) => [line.line_no, line]));
  return lines
    .filter(({ line }) => !removed.includes(line.line_no))
    .map(({ line, quoted_lead_days, item_lead_days }) => {
      const { line_no, kind, qty, stock_qty } = revised.get(line.line_no) ?? line;
      const is_quoted = quote_id !== null;
      const lead_days = is_quoted ? quoted_lead_days : item_lead_days;
      return { line_no, kind, qty, stock_qty: stock_qty ?? qty, lead_days, is_quoted };
    });
}

function reject(id: number) {
  return [...releaseOrderStock(id), db.update(orders).set({ status: 'rejected' }).where(eq(orders.id, id))];
}

/** `BRG-6205: 20 → 12 nos; SEAL-3: removed.`, and the approver's comment. */
function noteOf(revision: Revision | null, reason: string | null): string | null {
  const words = (revision?.changes ?? []).map(({ sku, name, unit, ordered, approved }) =>
    approved === 0
      ? `${sku || name}: removed`
      : `${sku || name}: ${formatQty(ordered)} → ${formatQuantity(approved, unit)}`,
  );
  return [words.length > 0 ? `${words.join('; ')}.` : '', reason ?? ''].filter(Boolean).join('\n') || null;
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof GuardFailed)) return error;
  const changed: Record<string, string> = {
    stock: 'Stock has just changed. Nothing was saved. Try again.',
    credit: 'Your company’s other orders have just changed. Nothing was saved. Try again.',
  };
  return new AppError('conflict', changed[error.guard] ?? ORDER_CHANGED);
}
