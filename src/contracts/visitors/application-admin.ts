import * as z from 'zod/mini';
import { endpoint, FileReply, staffRoles } from '../endpoint.ts';
import { exportQuery } from '../fields/export-query.ts';
import { countParam, id, idParam, optional, required } from '../fields/text.ts';
import { statusesOf } from '../life-cycle.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { APPLICATION_STATES } from './states.ts';

/** Applications a page. */
export const APPLICATIONS_PAGE_SIZE = 25;

/** Longest note and longest message to the applicant, characters. */
export const MAX_NOTE_LENGTH = 2000;

export const ApplicationStatus = z.enum(statusesOf(APPLICATION_STATES));
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** A row of the list. */
export const AdminApplication = z.object({
  id: z.int(),
  /** Code of the posting, or INTERNSHIP. */
  job_code: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  status: ApplicationStatus,
  created_at: z.iso.datetime(),
});
export type AdminApplication = z.infer<typeof AdminApplication>;

const filters = {
  /** Start of the name or email. */
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
  reply: z.object({ items: z.array(AdminApplication), total: z.int(), total_capped: z.boolean() }),
});

/** Applications as CSV, without notes and resumes. */
export const exportApplicationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-export',
  roles: staffRoles,
  query: exportQuery(listApplicationsEndpoint.query),
  reply: FileReply,
});

/** An application with its notes. */
export const AdminApplicationDetail = z.object({
  ...AdminApplication.shape,
  message: z.nullable(z.string()),
  /** File name of the resume. */
  resume: z.string(),
  notes: z.array(
    z.object({
      id: z.int(),
      /** Name of the staff member. */
      by: z.string(),
      at: z.iso.datetime(),
      status: z.nullable(ApplicationStatus),
      note: z.nullable(z.string()),
      /** The applicant got an email. */
      notified: z.boolean(),
    }),
  ),
});
export type AdminApplicationDetail = z.infer<typeof AdminApplicationDetail>;

/** One application; 404 for an unknown id. */
export const getApplicationEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-get',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ application: AdminApplicationDetail }),
});

/** A link to download the resume, valid for a minute. */
export const getResumeEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/application-resume',
  roles: staffRoles,
  query: z.object({ id: idParam }),
  reply: z.object({ url: z.url() }),
});

/** Changes the status of an application; `notify` emails the applicant with `message`. 409 if another user has changed it. */
export const moveApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/application-move',
  roles: staffRoles,
  body: z
    .object({
      id,
      /** The status that the caller saw. */
      from: ApplicationStatus,
      to: ApplicationStatus,
      /** For staff only. */
      note: optional(MAX_NOTE_LENGTH),
      notify: z.boolean(),
      message: optional(MAX_NOTE_LENGTH),
    })
    .check(
      z.refine(({ from, to }) => from !== to, { error: 'Choose a different status.', path: ['to'] }),
      z.refine(({ to, notify }) => !notify || APPLICATION_STATES[to].messageLabel !== undefined, {
        error: 'There is no email for this status.',
        path: ['notify'],
      }),
    ),
  reply: z.object({ message: z.string() }),
});

/** Adds a note, visible to staff only. */
export const noteApplicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/application-note',
  creates: true,
  roles: staffRoles,
  body: z.object({ id, note: required(MAX_NOTE_LENGTH, 'Write the note.') }),
  reply: z.object({ message: z.string() }),
});
