import { sql, type SQL } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { statusesOf } from '#contracts/life-cycle.ts';
import { RFQ_STATES } from '#contracts/quotes/states.ts';
import { products } from './catalog.ts';
import { createdAt, quantity, rowId, searchIndex, searchText, statusCheck, statusColumn } from './columns.ts';
import { addresses, companyId, enteredByStaff, enteredByStaffCheck, ownerId, userId, users } from './companies.ts';
import { contact_messages, rfq_submissions } from './visitors.ts';

const rfqId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => rfqs.id);

/** A buyer's request for a quote. */
export const rfqs = pgTable(
  'rfqs',
  {
    id: rowId(),
    company_id: companyId(),
    /** `RFQ-000123`; longer once a million is reached. */
    code: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`'RFQ-' || lpad(${rfqs.id}::text, greatest(6, length(${rfqs.id}::text)), '0')`),
    title: text().notNull(),
    requirement: text(),
    status: statusColumn(RFQ_STATES).notNull(),
    /** Ship-to address: the place of supply of its quotes. Null: the company's default address. */
    ship_address_id: bigint({ mode: 'number' }).references(() => addresses.id),
    /** Key in the private bucket, and the file's original name. */
    attachment_key: text(),
    attachment_name: text(),
    /** The visitor's enquiry that staff turned into this RFQ. */
    enquiry_id: bigint({ mode: 'number' })
      .unique()
      .references(() => rfq_submissions.id, { onDelete: 'set null' }),
    /** The message of the contact form that staff turned into this RFQ. */
    message_id: bigint({ mode: 'number' })
      .unique()
      .references(() => contact_messages.id, { onDelete: 'set null' }),
    /** The date in India by which the buyer needs the goods; null if they gave none. */
    need_by: date(),
    /** The buyer. */
    created_by: userId(),
    ...enteredByStaff(),
    owner_id: ownerId(),
    created_at: createdAt(),
    /** Code, title, company, buyer and the code of the enquiry. */
    search_text: searchText(),
  },
  (t) => [
    enteredByStaffCheck('rfqs', t),
    statusCheck('rfqs', t.status, statusesOf(RFQ_STATES)),
    searchIndex('rfqs_search_text', t.search_text),
    index('rfqs_company').on(t.company_id, t.id),
    index('rfqs_status').on(t.status, t.id),
    // For an owner's RFQs, in the order of the list and by status.
    index('rfqs_owner').on(t.owner_id, t.created_at, t.id, t.status),
    index('rfqs_created').on(t.created_at, t.id, t.status),
  ],
);

/** A requested item, from the catalogue or described. */
export const rfq_lines = pgTable(
  'rfq_lines',
  {
    rfq_id: rfqId(),
    line_no: integer().notNull(),
    company_id: companyId(),
    item: text().notNull(),
    /** Null if the item is not in the catalogue. */
    product_id: bigint({ mode: 'number' }).references(() => products.id),
    qty: quantity().notNull(),
    unit: text().notNull(),
    /** Target unit price, paise; null if none is given. */
    target_price_paise: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.rfq_id, t.line_no] }),
    check('rfq_lines_qty', sql`${t.qty} > 0`),
    check('rfq_lines_target_price', sql`${t.target_price_paise} >= 0`),
  ],
);

/** The status history of an RFQ. Append-only. */
export const rfq_history = pgTable(
  'rfq_history',
  {
    id: rowId(),
    rfq_id: rfqId(),
    company_id: companyId(),
    status: statusColumn(RFQ_STATES).notNull(),
    note: text(),
    /** Null for the system. */
    user_id: bigint({ mode: 'number' }).references(() => users.id),
    created_at: createdAt(),
  },
  (t) => [statusCheck('rfq_history', t.status, statusesOf(RFQ_STATES)), index('rfq_history_rfq').on(t.rfq_id, t.id)],
);
