import { type SQL, sql } from 'drizzle-orm';
import type { Outcome } from '#contracts/privacy/person.ts';
import type { Person } from './person.ts';
import { companyPlaces, ERASED } from './company-places.ts';

/** Where data on a person may be: how it is found, shown and erased. */
export interface Place {
  /** What the records are, for staff. */
  name: string;
  outcome: Outcome;
  /** Why it is only anonymised, or kept. */
  why?: string;
  /** `table t where …` */
  from: SQL;
  /** A record for the export, as jsonb. */
  shown: SQL;
  /** What erases the records; absent if they are kept. */
  erase?: SQL[];
}

/** A table of visitors' entries, deleted by the address in it. */
const visitorPlace = (name: string, table: string, email: string, shown: SQL): Place => {
  const from = sql`${sql.raw(table)} t where lower(t.email) = ${email}`;
  return { name, outcome: 'deleted', from, shown, erase: [sql`delete from ${from}`] };
};

/** All places, in the order in which they are erased: texts before the records by which they are found. */
export function placesOf(person: Person): Place[] {
  const { email, user } = person;
  const isMail = sql`lower(recipient) = ${email} or payload::text ~* ${person.address} or content::text ~* ${person.address}`;
  const without = (...columns: string[]) => sql`to_jsonb(t) - ${sql.param(['search_text', ...columns])}::text[]`;
  return [
    ...(user ? accountPlaces(user.id) : []),
    ...companyPlaces(person),
    visitorPlace('Enquiries', 'rfq_submissions', email, without('attachment_key')),
    visitorPlace(
      'Contact messages and replies',
      'contact_messages',
      email,
      sql`${without()} || jsonb_build_object('replies',
        (select jsonb_agg(jsonb_build_object('at', created_at, 'body', body)) from contact_answers where message_id = t.id))`,
    ),
    visitorPlace(
      'Applications with resume and notes',
      'job_applications',
      email,
      sql`${without('resume_key')} || jsonb_build_object('notes', (select jsonb_agg(jsonb_build_object(
        'at', created_at, 'status', status, 'note', note)) from application_notes where application_id = t.id))`,
    ),
    visitorPlace('Newsletter', 'newsletter_subscribers', email, without('token_hash')),
    visitorPlace('Webinar registrations', 'webinar_registrations', email, without()),
    {
      name: 'Rate-limit counters',
      outcome: 'deleted',
      from: sql`throttle t where key ~* ${person.address}`,
      shown: sql`jsonb_build_object('until', resets_at)`,
      erase: [sql`delete from throttle where key ~* ${person.address}`],
    },
    {
      name: 'Emails to or about the person',
      outcome: 'deleted',
      from: sql`outbox t where ${isMail}`,
      // What was written to others is about them too.
      shown: sql`jsonb_build_object('kind', kind, 'recipient', recipient, 'about', about, 'created_at', created_at, 'sent_at', sent_at)
        || case when lower(recipient) = ${email} then jsonb_build_object('subject', content ->> 'subject', 'text', content ->> 'text')
          else '{}' end`,
      erase: [sql`delete from outbox where ${isMail}`],
    },
    waitingMails(person),
    sentMails(person),
  ];
}

/** A mail that names the person: a user, or the visitor whose enquiry became an RFQ. `payload` is its data in SQL. */
function namedIn(payload: SQL, { user, inCompanies, rfqs, inRfqs }: Person) {
  const ofRfqs = sql`${payload} ->> 'rfq_id' = any (${sql.param(rfqs.map(String))}::text[])`;
  const isNamed = sql`((${user !== null} and ${payload}::text ~* ${inCompanies}) or (${ofRfqs} and ${payload}::text ~* ${inRfqs}))`;
  return { ofRfqs, isNamed };
}

/** Mails that others have got. Those that have the address are deleted as a whole, above. */
function sentMails(person: Person): Place {
  const { isNamed } = namedIn(sql`(payload || coalesce(content -> 'payload', '{}'))`, person);
  const mentions = sql`sent_at is not null and lower(recipient) <> ${person.email} and ${isNamed}`;
  return {
    ...{ name: 'Text of emails sent to others', outcome: 'deleted', from: sql`outbox t where ${mentions}` },
    shown: sql`jsonb_build_object('kind', kind, 'about', about, 'sent_at', sent_at)`,
    erase: [sql`update outbox set payload = '{}', content = null where ${mentions}`],
  };
}

/** Mails to others that are about to be sent. */
function waitingMails(person: Person): Place {
  const { inCompanies, inRfqs } = person;
  const { ofRfqs, isNamed } = namedIn(sql`payload`, person);
  const mentions = sql`sent_at is null and ${isNamed}`;
  const pattern = sql`case when ${ofRfqs} then ${`${inCompanies}|${inRfqs}`} else ${inCompanies} end`;
  return {
    ...{ name: 'Emails to others, not sent yet', outcome: 'anonymised', why: 'They are still sent, without the name.' },
    from: sql`outbox t where ${mentions}`,
    shown: sql`jsonb_build_object('kind', kind, 'about', about, 'created_at', created_at)`,
    erase: [
      sql`update outbox set payload = (select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string'
          then to_jsonb(regexp_replace(value #>> '{}', ${pattern}, ${ERASED}, 'gi')) else value end) from jsonb_each(payload))
        where ${mentions}`,
    ],
  };
}

