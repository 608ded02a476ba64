import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { APPLICATION_STATES } from '#contracts/visitors/states.ts';
import { createdAt, ownSearchText, rowId, searchIndex, statusCheck, statusColumn } from './columns.ts';
import { userId } from './companies.ts';

/** Submissions by visitors of the public site. No company owns them; the system writes them and staff read them. */

const moment = () => timestamp({ withTimezone: true });

/** Version of the privacy notice that the form showed (contracts/privacy/notices.ts); null for rows from before there was one. */
const noticeVersion = () => text();

/** A request for a quote by a visitor without an account (specification §3). */
export const rfq_submissions = pgTable(
  'rfq_submissions',
  {
    id: rowId(),
    /** The visitor's reference, `ENQ-7KQ2M4XP`: random, so that it does not reveal the number of enquiries. */
    code: text().notNull().unique(),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    phone: text(),
    requirement: text().notNull(),
    /** The requested items, if the visitor listed any; target prices in paise. */
    lines: jsonb()
      .$type<{ item: string; qty: number; unit: string; target_price_paise: number | null }[]>()
      .notNull()
      .default([]),
    /** Key in the private bucket, and the file's original name. */
    attachment_key: text(),
    attachment_name: text(),
    notice_version: noticeVersion(),
    handled_at: moment(),
    created_at: createdAt(),
    search_text: ownSearchText('code', 'name', 'company', 'email'),
  },
  (t) => [
    searchIndex('rfq_submissions_search_text', t.search_text),
    index('rfq_submissions_open')
      .on(t.id)
      .where(sql`handled_at is null`),
    index('rfq_submissions_handled')
      .on(t.id)
      .where(sql`handled_at is not null`),
  ],
);

/** A message of the contact form. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: rowId(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    company: text(),
    message: text().notNull(),
    notice_version: noticeVersion(),
    handled_at: moment(),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'company', 'email'),
  },
  (t) => [
    searchIndex('contact_messages_search_text', t.search_text),
    index('contact_messages_open')
      .on(t.id)
      .where(sql`handled_at is null`),
    index('contact_messages_handled')
      .on(t.id)
      .where(sql`handled_at is not null`),
  ],
);

/** Staff's reply to a message, also sent by mail. Append-only. */
export const contact_answers = pgTable(
  'contact_answers',
  {
    id: rowId(),
    message_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => contact_messages.id, { onDelete: 'cascade' }),
    user_id: userId(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('contact_answers_message').on(t.message_id, t.id)],
);

/** An application for a job, or for an internship under the code INTERNSHIP. */
export const job_applications = pgTable(
  'job_applications',
  {
    id: rowId(),
    job_code: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text(),
    /** Key in the private bucket. */
    resume_key: text().notNull(),
    /** The file's original name; shown, never used as a path. */
    resume_name: text().notNull(),
    resume_type: text().notNull(),
    notice_version: noticeVersion(),
    status: statusColumn(APPLICATION_STATES).notNull().default('received'),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'email'),
  },
  (t) => [
    statusCheck('job_applications', t.status, statusesOf(APPLICATION_STATES)),
    searchIndex('job_applications_search_text', t.search_text),
    index('job_applications_job').on(t.job_code, t.id),
    index('job_applications_status').on(t.status, t.id),
    index('job_applications_name').on(sql`lower(${t.name})`, t.id),
  ],
);

/** A step in the history of an application: a new status, a note by staff, or both. Append-only. */
export const application_notes = pgTable(
  'application_notes',
  {
    id: rowId(),
    application_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => job_applications.id, { onDelete: 'cascade' }),
    user_id: userId(),
    /** The new status; null for a note only. */
    status: statusColumn(APPLICATION_STATES),
    note: text(),
    /** True if the applicant was mailed. */
    notified: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    statusCheck('application_notes', t.status, statusesOf(APPLICATION_STATES)),
    index('application_notes_application').on(t.application_id, t.id),
  ],
);

/** A newsletter subscriber; active once the address is confirmed. */
export const newsletter_subscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    /** Id for the admin list; links in mails contain only a token. */
    id: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    /** SHA-256 of the token in the confirmation and unsubscribe links. */
    token_hash: text().notNull().unique(),
    /** The consent: the notice that was shown and the time when the address was last typed; then when it was confirmed. */
    notice_version: noticeVersion(),
    asked_at: createdAt(),
    confirmed_at: moment(),
    unsubscribed_at: moment(),
    handled_at: moment(),
    created_at: createdAt(),
    search_text: ownSearchText('email'),
  },
  (t) => [
    searchIndex('newsletter_subscribers_search_text', t.search_text),
    index('newsletter_subscribers_open')
      .on(t.id)
      .where(sql`handled_at is null`),
    index('newsletter_subscribers_handled')
      .on(t.id)
      .where(sql`handled_at is not null`),
    index('newsletter_subscribers_waiting')
      .on(t.id)
      .where(sql`confirmed_at is null`),
    index('newsletter_subscribers_ended')
      .on(t.id)
      .where(sql`unsubscribed_at is not null`),
  ],
);

/** A registration for a webinar; `webinar` is the name of its file in src/content/webinars. */
export const webinar_registrations = pgTable(
  'webinar_registrations',
  {
    id: rowId(),
    webinar: text().notNull(),
    /** Day of the session, in India; null for registrations from before it was stored. */
    held_on: date(),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    notice_version: noticeVersion(),
    handled_at: moment(),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'company', 'email'),
  },
  (t) => [
    searchIndex('webinar_registrations_search_text', t.search_text),
    uniqueIndex('webinar_registrations_email').on(t.webinar, sql`lower(${t.email})`),
    index('webinar_registrations_open')
      .on(t.id)
      .where(sql`handled_at is null`),
    index('webinar_registrations_handled')
      .on(t.id)
      .where(sql`handled_at is not null`),
    index('webinar_registrations_webinar').on(t.webinar, t.id),
    index('webinar_registrations_name').on(sql`lower(${t.name})`, t.id),
    index('webinar_registrations_webinar_name').on(t.webinar, sql`lower(${t.name})`, t.id),
  ],
);

/** A link to set a new password: single use, 30 minutes (an invitation 7 days) from when its mail is sent. */
export const password_resets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the link, so that the table does not contain a usable link. */
    token_hash: text().notNull(),
    user_id: userId(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When the mail with the link was last sent: its life counts from then. */
    sent_at: moment(),
    /** When it was used, or retired by a newer link. */
    used_at: moment(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.token_hash] }), index('password_resets_user').on(t.user_id)],
);

/** A link that confirms a new email address of an account: single use, one hour. */
export const email_changes = pgTable(
  'email_changes',
  {
    /** SHA-256 of the token in the link. */
    token_hash: text().notNull(),
    user_id: userId(),
    /** The new address. */
    email: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When its mail was sent, from which the time until it expires is counted. */
    sent_at: moment(),
    used_at: moment(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.token_hash] }), index('email_changes_user').on(t.user_id)],
);
