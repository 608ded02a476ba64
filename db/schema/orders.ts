import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { LineKind } from '#contracts/orders/portal.ts';
import { statusesOf } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { products } from './catalog.ts';
import {
  createdAt,
  paise,
  pricedLine,
  pricedLineChecks,
  searchIndex,
  searchText,
  statusCheck,
  statusColumn,
} from './columns.ts';
import { addresses, companyId, userId } from './companies.ts';
import { quotes } from './quotes.ts';
import { rfqs } from './rfqs.ts';

/** An order as it was placed: the sums and the ship-to address are copies, so later edits do not rewrite it. */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' })
      .primaryKey()
      .generatedByDefaultAsIdentity({ name: 'orders_id_seq', startWith: 100_001 }),
    company_id: companyId(),
    user_id: userId(),
    po_number: text(),
    notes: text(),
    status: statusColumn(ORDER_STATES).notNull(),
    ship_address_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => addresses.id),
    ship_label: text().notNull(),
    ship_address: text().notNull(),
    /** Place of supply: the State where the movement of goods ends (IGST Act s. 10(1)(a)). */
    ship_state: text().notNull(),
    /** Registration of the place that receives the goods; null where it has none. */
    ship_gstin: text(),
    /** The accepted quote that it came from; null for an order at list prices. */
    quote_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => quotes.id),
    subtotal_paise: paise(),
    tax_paise: paise(),
    shipping_paise: paise(),
    total_paise: paise(),
    /** The day by which the desk has promised to send it, in India; null where it has promised none. */
    dispatch_by: date(),
    created_at: createdAt(),
    /** Its number, the PO number, the company, the buyer, and the numbers of its shipments and returns. */
    search_text: searchText(),
  },
  (t) => [
    statusCheck('orders', t.status, statusesOf(ORDER_STATES)),
    searchIndex('orders_search_text', t.search_text),
    index('orders_company').on(t.company_id, t.id),
    // The desk's list of some days: narrow enough to be counted and walked without the rows.
    index('orders_created').on(t.created_at, t.id, t.status, t.total_paise),
    index('orders_status').on(t.status, t.id),
    index('orders_total_paise').on(t.total_paise, t.id),
    check('orders_total', sql`${t.total_paise} = ${t.subtotal_paise} + ${t.tax_paise} + ${t.shipping_paise}`),
  ],
);

/** One line of an order, priced and taxed as on the day it was placed. */
export const order_lines = pgTable(
  'order_lines',
  {
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    line_no: integer().notNull(),
    company_id: companyId(),
    /** Goods of the catalogue or of a quote, or the freight of a quote, which is a line like any other to the tax. */
    kind: text().$type<LineKind>().notNull().default('goods'),
    /** Null for what a quote offered outside of the catalogue, and for freight. */
    product_id: bigint({ mode: 'number' }).references(() => products.id),
    brand: text(),
    ...pricedLine(),
    /**
     * How much of `qty` was taken from the stock, and goes back to it when the order is undone. Null: all of it, as at
     * list prices; an accepted quote may hold more than there is (decision 013), and short-closing lowers it (022).
     */
    stock_qty: integer(),
    /** How much of `qty` stands in shipments. */
    packed_qty: integer().notNull().default(0),
    /** How much of what was delivered came back. */
    returned_qty: integer().notNull().default(0),
    /** How much of `qty` the desk took out because it cannot be supplied (decision 022). */
    short_closed_qty: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.line_no] }),
    index('order_lines_product').on(t.company_id, t.product_id),
    check('order_lines_kind', sql`${t.kind} in ('goods', 'freight')`),
    check('order_lines_stock', sql`${t.stock_qty} between 0 and ${t.qty}`),
    check('order_lines_short_closed', sql`${t.short_closed_qty} between 0 and ${t.qty}`),
    check('order_lines_packed', sql`${t.packed_qty} between 0 and ${t.qty} - ${t.short_closed_qty}`),
    check('order_lines_returned', sql`${t.returned_qty} between 0 and ${t.packed_qty}`),
    ...pricedLineChecks('order_lines', t),
  ],
);

/** A link in a mail by which an approver decides on one order without signing in: single use. */
export const approval_links = pgTable(
  'approval_links',
  {
    /** SHA-256 of the token in the link: who reads this table cannot use it. */
    token_hash: text().primaryKey(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    company_id: companyId(),
    /** The approver that it was sent to, and who is taken to act by it. */
    user_id: userId(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
    created_at: createdAt(),
  },
  (t) => [index('approval_links_order').on(t.order_id)],
);

/** A request that must happen once: the key is the caller's, the hash tells a retry from another request. */
export const idempotency = pgTable(
  'idempotency',
  {
    user_id: userId(),
    key: text().notNull(),
    request_hash: text().notNull(),
    /** What the request made: one of the two. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    rfq_id: bigint({ mode: 'number' }).references(() => rfqs.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.key] }),
    check('idempotency_one', sql`num_nonnulls(${t.order_id}, ${t.rfq_id}) = 1`),
  ],
);
