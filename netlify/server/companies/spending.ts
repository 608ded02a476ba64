import { type SQL, sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { guard, myCompany, rows } from '../platform/database.ts';
import { creditUsed } from '../receivables/credit-used.ts';
import { type BuyerInQuery, CALLER } from './buyer.ts';

/** What orders count against: the buyer's limit of a period, the budget of a cost centre, and the company's credit limit. */

const now = sql.raw(`now() at time zone 'Asia/Kolkata'`);

/** Start of the running period by the day in India; quarters of a financial year are those of the calendar. */
const startOf = (period: SQL) => sql`(case ${period}
  when 'year' then date_trunc('year', ${now} - interval '3 months') + interval '3 months'
  else date_trunc(${period}, ${now}) end) at time zone 'Asia/Kolkata'`;

/** Paise ordered in the running period: placed orders without those rejected or cancelled. */
const spentIn = (period: SQL, whose: SQL) => sql`(select coalesce(sum(total_paise), 0)::float8 from orders
  where ${whose} and status in ${statusesWith(ORDER_STATES, 'isSale')} and created_at >= ${startOf(period)})`;

const spentBy = (user_id: SQL) => spentIn(sql.raw('companies.buyer_limit_period'), sql`user_id = ${user_id}`);

/** The buyer's own limit of the period, else the company's; in a query with both rows. */
const periodLimit = sql.raw('coalesce(users.period_limit_paise, companies.buyer_limit_paise)');

/** In a query with the company and the buyer. Null without a limit, for which nothing is added up. */
export const spentPaise = ({ id }: BuyerInQuery = CALLER) =>
  sql<number | null>`case when ${periodLimit} is not null then ${spentBy(id)} end`;

/** Paise ordered against the budget of a row of `cost_centres`; null without a budget. */
export const budgetSpentPaise = sql<
  number | null
>`case when cost_centres.budget_paise is not null then ${spentIn(sql.raw('cost_centres.budget_period'), sql.raw('cost_centre_id = cost_centres.id'))} end`;

/** Null without a limit. */
export const creditUsedPaise = (company_id: SQL = myCompany) =>
  sql<number | null>`case when companies.credit_limit_paise is not null then ${creditUsed(company_id)} end`;

/** Locks a sum until the batch ends, so that of orders at the same time each counts those before it. */
const lock = (what: string, id: SQL) =>
  rows(sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${id}::text))`);

/** Fails if an order of the buyer exceeds their limit for the period. The lock is taken first, so that the guard sees its results. */
export const guardSpending = (total_paise: number, buyer: BuyerInQuery = CALLER) => [
  lock('spending', buyer.id),
  guard(
    'spending',
    sql`select coalesce(${spentPaise(buyer)} + ${total_paise} <= ${periodLimit}, true) from companies, users
      where companies.id = ${buyer.company_id} and users.id = ${buyer.id}`,
  ),
];

/** Fails if an order exceeds the budget of its cost centre. */
export const guardBudget = (total_paise: number, cost_centre_id: number) => [
  lock('budget', sql`${cost_centre_id}::bigint`),
  guard(
    'budget',
    sql`select coalesce(${budgetSpentPaise} + ${total_paise} <= budget_paise, true) from cost_centres where id = ${cost_centre_id}`,
  ),
];

/** Fails if an order takes the company over its credit limit. */
export const guardCredit = (total_paise: number, company_id: SQL = myCompany) => [
  lock('credit', company_id),
  guard(
    'credit',
    sql`select coalesce(${creditUsedPaise(company_id)} + ${total_paise} <= credit_limit_paise, true) from companies where id = ${company_id}`,
  ),
];
