import { type SQL, sql } from 'drizzle-orm';
import { ADVICE_PAUSE_DAYS } from '#contracts/receipts/states.ts';

/** True for some days after a payment advice that names the invoice, while the desk has not decided about it. */
export const isAdvised = (i: SQL) => sql`exists (
  select 1 from payment_advice_lines l join payment_advices a on a.id = l.advice_id
  where l.invoice_id = ${i}.id and a.status = 'sent' and a.created_at > now() - make_interval(days => ${ADVICE_PAUSE_DAYS}::int))`;

/** The latest open payment advice of the invoice `i` as JSON; null without one. */
export const latestAdvice = sql`(
  select json_build_object('amount_paise', l.amount_paise, 'paid_on', a.paid_on, 'reference', a.reference)
  from payment_advice_lines l join payment_advices a on a.id = l.advice_id
  where l.invoice_id = i.id and a.status = 'sent' order by a.id desc limit 1)`;
