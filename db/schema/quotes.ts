import { type SQL, sql } from 'drizzle-orm';
import {
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

/** One version of our offer on an RFQ; a counter-offer leads to the next version, never to a change of a sent one. */
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
    /** Calendar day in India; the offer holds to the end of it. Null while a draft. */
    valid_until: date(),
    /** Ship-to as quoted: its State is the place of supply that the tax follows. */
    ship_address_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => addresses.id),
    ship_state: text().notNull(),
    /** Taxable values: goods after discount, and freight. */
    subtotal_paise: paise(),
    shipping_paise: paise(),
    tax_paise: paise(),
    total_paise: paise(),
    /** Payment, delivery and warranty terms, as the buyer reads them. */
    terms: text(),
    notes: text(),
    /** What the buyer wants changed, where he countered, or why he declined. */
    buyer_note: text(),
    /** The lines that a counter-offer names, with the price or quantity asked for; null where none was made. */
    counter: jsonb().$type<{ line_no: number; price_paise: number | null; qty: number | null }[]>(),
    /** When the buyer was told that it ends tomorrow: he is told once. */
    reminded_at: timestamp({ withTimezone: true }),
    /** Counts the saves of the draft. */
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
    // The counter-offers that wait for the desk: once a newer version is sent, they are superseded.
    index('quotes_countered')
      .on(t.rfq_id)
      .where(sql`status = 'countered'`),
    check('quotes_sent', sql`${t.status} = 'draft' or (${t.valid_until} is not null and ${t.sent_at} is not null)`),
    check('quotes_total', sql`${t.total_paise} = ${t.subtotal_paise} + ${t.shipping_paise} + ${t.tax_paise}`),
  ],
);

/** One line of a quote, priced and taxed: an accepted quote's lines become the order's as they are. */
export const quote_lines = pgTable(
  'quote_lines',
  {
    quote_id: quoteId(),
    line_no: integer().notNull(),
    company_id: companyId(),
    kind: text().$type<LineKind>().notNull().default('goods'),
    /** Null for what is not in the company's catalogue, and for freight. */
    product_id: bigint({ mode: 'number' }).references(() => products.id),
    /** The RFQ's line that it answers; null for what staff added. */
    rfq_line_no: integer(),
    brand: text(),
    ...pricedLine(),
    /** What is to come off a draft's line that has no price yet, basis points: its amounts are 0. Null where it has one. */
    unpriced_discount_bp: integer(),
    /** Days from the order to dispatch; null where it is on the shelf. */
    lead_days: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.quote_id, t.line_no] }),
    check('quote_lines_kind', sql`${t.kind} in ('goods', 'freight')`),
    ...pricedLineChecks('quote_lines', t),
    check('quote_lines_unpriced', sql`${t.unpriced_discount_bp} is null or ${t.price_paise} = 0`),
  ],
);

/** Each status a quote has had. Append-only. */
export const quote_history = pgTable(
  'quote_history',
  {
    id: rowId(),
    quote_id: quoteId(),
    company_id: companyId(),
    status: statusColumn(QUOTE_STATES).notNull(),
    note: text(),
    /** Who did it; null for the system. */
    user_id: bigint({ mode: 'number' }).references(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    statusCheck('quote_history', t.status, statusesOf(QUOTE_STATES)),
    index('quote_history_quote').on(t.quote_id, t.id),
  ],
);
