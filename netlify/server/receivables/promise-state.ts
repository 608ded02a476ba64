import { type SQL, sql } from 'drizzle-orm';
import { todayInIndia } from '../platform/time.ts';

/** SQL of a promise's state; `p` is the promise, `i` its invoice. */

/** So much was paid or adjusted since that it is fulfilled, or nothing is due any more. */
const isKept = sql`(i.paid_paise - p.paid_before_paise >= p.amount_paise or i.amount_paise <= i.paid_paise + i.credited_paise + i.written_off_paise)`;

/** `open`, `kept` or `broken`. */
export const promiseState = sql<'open' | 'kept' | 'broken'>`
  case when ${isKept} then 'kept' when p.pay_on < ${todayInIndia} then 'broken' else 'open' end`;

/** A later promise on the same invoice replaces it. */
export const isLatest = sql`not exists (select 1 from payment_promises later where later.invoice_id = p.invoice_id and later.id > p.id)`;

/** True while a promise to pay the invoice runs: it is neither broken nor kept. */
export const isPromised = (i: SQL) => sql`exists (
  select 1 from payment_promises p
  where p.invoice_id = ${i}.id and p.pay_on >= ${todayInIndia} and ${i}.paid_paise - p.paid_before_paise < p.amount_paise and ${isLatest})`;
