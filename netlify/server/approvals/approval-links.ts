import { and, desc, eq, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { type ApprovalSummary, DEAD_LINK, type Decision, type PendingOrder } from '#contracts/approvals/approvals.ts';
import { companies, users } from '#db/schema/companies.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { hashLinkToken } from '../auth/link-tokens.ts';
import { amountsOf, totalsOf } from '../catalog/pricing.ts';
import { budgetOf } from '../companies/cost-centres.ts';
import {
  type Answers,
  asActor,
  asSystem,
  db,
  errorCode,
  type Me,
  myCompany,
  type Queries,
  runAs,
} from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { throttleForm } from '../platform/throttle.ts';
import { toBuyQty } from '../stores/of-line.ts';
import { assertMayDecide, decideOrder, orderToDecide, toDecide } from './approve.ts';
import { approvalsOf, nextApproval } from './order-approvals.ts';

/** Orders listed at most; the rest follow once these are decided. */
const MAX_SHOWN = 200;

/** Who may decide on a waiting order now. */
const deciders = sql<{ id: number; name: string }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by a.for_id is not null, u.id), '[]')
  from order_approvers(${orders.id}) a join users u on u.id = a.user_id)`;

/** True for orders that wait for the caller. */
const isMine = sql`exists (select from order_approvers(${orders.id}) a where a.user_id = app_user())`;

/** Orders of the caller's company that need approval: those that wait for the caller first, then the oldest. 403 for a buyer. */
export async function listApprovals(actor: Caller) {
  const waiting = and(eq(orders.company_id, myCompany), eq(orders.status, 'pending approval'));
  const [me, found, [counted], [company]] = await asActor(actor, [
    db
      .select({
        order: orders,
        placed_by: users.name,
        lines: sql<number>`(select count(*)::int from ${order_lines} l where l.order_id = ${orders.id})`,
        deciders,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.user_id))
      .where(waiting)
      .orderBy(desc(isMine), orders.id)
      .limit(MAX_SHOWN),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .where(waiting),
    db.select().from(companies).where(eq(companies.id, myCompany)),
  ]);
  if (me.company_role === 'buyer') {
    throw new AppError(
      'forbidden',
      'Only approvers and company admins can see this list. Your own orders are under Orders.',
    );
  }
  const { spending_limit_paise, buyer_limit_paise, buyer_limit_period } = company!;
  return {
    items: found.map(({ order, placed_by, lines, deciders }): PendingOrder => ({
      id: order.id,
      po_number: order.po_number,
      placed_by,
      lines,
      total: toRupees(order.total_paise),
      created_at: order.created_at.toISOString(),
      may_decide: deciders.some(({ id }) => id === me.id),
      own: order.user_id === me.id,
      waits_for: deciders.map(({ name }) => name),
    })),
    total: counted!.total,
    limit: toRupees(spending_limit_paise),
    buyer_limit: buyer_limit_paise === null ? null : { limit: toRupees(buyer_limit_paise), period: buyer_limit_period },
  };
}

/** Decides on an order as the caller. The contract lists the refusals. */
export async function decide(actor: Caller, { id, ...decision }: Decision & { id: number }) {
  const [me, ...read] = await asActor(actor, orderToDecide(id));
  const order = toDecide(...read);
  if (!order) throw notFound('order');
  assertMayDecide(me, order);
  return decideOrder((queries) => asActor(actor, queries), me, order, decision);
}

/** The order of the link, set by `open_approval()`. */
const linkedOrder = sql`current_setting('app.order_id')::bigint`;

/** The order of a link in a mail. 400 with the same message for every invalid link. */
export async function openApproval(token: string, ip: string): Promise<{ order: ApprovalSummary }> {
  const [me, ...read] = await byLink(token, ip, false, orderToDecide(linkedOrder));
  const { found, lines, approvals } = linked(read);
  const { order, buyer, company, why, ...budget } = found;
  return {
    order: {
      id: order.id,
      company,
      approver: me.name,
      placed_by: buyer,
      created_at: order.created_at.toISOString(),
      po_number: order.po_number,
      notes: order.notes,
      ship_to: `${order.ship_label}, ${order.ship_address}`,
      why,
      approvals: approvalsOf(approvals, order),
      cost_centre: order.cost_centre,
      budget: budgetOf(budget),
      ...totalsOf(order),
      from_quote: order.quote_id !== null,
      lines: lines.map(({ line }) => {
        const { line_no, kind, sku, name, unit, qty } = line;
        const { price, price_per, discount, gst_rate, taxable, cgst, sgst, igst } = amountsOf(line);
        return {
          ...{ line_no, kind, sku, name, unit, qty, to_buy_qty: toBuyQty(line, order.status) },
          ...{ price, price_per, discount, gst_rate, taxable, cgst, sgst, igst },
        };
      }),
    },
  };
}

/** The order of a valid link. 400 if it was decided while it was read: then no approval is left to give. */
function linked(read: Parameters<typeof toDecide>) {
  const order = toDecide(...read);
  if (!order || !nextApproval(order.approvals, order.found.order.total_paise)) {
    throw new AppError('invalid', DEAD_LINK);
  }
  return order;
}

/** Decides by a link. The writing batch uses up the link first, so that it can decide only once. */
export async function decideByLink({ token, ...decision }: Decision & { token: string }, ip: string) {
  const [me, ...read] = await byLink(token, ip, false, orderToDecide(linkedOrder));
  return decideOrder((queries) => byLink(token, ip, true, queries), me, linked(read), decision);
}

async function byLink<T extends Queries>(
  token: string,
  ip: string,
  use: boolean,
  queries: T,
): Promise<[Me, ...Answers<T>]> {
  try {
    return await runAs(sql`select * from open_approval(${hashLinkToken(token)}, ${use})`, queries);
  } catch (error) {
    if (errorCode(error) !== 'PS410') throw error;
    // Throttled in a separate batch: the refused one was rolled back.
    await asSystem([throttleForm('approval', ip)]);
    throw new AppError('invalid', DEAD_LINK);
  }
}
