import { sql } from 'drizzle-orm';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';
import { todayInIndia } from '../platform/time.ts';

/** Invoices per run; the next run continues. */
const BATCH = 200;

/** The first reminder is sent on the day after the due date. */
const SECOND_AFTER_DAYS = 7;

interface Overdue extends Record<string, unknown> {
  id: number;
  number: string;
  due_date: string;
  days: number;
  amount_paise: number;
  open_paise: number;
  reminders: number;
  /** Null if there is no recipient. */
  people: { name: string; email: string }[] | null;
}

/** Mails reminders of overdue invoices, a day and a week after the due date, each once, however often it runs. */
export async function remindOverdue(): Promise<void> {
  const [found] = await asSystem([selectOverdue()]);
  for (const invoice of found.rows) await remind(invoice);
}

/**
 * Overdue invoices that are due for a reminder, with the people to remind: who placed the order, and the company's accounts
 * person, once if they share an address.
 */
function selectOverdue() {
  return rows<Overdue>(sql`
    select i.id::float8 as id, i.number, i.due_date::text as due_date, days, i.amount_paise::float8 as amount_paise,
      (i.amount_paise - i.paid_paise - i.credited_paise - i.written_off_paise)::float8 as open_paise, i.reminders, (
        select jsonb_agg(jsonb_build_object('name', name, 'email', email))
        from (
          select distinct on (lower(email)) name, email
          from (values (1, u.name, case when u.disabled_at is null then u.email end),
            (2, coalesce(c.accounts_person_name, c.name), c.accounts_person_email)) as given (place, name, email)
          where email <> '' order by lower(email), place
        ) as person
      ) as people
    from invoices i
      join orders o on o.id = i.order_id join users u on u.id = o.user_id join companies c on c.id = i.company_id,
      lateral (select ${todayInIndia} - i.due_date as days) as late
    where i.kind <> 'credit note' and i.released and i.status in ${UNPAID_INVOICE_STATUSES}
      and i.due_date < ${todayInIndia}
      and i.reminders < case when days >= ${SECOND_AFTER_DAYS} then 2 else 1 end
    order by i.due_date, i.id limit ${BATCH}`);
}

/** Counts the reminder and queues its mails in one batch; skips an invoice that was paid or reminded of meanwhile. */
async function remind({ id, reminders, days, people, ...invoice }: Overdue): Promise<void> {
  const next = days >= SECOND_AFTER_DAYS ? 2 : 1;
  try {
    await asSystem([
      rows(sql`
        with reminded as (
          update invoices set reminders = ${next}
          where id = ${id} and reminders = ${reminders} and status in ${UNPAID_INVOICE_STATUSES} returning 1)
        select must(count(*) = 1, 'reminded') from reminded`),
      ...(people ?? []).map(({ name, email }) =>
        db.insert(outbox).values(
          mail('invoice-overdue', email, {
            ...{ name, document_id: id, number: invoice.number, days, due: formatDay(invoice.due_date) },
            ...{ total: formatPaise(invoice.amount_paise), balance: formatPaise(invoice.open_paise) },
          }),
        ),
      ),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
  }
}
