import { eq, sql } from 'drizzle-orm';
import {
  APPLICATION_MOVED,
  type ApplicationStatus,
  type DeskApplication,
  type DeskApplicationDetail,
} from '#contracts/admin-applications.ts';
import { INTERNSHIP } from '#contracts/applications.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/orders.ts';
import { application_notes, job_applications } from '#db/schema/visitors.ts';
import { readEntry } from './content.ts';
import { exportOf, sheetTime } from './csv-export.ts';
import { asActor, db, rows } from './database.ts';
import { deskPage, moment, type Place, readDeskPage } from './desk-page.ts';
import { AppError, GuardFailed } from './http/errors.ts';
import { mail } from './mail/mail-row.ts';
import type { Caller } from './session.ts';
import { privateLink } from './signed-links.ts';

interface ListQuery extends Place {
  q: string | null;
  job?: string | undefined;
  status?: ApplicationStatus | undefined;
  sort?: string | undefined;
}

type Row = DeskApplication & { message: string | null };

/** One page of applications. `admin_application_page` finds the ids, row-level security guards the rows. */
export async function listApplications(actor: Caller, { q, job, status, sort, ...place }: ListQuery) {
  const page = deskPage('admin_application_page', [q, job, status, sort], place);
  const { items, ...counts } = await readDeskPage<Row>(actor, 'admin_application_rows', page);
  return { items: items.map((row) => ({ ...row, created_at: moment(row.created_at) })), ...counts };
}

/** The filtered list as a CSV. */
export const exportApplications = exportOf('applications', listApplications, [
  ['Received', ({ created_at }: Row) => sheetTime(created_at)],
  ['Position', ({ job_code }) => job_code],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
]);

/** One application with what became of it. 404 for an id that does not exist. */
export async function getApplication(actor: Caller, id: number): Promise<{ application: DeskApplicationDetail }> {
  const [, [found], notes] = await asActor(actor, [
    byId(id),
    db
      .select({ note: application_notes, by: users.name })
      .from(application_notes)
      .innerJoin(users, eq(users.id, application_notes.user_id))
      .where(eq(application_notes.application_id, id))
      .orderBy(application_notes.id),
  ]);
  if (!found) throw notFound();
  const { job_code, name, email, phone, message, resume_name, status, created_at } = found;
  return {
    application: {
      ...{ id, job_code, name, email, phone, message, resume: resume_name, status },
      created_at: created_at.toISOString(),
      notes: notes.map(({ note: { id, status, note, told, created_at }, by }) => ({
        ...{ id, by, status, note, told },
        at: created_at.toISOString(),
      })),
    },
  };
}

/** A link to the resume of one application. 404 for an id that does not exist. */
export async function getResume(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [byId(id)]);
  if (!found) throw notFound();
  return { url: privateLink(found.resume_key) };
}

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  note: string | null;
  tell: boolean;
  words: string | null;
}

/** What the applicant reads of each status. */
const OUTCOMES = {
  shortlisted: 'shortlisted',
  interview: 'interview',
  hired: 'hired',
  declined: 'not this time',
} as const;

/** Gives an application another status, and tells the applicant where staff choose to. 404 and 409 as the contract says. */
export async function moveApplication(actor: Caller, { id, from, to, note, tell, words }: Move) {
  const [, [found]] = await asActor(actor, [byId(id)]);
  if (!found) throw notFound();
  if (found.status !== from) throw new AppError('conflict', APPLICATION_MOVED);
  const { name, email, job_code } = found;
  const letter =
    tell && to !== 'received' ? { name, title: await titleOf(job_code), outcome: OUTCOMES[to], note: words } : null;
  try {
    await asActor(actor, [
      rows(sql`
        with moved as (update job_applications set status = ${to} where id = ${id} and status = ${from} returning 1)
        select must(count(*) = 1, 'status') from moved`),
      db
        .insert(application_notes)
        .values({ application_id: id, user_id: actor.uid, status: to, note, told: letter !== null }),
      ...(letter ? [db.insert(outbox).values(mail('application-status', email, letter))] : []),
    ]);
  } catch (error) {
    if (error instanceof GuardFailed) throw new AppError('conflict', APPLICATION_MOVED);
    throw error;
  }
  return { message: letter ? `${name} is ${to} and reads it by mail.` : `${name} is ${to}.` };
}

/** Adds a note for the staff. 404 for an id that does not exist. */
export async function noteApplication(actor: Caller, { id, note }: { id: number; note: string }) {
  const [, written] = await asActor(actor, [
    rows(sql`insert into application_notes (application_id, user_id, note)
      select id, app_user(), ${note} from job_applications where id = ${id} returning id`),
  ]);
  if (written.rows.length === 0) throw notFound();
  return { message: 'Note added.' };
}

const byId = (id: number) => db.select().from(job_applications).where(eq(job_applications.id, id));
const notFound = () => new AppError('not_found', 'This application was not found.');

/** What a code stands for, as the mails name it; a posting that is gone keeps its code. */
async function titleOf(code: string): Promise<string> {
  if (code === INTERNSHIP) return 'the internship programme';
  return (await readEntry<{ title: string }>('jobs', code.toLowerCase()))?.title ?? code;
}
