import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from './endpoint.ts';
import { exportQuery } from './export-query.ts';
import { MAX_PAGE_SIZE } from './limits.ts';
import { countParam, id, idParam, optional, required } from './text.ts';

/** Applications a page at the desk. */
export const APPLICATIONS_PAGE_SIZE = 25;

/** Longest note, and longest word to the applicant, characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Told to whoever moves an application that somebody else has moved meanwhile. */
export const APPLICATION_MOVED =
  'This application has changed since you opened it. Nothing was written: look at it again.';

/** From the form to the answer. */
export const ApplicationStatus = z.enum(['received', 'shortlisted', 'interview', 'hired', 'declined']);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Statuses of which an applicant may be told; the first he knows from the mail that took his application. */
export const TOLD_STATUSES: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'hired', 'declined'];

/** A row of the list. */
export const DeskApplication = z.object({
  id: z.int(),
  /** Code of the posting, or INTERNSHIP. */
  job_code: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  status: ApplicationStatus,
  created_at: z.iso.datetime(),
});
export type DeskApplication = z.infer<typeof DeskApplication>;

const filters = {
  /** A beginning of the name or email. */
  q: optional(200),
  job: z.optional(z.string().check(z.regex(/^(PS-JD\d{3}|INTERNSHIP)$/))),
  status: z.optional(ApplicationStatus),
  sort: z.optional(z.enum(['date_asc', 'date_desc', 'name_asc', 'name_desc'])),
};

/** Applications, the newest first unless `sort` says otherwise. */
export const listApplicationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-list',
  roles: staffRoles,
  query: z.object({
    ...filters,
    page: countParam(1, 1_000_000),
    size: countParam(APPLICATIONS_PAGE_SIZE, MAX_PAGE_SIZE),
  }),
  reply: z.object({ items: z.array(DeskApplication), total: z.int(), total_capped: z.boolean() }),
});

/** The same list as a CSV, without notes and resumes. */
export const exportApplicationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-export',
  roles: staffRoles,
  query: exportQuery(listApplicationsEndpoint.query),
  reply: FileReply,
});

/** An application with what became of it. */
export const DeskApplicationDetail = z.object({
  ...DeskApplication.shape,
  message: z.nullable(z.string()),
  /** Name that the resume had. */
  resume: z.string(),
  notes: z.array(
    z.object({
      id: z.int(),
      /** Who of the staff. */
      by: z.string(),
      at: z.iso.datetime(),
      status: z.nullable(ApplicationStatus),
      note: z.nullable(z.string()),
      told: z.boolean(),
    }),
  ),
});
export type DeskApplicationDetail = z.infer<typeof DeskApplicationDetail>;

/** One application; 404 for an id that does not exist. */
export const getApplicationEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ application: DeskApplicationDetail }),
});

/** A link to the resume that works for a minute, as a download. */
export const getResumeEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-resume',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

/** Gives an application another status; `tell` writes to the applicant, `words` stand in that mail. 409 where somebody was quicker. */
export const moveApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/application-move',
  roles: staffRoles,
  body: z
    .object({
      id,
      /** The status that the reader saw. */
      from: ApplicationStatus,
      to: ApplicationStatus,
      /** For the staff only. */
      note: optional(MAX_NOTE_LENGTH),
      tell: z.boolean(),
      words: optional(MAX_NOTE_LENGTH),
    })
    .check(
      z.refine(({ from, to }) => from !== to, { error: 'Choose another status than the present one.', path: ['to'] }),
      z.refine(({ to, tell }) => !tell || TOLD_STATUSES.includes(to), {
        error: 'There is nothing to tell the applicant of this status.',
        path: ['tell'],
      }),
    ),
  reply: z.object({ message: z.string() }),
});

/** Adds a note that only staff read. */
export const noteApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/application-note',
  roles: staffRoles,
  body: z.object({ id, note: required(MAX_NOTE_LENGTH, 'Write the note.') }),
  reply: z.object({ message: z.string() }),
});
