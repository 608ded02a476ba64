import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TicketStatus } from '#contracts/support.ts';
import { createdAt, rowId, textKey } from './columns.ts';
import { companyId, userId } from './companies.ts';

/** A person's question to support. Colleagues do not see it. */
export const tickets = pgTable(
  'tickets',
  {
    id: rowId(),
    company_id: companyId(),
    user_id: userId(),
    /** `TKT-000123`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`'TKT-' || lpad(${tickets.id}::text, greatest(6, length(${tickets.id}::text)), '0')`,
      ),
    subject: text().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    /** Since when the buyer waits for our answer; null where it is not our turn. */
    waiting_since: timestamp({ withTimezone: true }),
    closed_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
    text_key: textKey((): SQL => sql`${tickets.subject}`),
  },
  (t) => [
    index('tickets_user').on(t.user_id, t.id),
    index('tickets_waiting').on(t.waiting_since, t.id),
    // Backwards it holds what was asked last, and behind all of those the tickets for which nobody waits.
    index('tickets_due').on(sql`coalesce(${t.waiting_since}, '-infinity')`, t.id),
  ],
);

/** The question itself and each answer to it. Append-only. */
export const ticket_messages = pgTable(
  'ticket_messages',
  {
    id: rowId(),
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id),
    company_id: companyId(),
    user_id: userId(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticket_id, t.id)],
);
