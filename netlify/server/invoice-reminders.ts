import { sql } from 'drizzle-orm';
import { outbox } from '#db/schema/orders.ts';
import { asSystem, db, rows } from './database.ts';
import { GuardFailed } from './http/errors.ts';
import { readDay, readMoney } from './mail/as-read.ts';
import { mail } from './mail/mail-row.ts';

/** Invoices in one run; what is left comes in the next one. */
const BATCH = 200;

/** The second reminder goes so many days after the due date; the first on the day after it. */
const SECOND_AFTER_DAYS = 7;

interface Overdue extends Record<string, unknown> {
  id: number;
  number: string;
  due_date: string;
  days: number;
  amount_paise: number;
  open_paise: number;
  reminders: number;
  /** Null where nobody is left to write to. */
  people: { name: string; email: string }[] | null;
}

/**
 * Reminds of what is overdue, on the first day and a week after the due date, each once: any number of runs, also at
 * once, do the work of one.
 */
export async function remindOverdue(): Promise<void> {
  const [found] = await asSystem([
    rows<Overdue>(sql`
      select id::float8 as id, number, due_date::text as due_date, days, amount_paise::float8 as amount_paise,
        open_paise::float8 as open_paise, reminders, people
      from overdue_invoices(${BATCH})`),
  ]);
  for (const invoice of found.rows) await remind(invoice);
}

/** Counts and writes together: one that was paid or reminded of meanwhile is left alone, and the others still go out. */
async function remind({ id, reminders, days, people, ...invoice }: Overdue): Promise<void> {
  const next = days >= SECOND_AFTER_DAYS ? 2 : 1;
  try {
    await asSystem([
      rows(sql`
        with told as (
          update invoices set reminders = ${next}
          where id = ${id} and reminders = ${reminders} and status in ('issued', 'part paid') returning 1)
        select must(count(*) = 1, 'told') from told`),
      ...(people ?? []).map(({ name, email }) =>
        db.insert(outbox).values(
          mail('invoice-overdue', email, {
            ...{ name, document_id: id, number: invoice.number, days, due: readDay(invoice.due_date) },
            ...{ total: readMoney(invoice.amount_paise), balance: readMoney(invoice.open_paise) },
          }),
        ),
      ),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed)) throw error;
  }
}
