import { type SQL, sql } from 'drizzle-orm';
import type { PromiseState } from '#contracts/receivables/promises.ts';
import { todayInIndia } from '../platform/time.ts';

/** SQL of a promise's state (contracts/receivables/promise-states.ts); `p` is the promise, `i` its invoice. */

/** So much was paid or adjusted since, or nothing is due any more, if `paid` and `settled` paise of the invoice did not count. */
const isFulfilledWithout = (paid: SQL, settled: SQL) => sql`(
  i.paid_paise - ${paid} - p.paid_before_paise >= p.amount_paise
  or i.amount_paise <= i.paid_paise + i.credited_paise + i.written_off_paise - ${settled})`;

const isKept = isFulfilledWithout(sql`0`, sql`0`);

/** An earlier date, and not kept. */
export const isBroken = sql`(p.pay_on < ${todayInIndia} and not ${isKept})`;
/** From today on, and not kept. */
export const isOpen = sql`(p.pay_on >= ${todayInIndia} and not ${isKept})`;

/**
 * The day from which a kept promise is fulfilled: the latest day before which it was not. Money counts on the day of its bank
 * entry, not on the day when it was recorded. Null without an entry on which it depended.
 */
export const keptOn = sql<string | null>`case when ${isKept} then (
  select max(day) from (
    select day, sum(paid) over since as paid, sum(settled) over since as settled from (
      select allocated_on as day, case when receipt_id is not null or credit_id is not null then amount_paise else 0 end as paid,
        amount_paise as settled
      from allocations where invoice_id = i.id
      union all
      select date, 0, amount_paise from invoices note where note.credits_id = i.id and note.status <> 'draft'
    ) as entry window since as (order by day desc)
  ) as entries where not ${isFulfilledWithout(sql`entries.paid`, sql`entries.settled`)}) end`;

/** The state as PROMISE_STATES names it. */
export const promiseState = sql<PromiseState>`
  case when ${isBroken} then 'broken' when ${isOpen} then 'open' when ${keptOn} > p.pay_on then 'kept late' else 'kept' end`;

/** A later promise on the same invoice replaces it. */
export const isLatest = sql`not exists (select 1 from payment_promises later where later.invoice_id = p.invoice_id and later.id > p.id)`;

/** True while a promise to pay the invoice runs: it is neither broken nor kept. */
export const isPromised = (i: SQL) => sql`exists (
  select 1 from payment_promises p
  where p.invoice_id = ${i}.id and p.pay_on >= ${todayInIndia} and ${i}.paid_paise - p.paid_before_paise < p.amount_paise and ${isLatest})`;