/** Condition on `attachments a`: a file of the user's tickets, or an upload of theirs that no record has taken. */
export const isOwnFile = (user: number) => sql`(
  a.ticket_message_id in (select m.id from ticket_messages m join tickets t on t.id = m.ticket_id where t.user_id = ${user})
  or (a.user_id = ${user} and not a.taken))`;

/** The account and what belongs to it alone. */
function accountPlaces(id: number): Place[] {
  const own = (table: string) => sql`${sql.raw(table)} t where t.user_id = ${id}`;
  const deleted = (name: string, table: string, shown: SQL): Place => ({
    ...{ name, outcome: 'deleted', from: own(table), shown, erase: [sql`delete from ${own(table)}`] },
  });
  return [
    deleted(
      'Sign-ins',
      'sessions',
      sql`jsonb_build_object('browser', user_agent, 'at', created_at, 'expires_at', expires_at)`,
    ),
    deleted(
      'Links to set a password',
      'password_resets',
      sql`jsonb_build_object('at', created_at, 'used_at', used_at)`,
    ),
    deleted(
      'New email addresses to confirm',
      'email_changes',
      sql`jsonb_build_object('email', email, 'at', created_at, 'used_at', used_at)`,
    ),
    deleted('Known browsers', 'known_devices', sql`jsonb_build_object('last_signed_in_at', used_at)`),
    deleted('Passkeys', 'passkeys', sql`jsonb_build_object('name', name, 'at', created_at, 'used_at', used_at)`),
    deleted('Authenticator app', 'authenticator_apps', sql`jsonb_build_object('at', created_at)`),
    deleted('Recovery codes', 'recovery_codes', sql`jsonb_build_object('at', created_at)`),
    deleted(
      'Sign-ins that wait for the second factor',
      'factor_challenges',
      sql`jsonb_build_object('until', expires_at)`,
    ),
    deleted('Links to approve orders', 'approval_links', sql`'{}'::jsonb`),
    {
      name: 'Deputies, and whose deputy the person is',
      outcome: 'deleted',
      from: sql`deputies t where ${id} in (t.user_id, t.deputy_id)`,
      shown: sql`jsonb_build_object('user_id', user_id, 'deputy_id', deputy_id, 'from', from_day, 'to', until_day)`,
      erase: [sql`delete from deputies where ${id} in (user_id, deputy_id)`],
    },
    deleted('Keys of repeated requests', 'idempotency', sql`'{}'::jsonb`),
    deleted('Favourites', 'favourites', sql`to_jsonb(t)`),
    deleted('Saved searches', 'saved_views', sql`jsonb_build_object('list', list, 'name', name, 'search', search)`),
    {
      name: 'Requisition lists that are not shared',
      outcome: 'deleted',
      from: sql`${own('requisition_lists')} and not t.shared`,
      shown: sql`to_jsonb(t) || jsonb_build_object('lines', (select jsonb_agg(jsonb_build_object('sku', sku, 'qty', qty)
        order by position) from requisition_list_lines where list_id = t.id))`,
      erase: [sql`delete from ${own('requisition_lists')} and not t.shared`],
    },
    deleted('Reminders of colleagues’ lists', 'requisition_list_readers', sql`jsonb_build_object('list_id', list_id)`),
    deleted(
      'Products awaited in stock',
      'stock_notices',
      sql`jsonb_build_object('product_id', product_id, 'at', created_at)`,
    ),
    {
      name: 'Files uploaded and not yet sent',
      outcome: 'deleted',
      from: sql`attachments t where t.user_id = ${id} and not taken`,
      shown: sql`jsonb_build_object('file', file_name, 'at', created_at)`,
      erase: [sql`delete from attachments where user_id = ${id} and not taken`],
    },
    {
      name: 'Support tickets',
      outcome: 'anonymised',
      why: 'Subject, messages and files are removed. The ticket is kept without its contents, for support statistics.',
      from: own('tickets'),
      shown: sql`to_jsonb(t) - 'search_text' || jsonb_build_object('messages', (select jsonb_agg(jsonb_build_object(
        'at', created_at, 'body', body, 'files', (select jsonb_agg(file_name) from attachments where ticket_message_id = m.id)))
        from ticket_messages m where ticket_id = t.id))`,
      erase: [
        sql`delete from attachments a where ticket_message_id is not null and ${isOwnFile(id)}`,
        sql`update ticket_messages set body = 'Erased.' where ticket_id in (select id from tickets where user_id = ${id})`,
        sql`update tickets set subject = 'Erased' where user_id = ${id}`,
      ],
    },
    {
      name: 'Account',
      outcome: 'anonymised',
      why: 'Orders, invoices and the audit log refer to the account by its number. Name, email and phone are removed, and the sign-in is closed.',
      from: sql`users t where t.id = ${id}`,
      shown: sql`jsonb_build_object('id', id, 'name', name, 'email', email, 'phone', phone, 'role', role, 'company_role', company_role,
        'notice_version', notice_version, 'noticed_at', noticed_at, 'signed_in_at', signed_in_at, 'created_at', created_at)`,
      erase: [
        sql`update users set name = 'Erased user ' || id, email = 'erased-' || id || '@erased.invalid', phone = null,
          notice_version = null, noticed_at = null, disabled_at = coalesce(disabled_at, now())
          where id = ${id}`,
      ],
    },
  ];
}
