import { and, eq, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import { UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import { DUNNING_CONFLICT, type DunningMail, type SaveDunningStep } from '#contracts/receivables/dunning.ts';
import { companies } from '#db/schema/companies.ts';
import { dunning_mails, dunning_steps } from '#db/schema/receivables.ts';
import { letterText } from '../mail/letter-text.ts';
import { receivableMails } from '../mail/receivable-mails.ts';
import { asActor, db, errorCode, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import { formatDay } from '../platform/format.ts';
import { filterBy, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { todayInIndia } from '../platform/time.ts';
import { type DunnedInvoice, peopleOf, type Recipient } from './dunning-due.ts';
import { reminderLetter } from './reminder-letter.ts';

const { id, version, days, subject, body, active } = dunning_steps;

/** The steps of the reminders by day. */
export async function listDunningSteps(actor: Caller) {
  const [me, items] = await asActor(actor, [
    db.select({ id, version, days, subject, body, active }).from(dunning_steps).orderBy(days),
  ]);
  return { items, may_change: me.role === 'admin' };
}

/** Adds a step or saves the one with `id`. 400 for another step's day, 409 if it was changed since. */
export async function saveDunningStep(actor: Caller, { id: stepId, version: seen, ...step }: SaveDunningStep) {
  const write =
    stepId === undefined
      ? db.insert(dunning_steps).values(step).returning({ id })
      : db
          .update(dunning_steps)
          .set({ ...step, version: sql`${version} + 1`, updated_at: sql`now()` })
          .where(and(eq(id, stepId), filterBy(version, seen)))
          .returning({ id });
  try {
    const [, saved] = await asActor(actor, [write]);
    if (saved.length === 0) throw new AppError('conflict', DUNNING_CONFLICT);
  } catch (error) {
    if (errorCode(error) !== '23505') throw error;
    throw fieldError('invalid', 'days', 'Another reminder has this day. Choose another day, or edit that reminder.');
  }
  return { message: 'Reminder saved.' };
}

interface Draft {
  company_id: number;
  subject: string;
  body: string;
}

/** Invoices listed in a preview. */
const PREVIEWED = 200;

/** The mail with this text about a company's open invoices. 404 for an unknown company, 409 if it has none. */
export async function previewDunning(actor: Caller, { company_id, ...text }: Draft) {
  const [, found] = await asActor(actor, [
    rows<{ company: string; people: Recipient[] | null; invoices: DunnedInvoice[] }>(sql`
      with open as (
        select id, order_id, number, due_date, ${todayInIndia} - due_date as days_late,
          amount_paise - paid_paise - credited_paise - written_off_paise as open_paise
        from invoices
        where company_id = ${company_id} and kind <> 'credit note' and released and status in ${UNPAID_INVOICE_STATUSES}
        order by due_date, id limit ${PREVIEWED}
      )
      select c.name as company, ${peopleOf(sql`c`, sql`array(select order_id from open)`)} as people,
        (select coalesce(jsonb_agg(to_jsonb(open) - 'order_id' order by due_date, id), '[]') from open) as invoices
      from companies c where c.id = ${company_id}`),
  ]);
  const [row] = found.rows;
  if (!row) throw notFound('company');
  if (row.invoices.length === 0) throw new AppError('conflict', `${row.company} has no open invoices to list.`);
  const { subject: filled, ...letter } = reminderLetter({ ...row, ...text });
  const [first] = row.people ?? [];
  return {
    recipients: (row.people ?? []).map(({ email }) => email),
    subject: filled,
    text: letterText(
      receivableMails['payment-reminder']({ ...letter, subject: filled, name: first?.name ?? row.company }),
    ),
  };
}

/** The reminders sent, the latest first. */
export async function listDunningMails(
  actor: Caller,
  { company_id, ...paging }: Paging & { company_id?: number | undefined },
) {
  const query = db
    .select({
      ...{
        id: dunning_mails.id,
        sent_at: dunning_mails.created_at,
        days: dunning_mails.days,
        subject: dunning_mails.subject,
      },
      ...{ recipients: dunning_mails.recipients, company_id: companies.id, company: companies.name },
      invoices: sql<{ id: number; inv: string; open_paise: number }[]>`(
        select json_agg(json_build_object('id', i.id, 'inv', i.number, 'open_paise', listed.open_paise) order by i.due_date, i.id)
        from dunning_mail_invoices listed join invoices i on i.id = listed.invoice_id where listed.mail_id = ${dunning_mails.id})`,
    })
    .from(dunning_mails)
    .innerJoin(companies, eq(companies.id, dunning_mails.company_id))
    .$dynamic();
  const list = {
    ...{ query, table: dunning_mails, where: filterBy(dunning_mails.company_id, company_id) },
    ...{ sortBy: dunning_mails.created_at, descending: true },
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return {
    items: items.map(({ sent_at, invoices, ...row }): DunningMail => ({
      ...row,
      sent_at: sent_at.toISOString(),
      invoices: invoices.map(({ open_paise, ...invoice }) => ({ ...invoice, open: toRupees(open_paise) })),
    })),
    ...counts,
  };
}

/** Pauses a company's reminders until a date, or ends the pause. 404 for an unknown company. */
export async function pauseDunning(actor: Caller, { company_id, until }: { company_id: number; until: string | null }) {
  const [, [company]] = await asActor(actor, [
    db
      .update(companies)
      .set({ reminders_paused_until: until })
      .where(eq(companies.id, company_id))
      .returning({ name: companies.name }),
  ]);
  if (!company) throw notFound('company');
  return {
    message: until
      ? `No reminders to ${company.name} until ${formatDay(until)}.`
      : `Reminders to ${company.name} resumed.`,
  };
}
