import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReminderUnit } from '#contracts/lists/reminder.ts';
import { products } from './catalog.ts';
import { createdAt, quantity, rowId } from './columns.ts';
import { companyId, userId } from './companies.ts';

/** A product of a line or notice. Products are never deleted, but may be moved to another company. */
const productId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => products.id);

/** A named list of products and quantities that a buyer orders again and again. See decision 058. */
export const requisition_lists = pgTable(
  'requisition_lists',
  {
    id: rowId(),
    company_id: companyId(),
    /** Its owner. */
    user_id: userId(),
    name: text().notNull(),
    note: text(),
    /** True if colleagues see it. */
    shared: boolean().notNull().default(false),
    /** Remind every so many weeks or months, counted from a date in India; all null: no reminder. */
    remind_every: integer(),
    remind_unit: text().$type<ReminderUnit>(),
    remind_from: date(),
    paused: boolean().notNull().default(false),
    /** The next due date; null without a reminder. */
    next_on: date(),
    /** The last due date that was reminded of, so that no date is reminded of twice. */
    reminded_on: date(),
    updated_at: createdAt(),
    created_at: createdAt(),
  },
  (t) => [
    index('requisition_lists_company').on(t.company_id),
    index('requisition_lists_user').on(t.user_id),
    index('requisition_lists_due')
      .on(t.next_on)
      .where(sql`not paused`),
    check(
      'requisition_lists_reminder',
      sql`(${t.remind_every} is null) = (${t.remind_unit} is null) and (${t.remind_every} is null) = (${t.remind_from} is null)
        and (${t.remind_every} is null) = (${t.next_on} is null)
        and ${t.remind_every} between 1 and 52 and ${t.remind_unit} in ('week', 'month')`,
    ),
  ],
);

/** A product of a list, once. */
export const requisition_list_lines = pgTable(
  'requisition_list_lines',
  {
    list_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => requisition_lists.id, { onDelete: 'cascade' }),
    product_id: productId(),
    company_id: companyId(),
    /** Order of the lines; not without gaps. */
    position: integer().notNull(),
    qty: quantity().notNull(),
    // As they were when it was added, for a product that has left the company's catalogue since.
    sku: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.list_id, t.product_id] }),
    index('requisition_list_lines_product').on(t.product_id),
    check('requisition_list_lines_qty', sql`${t.qty} > 0`),
  ],
);

/** A colleague who wants the reminders of a shared list too; its owner gets them without a row. */
export const requisition_list_readers = pgTable(
  'requisition_list_readers',
  {
    list_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => requisition_lists.id, { onDelete: 'cascade' }),
    user_id: userId(),
    company_id: companyId(),
  },
  (t) => [primaryKey({ columns: [t.list_id, t.user_id] }), index('requisition_list_readers_user').on(t.user_id)],
);

/** A buyer waits for a product to be in stock; deleted with the mail that says so. */
export const stock_notices = pgTable(
  'stock_notices',
  {
    id: rowId(),
    user_id: userId(),
    product_id: productId(),
    company_id: companyId(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('stock_notices_once').on(t.user_id, t.product_id),
    index('stock_notices_product').on(t.product_id),
  ],
);
