import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { createdAt, rowId, searchIndex, searchText, statusCheck, statusColumn } from './columns.ts';
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
    status: statusColumn(TICKET_STATES).notNull(),
    /** Since when the buyer waits for our answer; null where it is not our turn. */
    waiting_since: timestamp({ withTimezone: true }),
    closed_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
    /** Its code and subject, the company and who asked. */
    search_text: searchText(),
  },
  (t) => [
    statusCheck('tickets', t.status, statusesOf(TICKET_STATES)),
    searchIndex('tickets_search_text', t.search_text),
    index('tickets_user').on(t.user_id, t.id),
    index('tickets_company').on(t.company_id, t.id),
    index('tickets_status').on(t.status, t.id),
    // In the order in which they wait, each way; tickets that nobody waits for come last.
    index('tickets_due_asc').on(sql`coalesce(${t.waiting_since}, 'infinity')`, t.id),
    index('tickets_due_desc').on(sql`coalesce(${t.waiting_since}, '-infinity')`, t.id),
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
