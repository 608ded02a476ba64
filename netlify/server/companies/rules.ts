import { and, eq, sql } from 'drizzle-orm';
import { costCentreText } from '#contracts/companies/cost-centres.ts';
import { PERIOD_NAMES, periodName } from '#contracts/companies/limit-period.ts';
import { CREDIT_HOLD_NOTE, type OrderStatus, PO_REQUIRED, type SpendingLimit } from '#contracts/orders/portal.ts';
import { PO_DATE_ALONE } from '#contracts/orders/purchase-order.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { companies, users } from '#db/schema/companies.ts';
import { cost_centres } from '#db/schema/cost-centres.ts';
import { db, myCompany } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import { formatPaise } from '../platform/format.ts';
import { overLimit } from '../receivables/over-limit.ts';
import { neededSteps, stepsNote, stepsOfCompany } from '../approvals/approval-steps.ts';
import { approversOf } from '../approvals/approvers.ts';
import { type Buyer, type BuyerInQuery, CALLER } from './buyer.ts';
import { budgetSpentPaise, creditUsedPaise, guardBudget, guardCredit, guardSpending, spentPaise } from './spending.ts';

/** A company's rules for its orders, from the cart or from a quote. */

/** Query of the rules of the buyer's company and their own limits, its other approvers and approval steps, and the cost centre of the order, if it is in use. */
export function orderRules(buyer: BuyerInQuery = CALLER, cost_centre_id: number | null = null) {
  return db
    .select({
      company: companies.name,
      po_required: companies.po_required,
      cost_centre_required: companies.cost_centre_required,
      cost_centre: {
        id: cost_centres.id,
        code: cost_centres.code,
        name: cost_centres.name,
        budget_paise: cost_centres.budget_paise,
        budget_period: cost_centres.budget_period,
      },
      budget_spent_paise: budgetSpentPaise,
      spending_limit_paise: companies.spending_limit_paise,
      buyer_limit_paise: companies.buyer_limit_paise,
      order_limit_paise: users.order_limit_paise,
      period_limit_paise: users.period_limit_paise,
      buyer_limit_period: companies.buyer_limit_period,
      spent_paise: spentPaise(buyer),
      credit_limit_paise: companies.credit_limit_paise,
      credit_used_paise: creditUsedPaise(buyer.company_id),
      approvers: approversOf(buyer.company_id, buyer.id, sql`null::bigint[]`, sql`false`),
      steps: stepsOfCompany(buyer),
    })
    .from(companies)
    .innerJoin(users, eq(users.id, buyer.id))
    .leftJoin(
      cost_centres,
      and(
        eq(cost_centres.company_id, companies.id),
        eq(cost_centres.id, sql`${cost_centre_id}::bigint`),
        cost_centres.active,
      ),
    )
    .where(eq(companies.id, buyer.company_id));
}

export type OrderRules = Awaited<ReturnType<typeof orderRules>>[number];
/** A company's credit limit and the part in use, paise; both are null without a limit. */
export type Credit = Pick<OrderRules, 'credit_limit_paise' | 'credit_used_paise'>;

/** Query of the credit of the caller's company, for an order that is approved. */
export function companyCredit() {
  return db
    .select({ credit_limit_paise: companies.credit_limit_paise, credit_used_paise: creditUsedPaise() })
    .from(companies)
    .where(eq(companies.id, myCompany));
}

type PurchaseOrder = { po_number: string | null; po_date: string | null };

/** 400 at `po_number` if it is missing and the company requires one, or a date is given. */
export function requirePoNumber(
  { po_required }: OrderRules,
  { po_number, po_date }: PurchaseOrder,
  message = PO_REQUIRED,
): void {
  if (po_required && !po_number) throw fieldError('invalid', 'po_number', message);
  if (po_date && !po_number) throw fieldError('invalid', 'po_number', PO_DATE_ALONE);
}

/**
 * The first status of an order. Above a limit, or from the amount of an approval step, it waits for another approver: no one
 * approves their own order. If an approver is the only one in the company, the order is not held up and its history says so.
 * Above the company's credit limit it is on hold; `hold` is the reason for staff.
 */
