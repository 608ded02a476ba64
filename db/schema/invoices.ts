import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NoteReason } from '#contracts/invoices/notes.ts';
import type { InvoiceKind } from '#contracts/invoices/portal.ts';
import { STORED_INVOICE_STATUSES, UNPAID_INVOICE_STATUSES } from '#contracts/invoices/states.ts';
import {
  createdAt,
  paise,
  pricedLine,
  partLineChecks,
  rowId,
  searchIndex,
  searchText,
  statusCheck,
  whereStatus,
} from './columns.ts';
import { companyId } from './companies.ts';
import { delivery_challans } from './delivery-challans.ts';
import { orders } from './orders.ts';
import { returns, shipments } from './shipments.ts';

/**
 * A tax invoice for an order (CGST Rules r. 46); its lines have HSN, quantity and tax. The recipient is a copy, so
 * that later edits of the company do not change an issued invoice.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    company_id: companyId(),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** A credit note credits all or part of an invoice, a debit note raises it; amounts are always positive. */
    kind: text().$type<InvoiceKind>().notNull().default('invoice'),
    /** The invoiced shipment; null for a note, and once the shipment of a cancelled invoice was unpacked. */
    shipment_id: bigint({ mode: 'number' }).references(() => shipments.id),
    /** The delivery challan under which the goods of an invoice left before it; null if there was none. */
    challan_id: bigint({ mode: 'number' }).references((): AnyPgColumn => delivery_challans.id),
    /** The invoice that a credit note credits; null for an invoice. */
    credits_id: bigint({ mode: 'number' }).references((): AnyPgColumn => invoices.id),
    /** The invoice whose value or tax a debit note raises; null for any other document. */
    debits_id: bigint({ mode: 'number' }).references((): AnyPgColumn => invoices.id),
    /** The return that a credit note credits; null if it credits anything else. */
    return_id: bigint({ mode: 'number' }).references(() => returns.id),
    /** Kind of reason for a credit or debit note, and the reason as the buyer reads it; null for an invoice. */
    reason_code: text().$type<NoteReason>(),
    reason: text(),
    /** `PS/2627/000118`, consecutive in the financial year; null until issued, so that drafts leave no gaps. */
    number: text().unique(),
    status: text({ enum: STORED_INVOICE_STATUSES }).notNull(),
    /** Calendar days in India; null until issued. */
    date: date(),
    due_date: date(),
    bill_to_name: text().notNull(),
    bill_to_address: text().notNull(),
    /** Null for an unregistered recipient. */
    bill_to_gstin: text(),
    /** Null on rows older than the shipments. */
    bill_to_state: text(),
    /** Ship-to address if it differs from the bill-to address. */
    ship_to: text(),
    ship_to_gstin: text(),
    po_number: text(),
    po_date: date(),
    /** State in which the movement of goods ends. */
    place_of_supply: text().notNull(),
    /** A supply to a special economic zone (IGST Act s. 7(5)(b)): decided when it is issued. */
    is_sez: boolean().notNull().default(false),
    taxable_paise: paise(),
    cgst_paise: paise(),
    sgst_paise: paise(),
    igst_paise: paise(),
    /** Difference to the nearest rupee; may be negative. */
    round_off_paise: paise(),
    amount_paise: paise(),
    /** Paise settled by receipts and by adjusted credit notes: the sum of such `allocations`. */
    paid_paise: paise().default(0),
    /** Paise written off: the sum of the other `allocations`. */
    written_off_paise: paise().default(0),
    /** Paise credited by credit notes. */
    credited_paise: paise().default(0),
    /** True if it is valid only with an IRN (CGST Rules r. 48(4), (5)): decided when it is issued. */
    needs_irn: boolean().notNull().default(false),
    /** False while the buyer may not see it: an e-invoice that awaits its IRN, and the credit note of one. */
    released: boolean().notNull().default(true),
    /** Of an e-invoice, from the invoice registration portal: the IRN, 64 hexadecimal digits, and the signed QR code. */
    irn: text(),
    irn_qr: text(),
    /** The portal's acknowledgement: 15 digits, and the time. */
    ack_no: text(),
    ack_at: timestamp({ withTimezone: true }),
    /** The IRN was cancelled on the portal, within 24 hours; null if not. */
    irn_cancelled_at: timestamp({ withTimezone: true }),
    irn_cancel_reason: text(),
    created_at: createdAt(),
    /** Invoice, order and PO number, company name and payment references. */
    search_text: searchText(),
  },
  (t) => [
    statusCheck('invoices', t.status, STORED_INVOICE_STATUSES),
    searchIndex('invoices_search_text', t.search_text),
    index('invoices_company').on(t.company_id, t.date, t.id),
    index('invoices_order').on(t.order_id),
    // The shipment of a fully credited invoice can be invoiced again.
    uniqueIndex('invoices_one_for_shipment')
      .on(t.shipment_id)
      .where(sql`status <> 'cancelled'`),
    // For its documents on an order's page, whatever the status.
    index('invoices_shipment').on(t.shipment_id, t.id),
    index('invoices_credits').on(t.credits_id),
    index('invoices_debits').on(t.debits_id),
    // For the list of documents that are not valid yet.
    index('invoices_awaiting_irn')
      .on(t.id)
      .where(sql`needs_irn and irn is null and (kind <> 'invoice' or status <> 'cancelled')`),
    // For the admin list: by status, and by each sort key.
    index('invoices_status').on(t.status, t.id),
    index('invoices_credit_notes')
      .on(t.id)
      .where(sql`kind = 'credit note'`),
    index('invoices_company_status').on(t.company_id, t.status, t.id),
    index('invoices_date').on(t.date, t.id, t.status, t.kind, t.due_date, t.amount_paise),
    index('invoices_due_date').on(t.due_date, t.id),
    index('invoices_amount_paise').on(t.amount_paise, t.id),
    // With the amounts, so that the dashboard can sum them from the index alone.
    index('invoices_due')
      .on(t.due_date, t.amount_paise, t.paid_paise, t.credited_paise, t.written_off_paise)
      .where(whereStatus(UNPAID_INVOICE_STATUSES)),
    // For the ageing, with all that it reads, so that it needs the index alone.
    index('invoices_open')
      .on(
        ...([t.company_id, t.due_date, t.date, t.id] as const),
        ...([t.amount_paise, t.paid_paise, t.credited_paise, t.written_off_paise] as const),
      )
      .where(sql`${whereStatus(UNPAID_INVOICE_STATUSES)} and kind <> 'credit note' and released`),
    // For the ageing: what a company has paid too much.
    index('invoices_over_settled')
      .on(t.company_id)
      .where(sql`paid_paise + credited_paise + written_off_paise > amount_paise`),
    // What is due, to find the invoice of a bank line by its amount.
    index('invoices_open_amount')
      .on(sql`(amount_paise - paid_paise - credited_paise - written_off_paise)`, t.id)
      .where(whereStatus(UNPAID_INVOICE_STATUSES)),
    // Purchases of a financial year by company, for the TDS meter, read from the index alone.
    index('invoices_purchases')
      .on(t.date, t.company_id, t.kind, t.taxable_paise)
      .where(sql`status <> 'draft' and released`),
    // Their sum may exceed the amount: if paid goods are returned, a refund is due.
    check(
      'invoices_settled',
      sql`${t.paid_paise} between 0 and ${t.amount_paise} and ${t.credited_paise} between 0 and ${t.amount_paise}
        and ${t.written_off_paise} between 0 and ${t.amount_paise} - ${t.paid_paise}`,
    ),
    // The same IRN on two documents is a typing mistake.
    uniqueIndex('invoices_irn_once').on(t.irn),
    check('invoices_irn', sql`${t.irn} ~ '^[0-9a-f]{64}$' and ${t.irn} !~ '^(.)\\1*$'`),
    check('invoices_ack', sql`${t.ack_no} ~ '^[0-9]{15}$' and (${t.irn} is null) = (${t.ack_no} is null)`),
    check(
      'invoices_irn_cancelled',
      sql`${t.irn_cancelled_at} is null or (${t.irn} is not null and ${t.irn_cancel_reason} is not null)`,
    ),
    check('invoices_kind', sql`(${t.kind} = 'credit note') = (${t.credits_id} is not null)`),
    check('invoices_debit', sql`(${t.kind} = 'debit note') = (${t.debits_id} is not null)`),
    check('invoices_number', sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check(
      'invoices_issued',
      sql`(${t.status} = 'draft') = (${t.number} is null) and (${t.number} is null) = (${t.date} is null)
        and (${t.number} is null) = (${t.due_date} is null)`,
    ),
    check(
      'invoices_amount',
      sql`${t.amount_paise} = ${t.taxable_paise} + ${t.cgst_paise} + ${t.sgst_paise} + ${t.igst_paise} + ${t.round_off_paise}`,
    ),
  ],
);

