import { sql } from 'drizzle-orm';
import { outbox } from '#db/schema/outbox.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { mail } from '../mail/mail-row.ts';
import { asSystem, db, errorCode, rows } from '../platform/database.ts';
import { GuardFailed } from '../platform/errors.ts';
import { runEach } from '../platform/run-each.ts';
import { type DueReminder, selectDueReminders } from './dunning-due.ts';
import { reminderLetter } from './reminder-letter.ts';

/** PostgreSQL's code for a duplicate key: another run has sent the step. */
const DUPLICATE = '23505';

/** Mails all reminders that are due, one to a company, each step of an invoice once, however often it runs. */
export async function sendReminders(): Promise<void> {
  await runEach(async (after) => (await asSystem([selectDueReminders(after)]))[0].rows, send);
}

/** Logs the reminder and queues its mails in one batch; sends nothing if an invoice was paid, or a reminder sent, in the meantime. */
async function send(reminder: DueReminder): Promise<void> {
  const { company_id, step_id, days, invoices, people } = reminder;
  if (!people) return;
  const { subject, ...letter } = reminderLetter(reminder);
  const ids = sql.param(invoices.map(({ id }) => id));
  const sent = JSON.stringify(invoices.map(({ id, open_paise, days_late }) => ({ id, open_paise, days_late })));
  try {
    await asSystem([
      rows(sql`select must(
        (select count(*) from invoices where id = any (${ids}::bigint[]) and status in ${UNPAID_INVOICE_STATUSES}) = ${invoices.length},
        'unpaid')`),
      rows(sql`
        with mail as (
          insert into dunning_mails (company_id, step_id, days, subject, recipients)
          values (${company_id}, ${step_id}, ${days}, ${subject}, ${sql.param(people.map(({ email }) => email))}::text[])
          returning id)
        insert into dunning_mail_invoices (mail_id, invoice_id, company_id, step_id, open_paise, days_late)
        select mail.id, listed.id, ${company_id}, ${step_id}, listed.open_paise, listed.days_late
        from mail, jsonb_to_recordset(${sent}::jsonb) as listed (id bigint, open_paise bigint, days_late int)`),
      ...people.map(({ name, email }) =>
        db.insert(outbox).values(mail('payment-reminder', email, { ...letter, subject, name })),
      ),
    ]);
  } catch (error) {
    if (!(error instanceof GuardFailed) && errorCode(error) !== DUPLICATE) throw error;
  }
}