export function initialStatus(me: Buyer, rules: OrderRules, total_paise: number) {
  const why = [aboveLimits(me, rules, total_paise), stepsNote(neededSteps(rules, total_paise))]
    .filter(Boolean)
    .join(' ');
  if (why && mustAsk(me, rules)) return { status: 'pending approval' as const, note: why, hold: null };
  const note = why ? `${why} The company has no other approver.` : null;
  const hold = overCredit(rules, total_paise);
  if (!hold) return { status: 'placed' as const, note, hold };
  return { status: 'on hold' as const, note: [note, CREDIT_HOLD_NOTE].filter(Boolean).join(' '), hold };
}

/** Whether the order exceeds a limit, and must wait for that; the approval steps are apart. */
export const needsApproval = (me: Buyer, rules: OrderRules, total_paise: number) =>
  aboveLimits(me, rules, total_paise) !== null && mustAsk(me, rules);

/** The buyer's own limits, else the company's. */
const limitsOf = (rules: OrderRules) => ({
  order: rules.order_limit_paise ?? rules.spending_limit_paise,
  period: rules.period_limit_paise ?? rules.buyer_limit_paise,
});

/** The highest total that the caller may order without an approval, paise, apart from steps and budgets; null without a limit. */
export function mostWithoutApproval(me: Buyer, rules: OrderRules): number | null {
  const { order, period } = limitsOf(rules);
  const limits = [order, period === null ? null : period - (rules.spent_paise ?? 0)].filter((limit) => limit !== null);
  return limits.length > 0 && mustAsk(me, rules) ? Math.min(...limits) : null;
}

/** The caller's limit of a period, for the cart; null without one. */
export function spendingOf(rules: OrderRules): SpendingLimit | null {
  const { period } = limitsOf(rules);
  if (period === null) return null;
  return { limit: toRupees(period), spent: toRupees(rules.spent_paise ?? 0), period: rules.buyer_limit_period };
}

/** Statements for the batch that writes the order: what was read still allows its status when the batch runs. */
export function guardStatus(
  me: Buyer,
  rules: OrderRules,
  status: OrderStatus,
  total_paise: number,
  buyer: BuyerInQuery = CALLER,
) {
  const { cost_centre } = rules;
  const isLimited = status !== 'pending approval' && mustAsk(me, rules);
  return [
    ...(isLimited && limitsOf(rules).period !== null ? guardSpending(total_paise, buyer) : []),
    ...(isLimited && cost_centre?.budget_paise != null ? guardBudget(total_paise, cost_centre.id) : []),
    ...(status === 'placed' && rules.credit_limit_paise !== null ? guardCredit(total_paise, buyer.company_id) : []),
  ];
}

export const mustAsk = (me: Buyer, { approvers }: OrderRules) => me.company_role === 'buyer' || approvers.length > 0;

/** Which limits an order exceeds; null if none. */
function aboveLimits(me: Buyer, rules: OrderRules, total_paise: number): string | null {
  const { order_limit_paise, buyer_limit_period, spent_paise, cost_centre } = rules;
  const { order, period } = limitsOf(rules);
  const spent = (spent_paise ?? 0) + total_paise;
  const budget = cost_centre?.budget_paise ?? null;
  const charged = (rules.budget_spent_paise ?? 0) + total_paise;
  const notes = [
    order !== null &&
      total_paise > order &&
      (order_limit_paise === null
        ? `Above the spending limit of ${formatPaise(order)}.`
        : `Above ${me.name}’s own limit of ${formatPaise(order)} an order.`),
    period !== null &&
      spent > period &&
      `With this order ${me.name} has ordered ${formatPaise(spent)} this ${PERIOD_NAMES[buyer_limit_period]}, above the limit of ${formatPaise(period)}.`,
    budget !== null &&
      charged > budget &&
      `With this order ${formatPaise(charged)} is ordered for ${costCentreText(cost_centre!)} in ${periodName(cost_centre!.budget_period, dayInIndia())}, above the budget of ${formatPaise(budget)}.`,
  ];
  return notes.filter(Boolean).join(' ') || null;
}

/** By how much an order takes its company over the credit limit, for staff; null if it does not. */
export function overCredit({ credit_limit_paise: limit, credit_used_paise }: Credit, total_paise: number) {
  const over = limit === null ? 0 : (credit_used_paise ?? 0) + total_paise - limit;
  return over > 0 ? overLimit(over, limit!) : null;
}
