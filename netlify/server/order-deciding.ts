import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Decision } from '#contracts/approvals.ts';
import { ORDER_HAS_MOVED } from '#contracts/order-actions.ts';
import { products } from '#db/schema/catalog.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_history, order_lines, orders, outbox } from '#db/schema/orders.ts';
import { type Answers, db, guard, type Me, myCompany, type Queries, rows } from './database.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { readMoney } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';
import { type Revision, reviseOrder } from './order-revision.ts';
import { giveBackStock, moveStock } from './order-stock.ts';

/** Runs a batch as the approver: signed in, or by a link in a mail. */
type Runner = <T extends Queries>(queries: T) => Promise<[Me, ...Answers<T>]>;

/** What a decision is made on, as queries for a batch. */
export function orderToDecide(id: number | SQL) {
  const mine = and(eq(orders.id, sql`${id}`), eq(orders.company_id, myCompany));
  const buyer = { buyer: users.name, buyer_email: users.email };
  return [
    db
      .select({ order: orders, ...buyer, company: companies.name, limit_paise: companies.spending_limit_paise })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .innerJoin(companies, eq(companies.id, orders.company_id))
      .where(mine),
    db
      .select({ line: order_lines, stock: products.stock })
      .from(order_lines)
      .leftJoin(products, eq(products.id, order_lines.product_id))
      .where(and(eq(order_lines.order_id, sql`${id}`), eq(order_lines.company_id, myCompany)))
      .orderBy(order_lines.line_no),
  ] as const;
}

type Found = Awaited<ReturnType<typeof orderToDecide>[0]>[number];
type FoundLine = Awaited<ReturnType<typeof orderToDecide>[1]>[number];

/**
 * Approves or rejects what was read, in one guarded batch with stock, lines, sums, history and mail. 409 where somebody
 * else was quicker or stock does not suffice: nothing is written then.
 */
export async function decideOrder(write: Runner, me: Me, found: Found, lines: FoundLine[], decision: Decision) {
  const { order } = found;
  const revision = decision.decision === 'approve' ? revise(found, lines, decision) : null;
  const told = { order_id: order.id, name: found.buyer, po_number: order.po_number, approver: me.name };
  try {
    await write([
      ...lockPending(order.id),
      ...(revision ? approve(order.id, revision) : reject(order.id)),
      db.insert(order_history).values({
        order_id: order.id,
        company_id: order.company_id,
        status: revision ? 'placed' : 'rejected',
        note: revision ? noteOf(revision, decision.reason) : decision.reason,
        user_id: me.id,
      }),
      db.insert(outbox).values(
        revision
          ? mail('order-approved', found.buyer_email, {
              ...told,
              note: decision.reason,
              total: readMoney(revision.sums.total_paise),
              changes: revision.changes,
            })
          : mail('order-rejected', found.buyer_email, { ...told, reason: decision.reason ?? '' }),
      ),
    ]);
  } catch (error) {
    throw inWords(error);
  }
  return revision
    ? { message: `Order ${order.id} approved.`, total: revision.sums.total_paise / 100 }
    : { message: `Order ${order.id} rejected.`, total: null };
}

/** 403 for a buyer and for the person who placed the order, 409 for an order that waits no more. */
export function refuseDecider(me: Me, order: Found['order']): void {
  if (me.company_role === 'buyer') {
    throw new AppError('forbidden', 'Approvers and company admins decide on orders. Ask one of them.');
  }
  if (order.user_id === me.id) {
    throw new AppError('forbidden', 'Nobody approves an order of his own. Ask a colleague who approves.');
  }
  if (order.status !== 'pending approval') {
    throw new AppError('conflict', `Order ${order.id} is ${order.status}: it no longer waits for approval.`);
  }
}

function revise({ order }: Found, lines: FoundLine[], { lines: wanted = [] }: Decision): Revision {
  const rowsOf = lines.map(({ line }) => line);
  const revision = reviseOrder(order, rowsOf, wanted);
  for (const [product_id, more] of revision.stock) {
    const { line, stock } = lines.find((one) => one.line.product_id === product_id)!;
    if (more > (stock ?? 0)) {
      const message = `${line.name} (${line.sku}): only ${stock ?? 0} more in stock. Lower the quantity.`;
      throw new AppError('conflict', message);
    }
  }
  return revision;
}

/** The order's row is locked first: of two decisions at once the second finds it decided. */
function lockPending(id: number) {
  return [
    rows(sql`select id from orders where id = ${id} for update`),
    guard(
      'status',
      sql`app_company_role() in ('approver', 'company admin') and exists (select 1 from orders
        where id = ${id} and company_id = app_company() and user_id <> app_user() and status = 'pending approval')`,
    ),
  ] as const;
}

function approve(id: number, { changed, removed, sums, stock }: Revision) {
  return [
    ...moveStock(stock),
    // Lines before the order: they may change only while it waits.
    ...changed.map(({ line_no, qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, ...line }) =>
      db
        .update(order_lines)
        .set({
          ...{ qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise },
          ...{ total_paise: line.total_paise, stock_qty: line.stock_qty },
        })
        .where(and(eq(order_lines.order_id, id), eq(order_lines.line_no, line_no))),
    ),
    ...(removed.length > 0
      ? [db.delete(order_lines).where(and(eq(order_lines.order_id, id), inArray(order_lines.line_no, removed)))]
      : []),
    db
      .update(orders)
      .set({ status: 'placed', ...sums })
      .where(eq(orders.id, id)),
  ];
}

function reject(id: number) {
  return [...giveBackStock(id), db.update(orders).set({ status: 'rejected' }).where(eq(orders.id, id))];
}

/** `BRG-6205: 20 → 12 NOS; SEAL-3: taken out.`, and the approver's own words. */
function noteOf({ changes }: Revision, reason: string | null): string | null {
  const words = changes.map(({ sku, name, unit, ordered, approved }) =>
    approved === 0 ? `${sku || name}: taken out` : `${sku || name}: ${ordered} → ${approved} ${unit}`,
  );
  return [words.length > 0 ? `${words.join('; ')}.` : '', reason ?? ''].filter(Boolean).join('\n') || null;
}

function inWords(error: unknown): unknown {
  if (!(error instanceof GuardFailed)) return error;
  const message = error.guard === 'stock' ? 'Stock has just changed. Nothing was decided: try again.' : ORDER_HAS_MOVED;
  return new AppError('conflict', message);
}
