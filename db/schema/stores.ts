import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { statusesOf, statusesWith } from '#contracts/life-cycle.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { items } from './catalog.ts';
import {
  createdAt,
  ownSearchText,
  paise,
  pricePer,
  pricePerCheck,
  quantity,
  rowId,
  searchIndex,
  statusCheck,
  statusColumn,
  whereStatus,
} from './columns.ts';
import { userId } from './companies.ts';

const bigId = () => bigint({ mode: 'number' });
const itemId = () =>
  bigId()
    .notNull()
    .references(() => items.id);

/** Who sells goods to us. Staff only. See decision 074. */
export const vendors = pgTable(
  'vendors',
  {
    id: rowId(),
    name: text().notNull(),
    /** Null for an unregistered vendor. */
    gstin: text(),
    state: text(),
    address: text(),
    contact_name: text(),
    email: text(),
    phone: text(),
    /** Days after their invoice within which we pay; null if not agreed. */
    payment_days: integer(),
    /** Days from our order until the goods arrive; null if unknown. */
    lead_days: integer(),
    note: text(),
    /** False once we no longer buy from them. */
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'gstin', 'contact_name'),
  },
  (t) => [
    uniqueIndex('vendors_name').on(sql`lower(${t.name})`),
    searchIndex('vendors_search_text', t.search_text),
    check('vendors_days', sql`${t.payment_days} between 0 and 365 and ${t.lead_days} between 0 and 365`),
  ],
);

/** Our order to a vendor. The vendor's details are a copy, like the recipient of an invoice. */
export const purchase_orders = pgTable(
  'purchase_orders',
  {
    id: rowId(),
    /** `PSO/2627/000001`, consecutive in the financial year. */
    number: text().notNull().unique(),
    vendor_id: bigId()
      .notNull()
      .references(() => vendors.id),
    vendor_name: text().notNull(),
    vendor_address: text(),
    vendor_state: text(),
    vendor_gstin: text(),
    payment_days: integer(),
    status: statusColumn(PURCHASE_ORDER_STATES).notNull().default('draft'),
    /** Calendar day in India on which it was made. */
    date: date().notNull(),
    /** The day on which the goods are due; a line may have its own. */
    due_on: date(),
    /** Printed for the vendor. */
    note: text(),
    sent_at: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    created_by: userId(),
    created_at: createdAt(),
    /** `PSO/2627/000118` is also typed as 118. */
    search_text: ownSearchText('number', `regexp_replace(number, '.*/0*', '')`, 'vendor_name'),
  },
  (t) => [
    statusCheck('purchase_orders', t.status, statusesOf(PURCHASE_ORDER_STATES)),
    searchIndex('purchase_orders_search_text', t.search_text),
    index('purchase_orders_vendor').on(t.vendor_id, t.id),
    index('purchase_orders_date').on(t.date, t.id),
    index('purchase_orders_expected')
      .on(t.id)
      .where(whereStatus(statusesWith(PURCHASE_ORDER_STATES, 'isExpected'))),
  ],
);

/** A line of a purchase order: an item with its cost before tax. */
export const purchase_order_lines = pgTable(
  'purchase_order_lines',
  {
    purchase_order_id: bigId()
      .notNull()
      .references(() => purchase_orders.id, { onDelete: 'cascade' }),
    line_no: integer().notNull(),
    item_id: itemId(),
    // As they were when it was saved.
    sku: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    qty: quantity().notNull(),
    /** What `cost_per` units cost us, paise, before tax. */
    cost_paise: paise(),
    cost_per: pricePer(),
    /** Null: the day of the order. */
    due_on: date(),
    note: text(),
    received_qty: quantity().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.purchase_order_id, t.line_no] }),
    // For what is on order of an item, and whom it was last bought from.
    index('purchase_order_lines_item').on(t.item_id, t.purchase_order_id),
    check('purchase_order_lines_qty', sql`${t.qty} > 0 and ${t.cost_paise} >= 0`),
    check('purchase_order_lines_received', sql`${t.received_qty} between 0 and ${t.qty}`),
    pricePerCheck('purchase_order_lines', t.cost_per),
  ],
);

/** Goods that came for a purchase order, at one time. Never changed: what was wrong is adjusted in the stock. */
export const goods_receipts = pgTable(
  'goods_receipts',
  {
    id: rowId(),
    /** `GRN-000123`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs(sql`'GRN-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
    purchase_order_id: bigId()
      .notNull()
      .references(() => purchase_orders.id),
    /** Number of the vendor's invoice or challan. */
    document: text(),
    note: text(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [index('goods_receipts_order').on(t.purchase_order_id, t.id)],
);

export const goods_receipt_lines = pgTable(
  'goods_receipt_lines',
  {
    receipt_id: bigId()
      .notNull()
      .references(() => goods_receipts.id),
    purchase_order_id: bigId().notNull(),
    line_no: integer().notNull(),
    qty: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.receipt_id, t.line_no] }),
    foreignKey({
      columns: [t.purchase_order_id, t.line_no],
      foreignColumns: [purchase_order_lines.purchase_order_id, purchase_order_lines.line_no],
    }),
    check('goods_receipt_lines_qty', sql`${t.qty} > 0`),
  ],
);
