import { sql } from 'drizzle-orm';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { outbox } from '#db/schema/outbox.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { formatDay, formatPaise } from '../platform/format.ts';

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
  const [found] = await asSystem([
    rows<Overdue>(sql`
      select id::float8 as id, number, due_date::text as due_date, days, amount_paise::float8 as amount_paise,
        open_paise::float8 as open_paise, reminders, people
      from overdue_invoices(${BATCH})`),
  ]);
  for (const invoice of found.rows) await remind(invoice);
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
