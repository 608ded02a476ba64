import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownSearchText, rowId, searchIndex } from './columns.ts';

/** What a mail said, and what it takes to send it again. */
export interface SentContent {
  subject: string;
  text: string;
  /** Names of the attached files. */
  files: string[];
  payload: Record<string, unknown>;
}

/** Mails to send, written in the batch of the action that they report. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    /** Name of the template in netlify/server/mail. */
    kind: text().notNull(),
    recipient: text().notNull(),
    /** Order of sending: 1 account and approval mails, 2 others, 3 mails of scheduled runs. */
    priority: integer().notNull().default(2),
    /** Company of the buyer whose call queued it, which shares one turn; null for calls of staff, visitors and the system. */
    caller_company: bigint({ mode: 'number' }).default(
      sql`nullif(current_setting('app.company_id', true), '')::bigint`,
    ),
    /** The employee who sent it again; null for every other mail. */
    resent_by: bigint({ mode: 'number' }),
    /** The same in each attempt, so that mailboxes recognise a mail sent again after a crash. */
    message_id: uuid().notNull().defaultRandom(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What was sent, until its period is over (`mail_texts`). Null before, and for mails with a link that signs in (decision 065). */
    content: jsonb().$type<SentContent>(),
    attempts: integer().notNull().default(0),
    next_attempt_at: createdAt(),
    sent_at: timestamp({ withTimezone: true }),
    /** Start of the last attempt, unless it succeeds, or when staff gave it up. */
    given_up_at: timestamp({ withTimezone: true }),
    /** The user who gave it up, which clears its payload; null if no one did. */
    given_up_by: bigint({ mode: 'number' }),
    last_error: text(),
    created_at: createdAt(),
    /** Its record, for staff: `Order 100019, PO 4500012`. */
    about: text().generatedAlwaysAs(sql`mail_about(payload)`),
    search_text: ownSearchText('kind', "replace(kind, '-', ' ')", 'recipient', 'mail_about(payload)'),
  },
  (t) => [
    index('outbox_due')
      .on(t.next_attempt_at)
      .where(sql`sent_at is null`),
    index('outbox_unsent')
      .on(t.id)
      .where(sql`sent_at is null`),
    index('outbox_failed')
      .on(t.id)
      .where(sql`sent_at is null and attempts > 0 and given_up_by is null`),
    // Mails given up are not sent again and come last.
    index('outbox_next_attempt')
      .on(sql`coalesce(case when given_up_at is null then next_attempt_at end, 'infinity')`, t.id)
      .where(sql`sent_at is null`),
    index('outbox_sent')
      .on(t.sent_at, t.id)
      .where(sql`sent_at is not null`),
    // Unsent mails are few.
    searchIndex('outbox_search_text', t.search_text).where(sql`sent_at is not null`),
    // Sent mails whose content the cleanup job has yet to clear.
    index('outbox_to_clear')
      .on(t.sent_at)
      .where(sql`sent_at is not null and (payload <> '{}' or content is not null)`),
    check('outbox_content', sql`${t.content} #>> '{payload,token}' is null`),
  ],
);
