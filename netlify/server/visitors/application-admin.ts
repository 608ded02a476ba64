import { and, eq, sql } from 'drizzle-orm';
import { APPLICATION_CHANGED } from '#contracts/conflicts.ts';
import type {
  ApplicationStatus,
  AdminApplication,
  AdminApplicationDetail,
} from '#contracts/visitors/application-admin.ts';
import { INTERNSHIP } from '#contracts/visitors/applications.ts';
import { users } from '#db/schema/companies.ts';
import { outbox } from '#db/schema/outbox.ts';
import { application_notes, job_applications } from '#db/schema/visitors.ts';
import { mail } from '../mail/mail-row.ts';
import { readEntry } from '../platform/content.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { AppError, GuardFailed, notFound } from '../platform/errors.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import { privateLink } from '../platform/files/presigned-links.ts';
import type { Caller } from '../platform/session.ts';

interface ListQuery extends Paging {
  q: string | null;
  job?: string | undefined;
  status?: ApplicationStatus | undefined;
  sort?: string | undefined;
}

/** A page of applications, newest first by default. */
export async function listApplications(actor: Caller, { q, job, status, sort, ...paging }: ListQuery) {
  const { id, job_code, name, email, phone, message, created_at } = job_applications;
  const byName = sql`lower(${name})`;
  const isByName = sort?.startsWith('name');
  const list = {
    query: db
      .select({ id, job_code, name, email, phone, message, status: job_applications.status, created_at })
      .from(job_applications)
      .$dynamic(),
    table: job_applications,
    search: matches(job_applications.search_text, q),
    where: and(filterBy(job_code, job), filterBy(job_applications.status, status)),
    sortBy: isByName ? byName : id,
    descending: !sort?.endsWith('_asc'),
    first: isByName ? beginsWith(byName, q) : undefined,
  };
  const { items, ...counts } = await readPage(actor, list, paging);
  return { items: items.map((row): Row => ({ ...row, created_at: row.created_at.toISOString() })), ...counts };
}

type Row = AdminApplication & { message: string | null };

/** The filtered list as a CSV. */
export const exportApplications = exportOf('applications', listApplications, [
  ['Received', ({ created_at }: Row) => formatSheetTime(created_at)],
  ['Position', ({ job_code }) => job_code],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
]);

/** One application with its notes. 404 for an unknown id. */
export async function getApplication(actor: Caller, id: number): Promise<{ application: AdminApplicationDetail }> {
  const [, [found], notes] = await asActor(actor, [
    byId(id),
    db
      .select({ note: application_notes, by: users.name })
      .from(application_notes)
      .innerJoin(users, eq(users.id, application_notes.user_id))
      .where(eq(application_notes.application_id, id))
      .orderBy(application_notes.id),
  ]);
  if (!found) throw notFound('application');
  const { job_code, name, email, phone, message, resume_name, status, created_at } = found;
  return {
    application: {
      ...{ id, job_code, name, email, phone, message, resume: resume_name, status },
      created_at: created_at.toISOString(),
      notes: notes.map(({ note: { id, status, note, notified, created_at }, by }) => ({
        ...{ id, by, status, note, notified },
        at: created_at.toISOString(),
      })),
    },
  };
}

/** A link to an applicant's resume. 404 for an unknown id. */
export async function getResume(actor: Caller, id: number): Promise<{ url: string }> {
  const [, [found]] = await asActor(actor, [byId(id)]);
  if (!found) throw notFound('application');
  return { url: await privateLink(found.resume_key) };
}

interface Move {
  id: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  note: string | null;
  notify: boolean;
  message: string | null;
}

/** Changes the status of an application and with `notify` mails the applicant. 404 for an unknown id, 409 if it has changed. */
export async function moveApplication(actor: Caller, { id, from, to, note, notify, message }: Move) {
  const [, [found]] = await asActor(actor, [byId(id)]);
  if (!found) throw notFound('application');
  if (found.status !== from) throw new AppError('conflict', APPLICATION_CHANGED);
  const { name, email, job_code } = found;
  const letter =
    notify && to !== 'received' ? { name, title: await titleOf(job_code), status: to, note: message } : null;
  try {
    await asActor(actor, [
      rows(sql`
        with moved as (update job_applications set status = ${to} where id = ${id} and status = ${from} returning 1)
        select must(count(*) = 1, 'status') from moved`),
      db
        .insert(application_notes)
        .values({ application_id: id, user_id: actor.uid, status: to, note, notified: letter !== null }),
      ...(letter ? [db.insert(outbox).values(mail('application-status', email, letter))] : []),
    ]);
  } catch (error) {
    if (error instanceof GuardFailed) throw new AppError('conflict', APPLICATION_CHANGED);
    throw error;
  }
  const outcome = `Application of ${name}: ${to}.`;
  return { message: letter ? `${outcome} An email has been sent to the applicant.` : outcome };
}

/** Adds a note for staff. 404 for an unknown id. */
export async function noteApplication(actor: Caller, { id, note }: { id: number; note: string }) {
  const [, written] = await asActor(actor, [
    rows(sql`insert into application_notes (application_id, user_id, note)
      select id, app_user(), ${note} from job_applications where id = ${id} returning id`),
  ]);
  if (written.rows.length === 0) throw notFound('application');
  return { message: 'Note added.' };
}

const byId = (id: number) => db.select().from(job_applications).where(eq(job_applications.id, id));
/** The title of a position for mails; the code if the posting is gone. */
async function titleOf(code: string): Promise<string> {
  if (code === INTERNSHIP) return 'the internship programme';
  return (await readEntry<{ title: string }>('jobs', code.toLowerCase()))?.title ?? code;
}
