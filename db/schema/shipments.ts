import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { statusesOf } from '#contracts/life-cycle.ts';
import { RETURN_KINDS, RETURN_STATES, type ReturnKind, SHIPMENT_STATES } from '#contracts/orders/states.ts';
import { createdAt, inList, quantity, rowId, searchIndex, searchText, statusCheck, statusColumn } from './columns.ts';
import { companyId, userId, users } from './companies.ts';
import { order_lines, orders } from './orders.ts';

const moment = () => timestamp({ withTimezone: true });
const orderId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references((): AnyPgColumn => orders.id);

/** A quantity of an order line. */
const partOfLine = () => ({
  order_id: bigint({ mode: 'number' }).notNull(),
  line_no: integer().notNull(),
  company_id: companyId(),
  qty: quantity().notNull(),
});

/** A consignment of an order; an order may have several. */
export const shipments = pgTable(
  'shipments',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: orderId(),
    /** `SHP-000123`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`'SHP-' || lpad(${shipments.id}::text, greatest(6, length(${shipments.id}::text)), '0')`,
      ),
    status: statusColumn(SHIPMENT_STATES).notNull(),
    carrier: text(),
    /** Air waybill of a courier, lorry receipt of a transporter: at least one once dispatched. */
    awb: text(),
    lr_number: text(),
    vehicle: text(),
    /** E-way bill, 12 digits: for consignments above ₹50,000 (CGST Rules r. 138). */
    eway_bill: text(),
    packages: integer(),
    expected_on: date(),
    dispatched_at: moment(),
    delivered_at: moment(),
    received_by: text(),
    /** The claim whose missing goods it sends again, free of charge (decision 069); null for goods of the order itself. */
    claim_id: bigint({ mode: 'number' }).references((): AnyPgColumn => returns.id),
    /**
     * True if it has an invoice that is not cancelled, or sends goods again: they are billed with the consignment from which they
     * were missing. The others are to be invoiced (decision 017).
     */
    invoiced: boolean().notNull().default(false),
    created_by: userId(),
    created_at: createdAt(),
    /** Code, order number, AWB and LR number, and company. */
    search_text: searchText(),
  },
  (t) => [
    statusCheck('shipments', t.status, statusesOf(SHIPMENT_STATES)),
    searchIndex('shipments_search_text', t.search_text),
    index('shipments_order').on(t.order_id, t.id),
    index('shipments_company').on(t.company_id, t.id),
    index('shipments_uninvoiced')
      .on(t.created_at, t.id)
      .where(sql`not invoiced`),
    index('shipments_uninvoiced_company')
      .on(t.company_id, t.created_at, t.id)
      .where(sql`not invoiced`),
    uniqueIndex('shipments_claim')
      .on(t.claim_id)
      .where(sql`claim_id is not null`),
    check('shipments_free', sql`${t.claim_id} is null or ${t.invoiced}`),
    // Normalised for look-ups: upper-case letters and digits only.
    index('shipments_awb').on(sql`regexp_replace(upper(${t.awb}), '[^A-Z0-9]', '', 'g')`),
    index('shipments_lr').on(sql`regexp_replace(upper(${t.lr_number}), '[^A-Z0-9]', '', 'g')`),
    check(
      'shipments_dispatched',
      sql`${t.status} = 'packed' or (${t.dispatched_at} is not null and (${t.awb} is not null or ${t.lr_number} is not null))`,
    ),
  ],
);

/** Quantity of an order line in a shipment. */
export const shipment_lines = pgTable(
  'shipment_lines',
  {
    shipment_id: bigint({ mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => shipments.id),
    ...partOfLine(),
  },
  (t) => [
    primaryKey({ columns: [t.shipment_id, t.line_no] }),
    foreignKey({ columns: [t.order_id, t.line_no], foreignColumns: [order_lines.order_id, order_lines.line_no] }),
    check('shipment_lines_qty', sql`${t.qty} > 0`),
  ],
);

/**
 * What a buyer received of a consignment: their goods received note. One for each consignment; staff clear one that was recorded
 * wrongly. See decision 069.
 */
export const goods_received = pgTable(
  'goods_received',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: orderId(),
    shipment_id: bigint({ mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => shipments.id),
    created_by: userId(),
    created_at: createdAt(),
    cleared_at: moment(),
    cleared_by: bigint({ mode: 'number' }).references(() => users.id),
    clear_reason: text(),
  },
  (t) => [
    uniqueIndex('goods_received_shipment')
      .on(t.shipment_id)
      .where(sql`cleared_at is null`),
    index('goods_received_company').on(t.company_id, t.id),
    check('goods_received_cleared', sql`num_nonnulls(${t.cleared_at}, ${t.cleared_by}, ${t.clear_reason}) in (0, 3)`),
  ],
);

/** A line of a consignment of which some was short or damaged. Lines without a row were received in full. */
export const goods_received_lines = pgTable(
  'goods_received_lines',
  {
    goods_received_id: bigint({ mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => goods_received.id),
    order_id: bigint({ mode: 'number' }).notNull(),
    line_no: integer().notNull(),
    company_id: companyId(),
    short_qty: quantity().notNull(),
    damaged_qty: quantity().notNull(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.goods_received_id, t.line_no] }),
    foreignKey({ columns: [t.order_id, t.line_no], foreignColumns: [order_lines.order_id, order_lines.line_no] }),
    check(
      'goods_received_lines_qty',
      sql`${t.short_qty} >= 0 and ${t.damaged_qty} >= 0 and ${t.short_qty} + ${t.damaged_qty} > 0`,
    ),
  ],
);

/** A buyer's request to return goods, or their claim that goods were missing from a consignment. */
export const returns = pgTable(
  'returns',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: orderId(),
    /** `RET-000123`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`'RET-' || lpad(${returns.id}::text, greatest(6, length(${returns.id}::text)), '0')`,
      ),
    kind: text().$type<ReturnKind>().notNull().default('return'),
    /** The record of goods received that it follows from; null for one that was requested by itself. */
    goods_received_id: bigint({ mode: 'number' }).references((): AnyPgColumn => goods_received.id),
    status: statusColumn(RETURN_STATES).notNull(),
    reason: text().notNull(),
    /** Staff's answer to the buyer. */
    answer: text(),
    created_by: userId(),
    created_at: createdAt(),
    settled_at: moment(),
  },
  (t) => [
    statusCheck('returns', t.status, statusesOf(RETURN_STATES)),
    check('returns_kind', sql`${t.kind} in ${inList(RETURN_KINDS)}`),
    check('returns_shortage', sql`${t.kind} <> 'shortage' or ${t.goods_received_id} is not null`),
    index('returns_goods_received')
      .on(t.goods_received_id)
      .where(sql`goods_received_id is not null`),
    index('returns_order').on(t.order_id, t.id),
    index('returns_company').on(t.company_id, t.id),
    // Returns that need a decision by staff.
    index('returns_requested')
      .on(t.order_id)
      .where(sql`status = 'requested'`),
  ],
);

export const return_lines = pgTable(
  'return_lines',
  {
    return_id: bigint({ mode: 'number' })
      .notNull()
      .references((): AnyPgColumn => returns.id),
    ...partOfLine(),
  },
  (t) => [
    primaryKey({ columns: [t.return_id, t.line_no] }),
    foreignKey({ columns: [t.order_id, t.line_no], foreignColumns: [order_lines.order_id, order_lines.line_no] }),
    check('return_lines_qty', sql`${t.qty} > 0`),
  ],
);
