import { sql } from 'drizzle-orm';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { rows } from '../platform/database.ts';
import { todayInIndia } from '../platform/time.ts';
import { isAdvised } from './advised.ts';
import { isPromised } from './promise-state.ts';

/** Companies of one read; a run reads until there are no more. */
const BATCH = 200;

/** An invoice that is to be listed in a reminder. */
export interface DunnedInvoice {
  id: number;
  number: string;
  due_date: string;
  /** Days after the due date; negative before it. */
  days_late: number;
  open_paise: number;
}

/** A reminder to send: one step of one company. */
export interface DueReminder extends Record<string, unknown> {
  /** The company's. */
  id: number;
  company_id: number;
  company: string;
  step_id: number;
  days: number;
  subject: string;
  body: string;
  invoices: DunnedInvoice[];
  /** Null if the company has no address. */
  people: Recipient[] | null;
}

/** Whom a reminder is addressed to. */
export interface Recipient {
  name: string;
  email: string;
}

/**
 * One reminder for each of the next companies by id whose invoices have reached a step: the latest step, with its invoices. What is at an earlier
 * step follows on another day, so that a company gets one mail a run. An invoice is reminded of by the latest step that it
 * has reached, once, and by no earlier step afterwards. None while a promise to pay runs, for some days after a payment advice, or
 * while the company's reminders are paused.
 */
export function selectDueReminders(after: number) {
  return rows<DueReminder>(sql`
    with reached as (
      select i.id, i.company_id, i.order_id, i.number, i.due_date, step.id as step_id, step.days, step.subject, step.body,
        ${todayInIndia} - i.due_date as days_late, i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise as open_paise
      from invoices i
        join companies c on c.id = i.company_id,
        lateral (
          select * from dunning_steps where active and days <= ${todayInIndia} - i.due_date order by days desc limit 1
        ) as step
      where i.company_id > ${after} and i.kind <> 'credit note' and i.released and i.status in ${UNPAID_INVOICE_STATUSES}
        and (c.reminders_paused_until is null or c.reminders_paused_until <= ${todayInIndia})
        -- A step before the due date is not sent after it.
        and (step.days >= 0 or i.due_date >= ${todayInIndia})
        and not exists (
          select 1 from dunning_mail_invoices sent join dunning_steps earlier on earlier.id = sent.step_id
          where sent.invoice_id = i.id and (sent.step_id = step.id or earlier.days >= step.days))
        and not ${isPromised(sql`i`)} and not ${isAdvised(sql`i`)}
    ), latest as (
      select company_id, max(days) as days from reached group by company_id order by company_id limit ${BATCH}
    )
    select r.company_id::float8 as id, r.company_id::float8 as company_id, c.name as company, r.step_id::float8 as step_id, r.days, r.subject, r.body,
      jsonb_agg(jsonb_build_object('id', r.id, 'number', r.number, 'due_date', r.due_date, 'days_late', r.days_late,
        'open_paise', r.open_paise) order by r.due_date, r.id) as invoices,
      ${peopleOf(sql`c`, sql`array_agg(r.order_id)`)} as people
    from reached r join latest l on l.company_id = r.company_id and l.days = r.days join companies c on c.id = r.company_id
    group by r.company_id, c.id, c.name, c.accounts_person_name, c.accounts_person_email, r.step_id, r.days, r.subject, r.body
    order by r.company_id`);
}

/** The company's accounts person; without one, the buyers who placed these orders. */
export const peopleOf = (company: ReturnType<typeof sql>, orderIds: ReturnType<typeof sql>) => sql`
  coalesce(
    case when ${company}.accounts_person_email <> '' then jsonb_build_array(jsonb_build_object(
      'name', coalesce(nullif(${company}.accounts_person_name, ''), ${company}.name), 'email', ${company}.accounts_person_email)) end,
    (select jsonb_agg(jsonb_build_object('name', name, 'email', email)) from (
      select distinct u.name, u.email from orders o join users u on u.id = o.user_id
      where o.id = any (${orderIds}) and u.disabled_at is null) as buyers))`;
