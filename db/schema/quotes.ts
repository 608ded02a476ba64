import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { statusesOf } from '#contracts/life-cycle.ts';
import { QUOTE_STATES } from '#contracts/quotes/states.ts';
import { products } from './catalog.ts';
import { createdAt, paise, pricedLine, pricedLineChecks, rowId, statusCheck, statusColumn } from './columns.ts';
import { addresses, companyId, userId, users } from './companies.ts';
import { rfqs } from './rfqs.ts';

const quoteId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => quotes.id);

/** A version of our quote for an RFQ. A sent version never changes; a counter-offer leads to the next version. */
export const quotes = pgTable(
  'quotes',
  {
    id: rowId(),
    company_id: companyId(),
    rfq_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => rfqs.id),
    /** 1, 2, 3 … within the RFQ. */
    version: integer().notNull(),
    /** `QUO-000123/2`: the RFQ's number and the version. */
    code: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`'QUO-' || lpad(${quotes.rfq_id}::text, greatest(6, length(${quotes.rfq_id}::text)), '0') || '/' || ${quotes.version}`,
      ),
    status: statusColumn(QUOTE_STATES).notNull(),
    /** Last day of validity in India. Null for a draft. */
    valid_until: date(),
    /** Quoted ship-to address; its State is the place of supply. */
    ship_address_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => addresses.id),
    ship_state: text().notNull(),
    /** Taxable values: goods after discount, and freight. */
    subtotal_paise: paise(),
    shipping_paise: paise(),
    tax_paise: paise(),
    total_paise: paise(),
    /** Discount on the whole, basis points; the discounts of the lines include it. */
    discount_bp: integer().notNull().default(0),
    /** The buyer may accept some lines, or less of a line (decision 072). */
    partial_ok: boolean().notNull().default(true),
    /** Payment, delivery and warranty terms, shown to the buyer. */
    terms: text(),
    notes: text(),
    /** The buyer's message with a counter-offer, or the reason for declining. */
    buyer_note: text(),
    /** The lines of a counter-offer, with the requested price or quantity; null if there is none. */
    counter: jsonb().$type<{ line_no: number; price_paise: number | null; qty: number | null }[]>(),
    /** When the buyer was reminded that it expires tomorrow; only once. */
    reminded_at: timestamp({ withTimezone: true }),
    /** Incremented on each save of the draft. */
    revision: integer().notNull().default(1),
    created_by: userId(),
    sent_at: timestamp({ withTimezone: true }),
    updated_at: createdAt(),
    created_at: createdAt(),
  },
  (t) => [
    statusCheck('quotes', t.status, statusesOf(QUOTE_STATES)),
    unique('quotes_version').on(t.rfq_id, t.version),
    index('quotes_company').on(t.company_id, t.id),
    // Counter-offers without an answer: sending a newer version supersedes them.
    index('quotes_countered')
      .on(t.rfq_id)
      .where(sql`status = 'countered'`),
    check('quotes_sent', sql`${t.status} = 'draft' or (${t.valid_until} is not null and ${t.sent_at} is not null)`),
    check('quotes_discount', sql`${t.discount_bp} between 0 and 10000`),
    check('quotes_total', sql`${t.total_paise} = ${t.subtotal_paise} + ${t.shipping_paise} + ${t.tax_paise}`),
  ],
);

/** A line of a quote with price and tax; when the quote is accepted, it becomes a line of the order unchanged. */
export const quote_lines = pgTable(
  'quote_lines',
  {
    quote_id: quoteId(),
    line_no: integer().notNull(),
    company_id: companyId(),
    kind: text().$type<LineKind>().notNull().default('goods'),
    /** Null for freight and for items outside the company's catalogue. */
    product_id: bigint({ mode: 'number' }).references(() => products.id),
    /** The line of the RFQ; null for a line added by staff. */
    rfq_line_no: integer(),
    brand: text(),
    ...pricedLine(),
    /** The line's own discount, basis points; `discount_paise` includes its part of the discount on the whole. */
    discount_bp: integer().notNull().default(0),
    /** Discount in basis points of a draft line without a price, whose amounts are 0. Null if it has a price. */
    unpriced_discount_bp: integer(),
    /** Days from order to dispatch; null if in stock. */
    lead_days: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.quote_id, t.line_no] }),
    check('quote_lines_kind', sql`${t.kind} in ('goods', 'freight')`),
    ...pricedLineChecks('quote_lines', t),
    check('quote_lines_unpriced', sql`${t.unpriced_discount_bp} is null or ${t.price_paise} = 0`),
  ],
);

/** The status history of a quote. Append-only. */
export const quote_history = pgTable(
  'quote_history',
  {
    id: rowId(),
    quote_id: quoteId(),
    company_id: companyId(),
    status: statusColumn(QUOTE_STATES).notNull(),
    note: text(),
    /** Null for the system. */
    user_id: bigint({ mode: 'number' }).references(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    statusCheck('quote_history', t.status, statusesOf(QUOTE_STATES)),
    index('quote_history_quote').on(t.quote_id, t.id),
  ],
);
