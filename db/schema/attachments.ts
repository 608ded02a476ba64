import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companies, userId } from './companies.ts';
import { orders } from './orders.ts';
import { ticket_messages } from './tickets.ts';

/**
 * A file that was uploaded before the record it goes with: an upload of its user until a ticket's message or an order takes it,
 * and of that record afterwards. An upload that nothing takes is deleted by the cleanup job.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: rowId(),
    /** The company whose record it belongs to; null for an upload of staff that no record has taken. */
    company_id: bigint({ mode: 'number' }).references(() => companies.id),
    user_id: userId(),
    ticket_message_id: bigint({ mode: 'number' }).references(() => ticket_messages.id, { onDelete: 'cascade' }),
    /** The order whose purchase order it is. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** Key in the private bucket, and the original name. */
    file_key: text().notNull(),
    file_name: text().notNull(),
    /** Size as stored, bytes. */
    size: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    check('attachments_one_record', sql`num_nonnulls(${t.ticket_message_id}, ${t.order_id}) <= 1`),
    check(
      'attachments_company',
      sql`num_nonnulls(${t.ticket_message_id}, ${t.order_id}) = 0 or ${t.company_id} is not null`,
    ),
    index('attachments_ticket_message').on(t.ticket_message_id),
    uniqueIndex('attachments_order').on(t.order_id),
    index('attachments_uploads')
      .on(t.user_id, t.created_at)
      .where(sql`ticket_message_id is null and order_id is null`),
  ],
);
