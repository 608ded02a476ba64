import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companyId, userId } from './companies.ts';
import { orders } from './orders.ts';
import { rfqs } from './rfqs.ts';

/**
 * A message between a company's buyers and PlantSetu about an RFQ with its quotes, or about an order. Only `read_at` changes.
 */
export const messages = pgTable(
  'messages',
  {
    id: rowId(),
    company_id: companyId(),
    rfq_id: bigint({ mode: 'number' }).references(() => rfqs.id),
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    user_id: userId(),
    from_staff: boolean().notNull().default(false),
    /** A note of staff: buyers cannot read it. */
    internal: boolean().notNull().default(false),
    /** Ids of the colleagues mentioned in a note; each got a mail (decision 063). */
    mentions: bigint({ mode: 'number' }).array().notNull().default([]),
    body: text().notNull(),
    /** Key of the file in the private bucket, and its original name. */
    file_key: text(),
    file_name: text(),
    /** When someone of the other side first opened it: the company for our messages, our staff for the company's. */
    read_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (t) => [
    check('messages_one_record', sql`num_nonnulls(${t.rfq_id}, ${t.order_id}) = 1`),
    check('messages_internal', sql`${t.from_staff} or not ${t.internal}`),
    check('messages_mentions', sql`${t.internal} or ${t.mentions} = '{}'`),
    index('messages_rfq').on(t.rfq_id, t.id),
    index('messages_order').on(t.order_id, t.id),
    index('messages_unread_by_staff')
      .on(t.order_id, t.rfq_id)
      .where(sql`read_at is null and not from_staff`),
    index('messages_unread_by_buyer')
      .on(t.company_id, t.order_id, t.rfq_id)
      .where(sql`read_at is null and from_staff and not internal`),
  ],
);
