import { sql } from 'drizzle-orm';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { guard, rows } from '../platform/database.ts';
import { creditUsed } from '../receivables/credit-used.ts';

/** What orders count against: the buyer's limit of a period, and the company's credit limit. For queries on `companies`. */

const now = sql.raw(`now() at time zone 'Asia/Kolkata'`);

/** Start of the running period by the day in India; quarters of a financial year are those of the calendar. */
const periodStart = sql`(case companies.buyer_limit_period
  when 'year' then date_trunc('year', ${now} - interval '3 months') + interval '3 months'
  else date_trunc(companies.buyer_limit_period, ${now}) end) at time zone 'Asia/Kolkata'`;

/** Paise that the caller has ordered in the running period: placed orders without those rejected or cancelled. */
const spent = sql`(select coalesce(sum(total_paise), 0)::float8 from orders
  where user_id = app_user() and status in ${statusesWith(ORDER_STATES, 'isSale')} and created_at >= ${periodStart})`;

/** Null without a limit, for which nothing is added up. */
export const spentPaise = sql<number | null>`case when companies.buyer_limit_paise is not null then ${spent} end`;

/** Null without a limit. */
export const creditUsedPaise = sql<
  number | null
>`case when companies.credit_limit_paise is not null then ${creditUsed(sql`app_company()`)} end`;

/** Locks a sum until the batch ends, so that of orders at the same time each counts those before it. */
const lock = (what: string, id: ReturnType<typeof sql>) =>
  rows(sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${id}::text))`);

/** Fails if an order of the caller exceeds their limit for the period. The lock is taken first, so that the guard sees its results. */
export const guardSpending = (total_paise: number) => [
  lock('spending', sql`app_user()`),
  guard(
    'spending',
    sql`select coalesce(${spentPaise} + ${total_paise} <= buyer_limit_paise, true) from companies where id = app_company()`,
  ),
];

/** Fails if an order takes the caller's company over its credit limit. */
export const guardCredit = (total_paise: number) => [
  lock('credit', sql`app_company()`),
  guard(
    'credit',
    sql`select coalesce(${creditUsedPaise} + ${total_paise} <= credit_limit_paise, true) from companies where id = app_company()`,
  ),
];
