import { type SQL, sql } from 'drizzle-orm';
import { RETENTION, type Retained } from '#contracts/privacy/retention.ts';

/** Rows deleted by one statement; the run repeats it until fewer are found. */
export const MAX_ROWS = 2000;

/** True for what is older than its period. */
const isOver = (at: SQL, kind: Retained) => sql`${at} < now() - ${RETENTION[kind].keep}::interval`;

/** Deletes at most MAX_ROWS rows by their key: a column, or several with commas. */
const deleteSome = (table: string, where: SQL, { key = 'id', returning = sql`` } = {}) => sql`
  delete from ${sql.raw(table)} t where (${sql.raw(key)}) in (
    select ${sql.raw(key)} from ${sql.raw(table)} t where ${where} limit ${MAX_ROWS}) ${returning}`;

/**
 * Personal data that has reached the end of its period, by entry of RETENTION: what the hourly run deletes. A returned
 * `file_key` is a file of the private bucket that goes with its row. Answers and notes go with their record (on delete cascade).
 */
export const EXPIRED: Readonly<Record<Retained, SQL>> = {
  applications: deleteSome(
    'job_applications',
    sql`${isOver(sql`created_at`, 'applications')} and not exists (select from application_notes n
      where n.application_id = t.id and not ${isOver(sql`n.created_at`, 'applications')})`,
    { returning: sql`returning resume_key as file_key` },
  ),
  // The file of an enquiry that became an RFQ belongs to the RFQ.
  enquiries: deleteSome('rfq_submissions', isOver(sql`created_at`, 'enquiries'), {
    returning: sql`returning (select t.attachment_key
      where not exists (select from rfqs where attachment_key = t.attachment_key)) as file_key`,
  }),
  messages: deleteSome(
    'contact_messages',
    sql`${isOver(sql`created_at`, 'messages')} and not exists (select from contact_answers a
      where a.message_id = t.id and not ${isOver(sql`a.created_at`, 'messages')})`,
  ),
  // Of a registration from before the day was stored, the day of registration counts.
  registrations: deleteSome(
    'webinar_registrations',
    isOver(sql`coalesce(held_on, (created_at + interval '1 year')::date)`, 'registrations'),
  ),
  unconfirmed: deleteSome(
    'newsletter_subscribers',
    sql`confirmed_at is null and unsubscribed_at is null and ${isOver(sql`asked_at`, 'unconfirmed')}`,
  ),
  unsubscribed: deleteSome('newsletter_subscribers', isOver(sql`unsubscribed_at`, 'unsubscribed')),
  tickets: deleteSome('tickets', sql`status = 'closed' and ${isOver(sql`closed_at`, 'tickets')}`),
  mail_texts: sql`update outbox set payload = '{}', content = null where id in (select id from outbox
    where ${isOver(sql`sent_at`, 'mail_texts')} and (payload <> '{}' or content is not null)
    order by sent_at limit ${MAX_ROWS})`,
  mails: deleteSome('outbox', isOver(sql`coalesce(sent_at, given_up_at)`, 'mails')),
  sign_ins: deleteSome('sessions', isOver(sql`expires_at`, 'sign_ins')),
  links: sql`with passwords as (${deleteSome('password_resets', isOver(sql`expires_at`, 'links'), {
    key: 'token_hash',
    returning: sql`returning 1`,
  })}), approvals as (${deleteSome('approval_links', isOver(sql`expires_at`, 'links'), {
    key: 'token_hash',
    returning: sql`returning 1`,
  })}), addresses as (${deleteSome('email_changes', isOver(sql`expires_at`, 'links'), {
    key: 'token_hash',
    returning: sql`returning 1`,
  })}) select from passwords union all select from approvals union all select from addresses`,
  devices: deleteSome('known_devices', isOver(sql`used_at`, 'devices'), { key: 'user_id, token_hash' }),
  attempts: deleteSome('throttle', isOver(sql`resets_at`, 'attempts'), { key: 'key' }),
  audit_log: deleteSome('audit_log', isOver(sql`at`, 'audit_log')),
};
