import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { COUNT_REASONS, STOCK_COUNT_STATES } from '#contracts/stores/states.ts';
import { items } from './catalog.ts';
import {
  createdAt,
  inList,
  ownSearchText,
  pricePer,
  quantity,
  rowId,
  searchIndex,
  statusCheck,
  statusColumn,
} from './columns.ts';
import { userId, users } from './companies.ts';

const bigId = () => bigint({ mode: 'number' });

/** Counting a part of the warehouse. Staff only. See decision 076. */
export const stock_counts = pgTable(
  'stock_counts',
  {
    id: rowId(),
    /** `CNT-000012`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs(sql`'CNT-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    /** What is counted, as it was chosen: `Bins, Safety`. */
    scope: text().notNull(),
    status: statusColumn(STOCK_COUNT_STATES).notNull().default('counting'),
    /** Incremented by each quantity entered. */
    version: integer().notNull().default(1),
    created_by: userId(),
    created_at: createdAt(),
    posted_by: bigId().references(() => users.id),
    posted_at: timestamp({ withTimezone: true }),
    search_text: ownSearchText(`'CNT-' || lpad(id::text, greatest(6, length(id::text)), '0')`, 'id::text', 'scope'),
  },
  (t) => [
    statusCheck('stock_counts', t.status, statusesOf(STOCK_COUNT_STATES)),
    searchIndex('stock_counts_search_text', t.search_text),
    check(
      'stock_counts_posted',
      sql`(${t.status} = 'posted') = (${t.posted_at} is not null and ${t.posted_by} is not null)`,
    ),
  ],
);

/** An item of a count. */
export const stock_count_lines = pgTable(
  'stock_count_lines',
  {
    count_id: bigId()
      .notNull()
      .references(() => stock_counts.id),
    line_no: integer().notNull(),
    item_id: bigId()
      .notNull()
      .references(() => items.id),
    // As they were when the count was started.
    sku: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    bin: text(),
    /** Null: not counted. */
    counted_qty: quantity(),
    /** Free and allocated stock when the quantity was entered. */
    book_qty: quantity(),
    /** Cost price at that time, of `cost_per` units, paise, before tax; null if unknown. */
    cost_paise: bigId(),
    cost_per: pricePer(),
    counted_by: bigId().references(() => users.id),
    counted_at: timestamp({ withTimezone: true }),
    /** Why they differ, given when the count is posted. */
    reason: text({ enum: COUNT_REASONS }),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.count_id, t.line_no] }),
    index('stock_count_lines_item').on(t.item_id),
    check('stock_count_lines_qty', sql`${t.counted_qty} >= 0 and ${t.book_qty} >= 0`),
    check(
      'stock_count_lines_counted',
      sql`(${t.counted_qty} is null) = (${t.book_qty} is null) and (${t.counted_qty} is null) = (${t.counted_by} is null)
        and (${t.counted_qty} is null) = (${t.counted_at} is null)`,
    ),
    check('stock_count_lines_reason', sql`${t.reason} in ${inList(COUNT_REASONS)}`),
  ],
);
