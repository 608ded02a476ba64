import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { LineKind } from '#contracts/orders/portal.ts';
import { statusesOf, statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { products } from './catalog.ts';
import {
  createdAt,
  paise,
  pricedLine,
  pricedLineChecks,
  quantity,
  searchIndex,
  searchText,
  statusCheck,
  statusColumn,
  whereStatus,
} from './columns.ts';
import { addresses, companyId, enteredByStaff, enteredByStaffCheck, ownerId, userId, users } from './companies.ts';
import { cost_centres } from './cost-centres.ts';
import { quotes } from './quotes.ts';
import { rfqs } from './rfqs.ts';

/** An order as it was placed: sums and ship-to address are copies, unaffected by later edits. */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ name: 'orders_id_seq', startWith: 100_001 }),
    company_id: companyId(),
    user_id: userId(),
    po_number: text(),
    /** The date on the buyer's purchase order; null if they did not give it. */
    po_date: date(),
    notes: text(),
    status: statusColumn(ORDER_STATES).notNull(),
    ship_address_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => addresses.id),
    ship_label: text().notNull(),
    ship_address: text().notNull(),
    /** Place of supply: the State where the movement of goods ends (IGST Act s. 10(1)(a)). */
    ship_state: text().notNull(),
    /** GSTIN of the ship-to address; null if it has none. */
    ship_gstin: text(),
    /** The accepted quote; null for an order at list prices. */
    quote_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => quotes.id),
    /** The cost centre that the order is charged to, for its budget and for the list; null if none was chosen. */
    cost_centre_id: bigint({ mode: 'number' }).references(() => cost_centres.id),
    /** Its code and name when the order was placed: `MCH-02 Machine shop`. */
    cost_centre: text(),
    subtotal_paise: paise(),
    tax_paise: paise(),
    shipping_paise: paise(),
    total_paise: paise(),
    /** Promised dispatch date in India; null if none was promised. */
    dispatch_by: date(),
    /** The date in India by which the buyer needs the goods; null if they gave none. */
    need_by: date(),
    /** The latest delivery date promised for a line; null if none was. Kept here for the lists of late orders. */
    promised_on: date(),
    ...enteredByStaff(),
    owner_id: ownerId(),
    created_at: createdAt(),
    /** Order and PO number, company, buyer, and the numbers of its shipments and returns. */
    search_text: searchText(),
  },
  (t) => [
    enteredByStaffCheck('orders', t),
    statusCheck('orders', t.status, statusesOf(ORDER_STATES)),
    searchIndex('orders_search_text', t.search_text),
    index('orders_company').on(t.company_id, t.id),
    // For the admin list filtered by date: has all columns needed to count and sort without reading the rows.
    index('orders_created').on(t.created_at, t.id, t.status, t.total_paise),
    // For an owner's orders, in the order of the list and by status.
    index('orders_owner').on(t.owner_id, t.created_at, t.id, t.status),
    index('orders_status').on(t.status, t.id),
    // For the list and the count of late orders.
    index('orders_awaited')
      .on(t.id, t.promised_on, t.need_by)
      .where(whereStatus(statusesWith(ORDER_STATES, 'isAwaited'))),
    // For what a buyer has ordered in a period, and what a company has ordered on credit.
    index('orders_spent').on(t.user_id, t.created_at, t.status, t.total_paise),
    // For what is ordered against a budget.
    index('orders_cost_centre')
      .on(t.cost_centre_id, t.created_at, t.status, t.total_paise)
      .where(sql`cost_centre_id is not null`),
    index('orders_on_credit')
      .on(t.company_id, t.id, t.total_paise)
      .where(whereStatus(statusesWith(ORDER_STATES, 'isOnCredit'))),
    index('orders_total_paise').on(t.total_paise, t.id),
    check('orders_cost_centre', sql`(${t.cost_centre_id} is null) = (${t.cost_centre} is null)`),
    check('orders_total', sql`${t.total_paise} = ${t.subtotal_paise} + ${t.tax_paise} + ${t.shipping_paise}`),
  ],
);

