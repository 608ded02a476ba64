import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { IMPORT_STATES } from '#contracts/catalog/states.ts';
import { items } from './catalog.ts';
import { createdAt, quantity, rowId, statusCheck, statusColumn, tsvector } from './columns.ts';
import { companyId, userId } from './companies.ts';
import { stock_counts } from './stock-counts.ts';

const bigId = () => bigint({ mode: 'number' });

/** An import of a file of products into a company's catalogue; staff only. See decision 015. */
export const product_imports = pgTable(
  'product_imports',
  {
    id: rowId(),
    company_id: companyId(),
    file_name: text().notNull(),
    /** SHA-256 of the file's bytes, to find an unfinished import of the same file. */
    fingerprint: text().notNull(),
    /** Number of rows in the file, without the headings. */
    rows: integer().notNull(),
    /** The file's columns, under the names of `products`. */
    columns: text().array().notNull(),
    status: statusColumn(IMPORT_STATES).notNull().default('checking'),
    created_by: userId(),
    created_at: createdAt(),
    finished_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    statusCheck('product_imports', t.status, statusesOf(IMPORT_STATES)),
    index('product_imports_file').on(t.created_by, t.fingerprint, t.id),
  ],
);

/**
 * A row of the file: its value for each column (null if the column or cell is missing), and its effect on the current
 * catalogue. Deleted some time after the import has ended.
 */
export const product_import_rows = pgTable(
  'product_import_rows',
  {
    import_id: bigId()
      .notNull()
      .references(() => product_imports.id, { onDelete: 'cascade' }),
    /** Row number as in a spreadsheet. */
    row_no: integer().notNull(),
    sku: text().notNull(),
    name: text(),
    category: text(),
    subcategory: text(),
    brand: text(),
    price_paise: bigId(),
    price_per: integer(),
    stock: quantity(),
    lead_days: integer(),
    can_backorder: boolean(),
    unit: text(),
    pack: text(),
    hsn: text(),
    gst_rate_bp: integer(),
    description: text(),
    material_code: text(),
    min_qty: quantity(),
    qty_multiple: quantity(),
    reorder_level: quantity(),
    bin: text(),
    cost_paise: bigId(),
    cost_per: integer(),
    active: boolean(),
    attributes: json().$type<Record<string, string>>(),
    cross_references: text().array(),
    /** Cells that cannot be parsed: the field, and how to fix it. */
    misread: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
    verdict: text({ enum: ['new', 'changed', 'same', 'wrong'] }),
    /** All errors: those of `misread` and those found against the catalogue. */
    faults: jsonb().$type<{ field: string; message: string }[]>().notNull().default([]),
    /** Column → [before, after]. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>().notNull().default({}),
    /** The item and product that it changes, with version and stock when the row was checked. */
    item_id: bigId(),
    product_id: bigId(),
    seen_version: integer(),
    seen_stock: quantity(),
    /** The item's `search` with this row's changes; null if they do not concern it. */
    search: tsvector(),
    /** The product's `own_search` with this row's material code; null if it has none. */
    own_search: tsvector(),
    applied: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.row_no] }),
    index('product_import_rows_verdict').on(t.import_id, t.verdict, t.row_no),
    // Rows to be written next.
    index('product_import_rows_open')
      .on(t.import_id, t.row_no)
      .where(sql`not applied and verdict in ('new', 'changed')`),
    index('product_import_rows_sku').on(t.import_id, sql`lower(${t.sku})`, t.row_no),
  ],
);

/** A change of stock other than by an order, with the reason. Append-only; staff only. */
export const stock_adjustments = pgTable(
  'stock_adjustments',
  {
    id: rowId(),
    item_id: bigId()
      .notNull()
      .references(() => items.id),
    /** Quantity added; negative if removed. */
    change: quantity().notNull(),
    /** Stock after the change. */
    stock: quantity().notNull(),
    reason: text({ enum: ['counted', 'damaged', 'received', 'imported', 'other'] }).notNull(),
    note: text(),
    /** The stock count that found the difference; null for other changes. */
    count_id: bigId().references(() => stock_counts.id),
    user_id: userId(),
    created_at: createdAt(),
  },
  (t) => [
    index('stock_adjustments_item').on(t.item_id, t.id),
    check('stock_adjustments_change', sql`${t.change} <> 0 and ${t.stock} >= 0`),
  ],
);
