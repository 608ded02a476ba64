import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '#contracts/invoices.ts';
import { companies } from './companies.ts';
import { orders } from './orders.ts';

const paise = () => bigint({ mode: 'number' }).notNull();

/**
 * A tax invoice (CGST Rules r. 46) on an order, whose lines carry HSN, quantity and tax. The recipient is a copy, so
 * that a later edit of the company does not rewrite what was issued.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    company_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** `PS/2627/000118`, consecutive in the financial year; null until issued, so that drafts make no gaps. */
    number: text().unique(),
    status: text().$type<InvoiceStatus>().notNull(),
    /** Calendar days in India; null until issued. */
    date: date(),
    due_date: date(),
    bill_to_name: text().notNull(),
    bill_to_address: text().notNull(),
    /** Null for a recipient that is not registered. */
    bill_to_gstin: text(),
    /** State where the movement of goods ends. */
    place_of_supply: text().notNull(),
    taxable_paise: paise(),
    cgst_paise: paise(),
    sgst_paise: paise(),
    igst_paise: paise(),
    /** What rounds the sum to the nearest rupee; may be negative. */
    round_off_paise: paise(),
    amount_paise: paise(),
    /** How much of the amount was received. */
    paid_paise: paise().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('invoices_company').on(t.company_id, t.date, t.id),
    index('invoices_order').on(t.order_id),
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