/** A line of an order, with the price and tax at the time of placing. */
export const order_lines = pgTable(
  'order_lines',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    line_no: integer().notNull(),
    company_id: companyId(),
    /** Goods, or the freight of a quote, which is taxed like any other line. */
    kind: text().$type<LineKind>().notNull().default('goods'),
    /** Null for freight and for quoted items outside the catalogue. */
    product_id: bigint({ mode: 'number' }).references(() => products.id),
    brand: text(),
    ...pricedLine(),
    /**
     * Quantity taken from stock; cancelling the order returns them. Null means the whole `qty`. Less than `qty` only if the
     * line was ordered beyond stock (decision 079), came from a quote for more than was in stock (013) or was short-closed
     * (022); what arrives later is added to it (073).
     */
    stock_qty: quantity(),
    /** The part of `qty` in shipments. */
    packed_qty: quantity().notNull().default(0),
    /** Quantity returned. */
    returned_qty: quantity().notNull().default(0),
    /** The part of `qty` that cannot be supplied and was short-closed (decision 022). */
    short_closed_qty: quantity().notNull().default(0),
    /** The delivery date in India promised for the line when it was ordered; null if none was. */
    promised_on: date(),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.line_no] }),
    // With the order, for the latest orders of a product.
    index('order_lines_product').on(t.company_id, t.product_id, t.order_id),
    // For what of an item is allocated and short (decision 073): lines of which goods are still to be packed.
    index('order_lines_to_pack')
      .on(t.product_id, t.order_id)
      .where(sql`packed_qty < qty - short_closed_qty and product_id is not null`),
    check('order_lines_kind', sql`${t.kind} in ('goods', 'freight')`),
    check('order_lines_stock', sql`${t.stock_qty} between 0 and ${t.qty}`),
    check('order_lines_short_closed', sql`${t.short_closed_qty} between 0 and ${t.qty}`),
    check('order_lines_packed', sql`${t.packed_qty} between 0 and ${t.qty} - ${t.short_closed_qty}`),
    // Goods outside the catalogue have no stock.
    check(
      'order_lines_packed_from_stock',
      sql`${t.product_id} is null or ${t.packed_qty} <= coalesce(${t.stock_qty}, ${t.qty})`,
    ),
    check('order_lines_returned', sql`${t.returned_qty} between 0 and ${t.packed_qty}`),
    ...pricedLineChecks('order_lines', t),
  ],
);

/** A single-use link in a mail with which an approver decides on an order without signing in. */
export const approval_links = pgTable(
  'approval_links',
  {
    /** SHA-256 of the token in the link, so that the table does not contain a usable link. */
    token_hash: text().primaryKey(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    company_id: companyId(),
    /** The approver to whom it was sent and on whose behalf it acts. */
    user_id: userId(),
    /** The approval of the order that it decides; null for an order without any. */
    step_no: integer(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /** When the mail with the link was last sent: its life counts from then. */
    sent_at: timestamp({ withTimezone: true }),
    used_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (t) => [index('approval_links_order').on(t.order_id)],
);

/** A request that must run only once. The caller sets the key; the hash distinguishes a retry from another request. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Null for a visitor of the public site. */
    user_id: bigint({ mode: 'number' }).references(() => users.id),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** The first reply, for repetitions; of an order or an RFQ it is made from the record. */
    reply: jsonb(),
    /** The order or RFQ that the request created. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    rfq_id: bigint({ mode: 'number' }).references(() => rfqs.id),
    created_at: createdAt(),
  },
  (t) => [
    unique('idempotency_user_key').on(t.user_id, t.key).nullsNotDistinct(),
    check('idempotency_one_record', sql`num_nonnulls(${t.order_id}, ${t.rfq_id}, ${t.reply}) <= 1`),
  ],
);
