import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import type { TicketCategory } from '#contracts/support/categories.ts';
import { TICKET_STATES } from '#contracts/support/states.ts';
import { createdAt, inList, rowId, searchIndex, searchText, statusCheck, statusColumn } from './columns.ts';
import { companyId, ownerId, userId } from './companies.ts';
import { orders } from './orders.ts';

/** As in contracts/support/categories.ts; the type refuses a list that differs. */
const CATEGORIES = Object.keys({
  ...{ delivery: true, quality: true, invoices: true, payments: true },
  ...{ prices: true, products: true, portal: true, other: true },
} satisfies Record<TicketCategory, true>);

/** A user's support ticket. Colleagues cannot see it. */
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
    category: text().$type<TicketCategory>().notNull().default('other'),
    /** The order of the company that it is about; null if none was chosen. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    status: statusColumn(TICKET_STATES).notNull(),
    /** Time since which the buyer is waiting for our reply; null if no reply is due. */
    waiting_since: timestamp({ withTimezone: true }),
    closed_at: timestamp({ withTimezone: true }),
    owner_id: ownerId(),
    created_at: createdAt(),
    /** Code, subject, order number, company and buyer. */
    search_text: searchText(),
  },
  (t) => [
    statusCheck('tickets', t.status, statusesOf(TICKET_STATES)),
    check('tickets_category_known', sql`${t.category} in ${inList(CATEGORIES)}`),
    searchIndex('tickets_search_text', t.search_text),
    index('tickets_user').on(t.user_id, t.id),
    index('tickets_company').on(t.company_id, t.id),
    index('tickets_owner').on(t.owner_id, t.id, t.status),
    index('tickets_status').on(t.status, t.id),
    index('tickets_category').on(t.category, t.id),
    index('tickets_order')
      .on(t.order_id, t.id)
      .where(sql`order_id is not null`),
    // By waiting time, in both directions; tickets without a due reply come last.
    index('tickets_due_asc').on(sql`coalesce(${t.waiting_since}, 'infinity')`, t.id),
    index('tickets_due_desc').on(sql`coalesce(${t.waiting_since}, '-infinity')`, t.id),
  ],
);

/** The messages of a ticket, starting with the question. Append-only. */
export const ticket_messages = pgTable(
  'ticket_messages',
  {
    id: rowId(),
    ticket_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    company_id: companyId(),
    user_id: userId(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticket_id, t.id)],
);
