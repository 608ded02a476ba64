import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { companyId, users } from './companies.ts';
import { orders } from './orders.ts';

/** What our staff ask the buyer of an order that they put on hold, and the change that they propose. */
export const order_questions = pgTable(
  'order_questions',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    question: text().notNull(),
    /** The proposed lines: the new quantity, 0 to cancel the line, and the new delivery date if it changes. */
    changes: jsonb().$type<{ line_no: number; qty: number; promised_on: string | null }[]>().notNull(),
    /** `withdrawn` once staff release or cancel the order. */
    answer: text().$type<'accepted' | 'withdrawn'>(),
    answered_by: bigint({ mode: 'number' }).references(() => users.id),
    answered_at: timestamp({ withTimezone: true }),
    created_by: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    check('order_questions_answer', sql`${t.answer} in ('accepted', 'withdrawn')`),
    check('order_questions_answered', sql`(${t.answer} is null) = (${t.answered_at} is null)`),
    uniqueIndex('order_questions_open')
      .on(t.order_id)
      .where(sql`answered_at is null`),
    index('order_questions_order').on(t.order_id, t.id),
  ],
);
