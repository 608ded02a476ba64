import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, ownSearchText, rowId } from './columns.ts';

/** Mails that wait to be sent, written in the batch of the action that they are about. */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    /** Which mail: the name of a template in netlify/server/mail. */
    kind: text().notNull(),
    recipient: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    next_attempt_at: createdAt(),
    sent_at: timestamp({ withTimezone: true }),
    /** When the last try failed, or staff gave it up. */
    given_up_at: timestamp({ withTimezone: true }),
    /** Who gave it up, null for none. Its payload is emptied then. */
    given_up_by: bigint({ mode: 'number' }),
    last_error: text(),
    created_at: createdAt(),
    /** What it is about, which staff may read: `Order 100019, PO 4500012`. */
    about: text().generatedAlwaysAs(sql`mail_about(payload)`),
    /** Without an index: only what waits is searched. */
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
    // What was given up is not tried again and comes last.
    index('outbox_next')
      .on(sql`coalesce(case when given_up_at is null then next_attempt_at end, 'infinity')`, t.id)
      .where(sql`sent_at is null`),
    // Mails whose contents the sweep still has to empty.
    index('outbox_kept')
      .on(t.sent_at)
      .where(sql`sent_at is not null and payload <> '{}'`),
  ],
);