/** A line of an invoice, credit or debit note, as rules 46 and 53 require. */
export const invoice_lines = pgTable(
  'invoice_lines',
  {
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    line_no: integer().notNull(),
    company_id: companyId(),
    /** The billed line of the order. */
    order_line_no: integer().notNull(),
    /** A line of a note that changes only value or tax: its quantity is 1 and no goods moved. */
    value_only: boolean().notNull().default(false),
    ...pricedLine(),
  },
  (t) => [primaryKey({ columns: [t.invoice_id, t.line_no] }), ...partLineChecks('invoice_lines', t)],
);

/**
 * What the goods of an invoice's line cost us, by the item's cost price when it was invoiced. A table of its own, because
 * buyers read the lines and must not read this. Lines of items without a cost price have no row. See decision 039.
 */
export const invoice_costs = pgTable(
  'invoice_costs',
  {
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The billed line of the order, as in `invoice_lines`: notes on the invoice find it by this. */
    order_line_no: integer().notNull(),
    /** Of the whole line. */
    cost_paise: paise(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.order_line_no] }),
    check('invoice_costs_cost', sql`${t.cost_paise} >= 0`),
  ],
);

/** The last number used in a series and financial year; issuing locks the row, so that there are no gaps. */
export const invoice_series = pgTable(
  'invoice_series',
  {
    /** `PS` for invoices and so on: `numberSeries` in invoice-number.ts. */
    series: text().notNull(),
    /** `2627`. */
    financial_year: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financial_year] })],
);
