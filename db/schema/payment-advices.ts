import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { statusesOf } from '#contracts/life-cycle.ts';
import { PAYMENT_ADVICE_STATES } from '#contracts/receipts/states.ts';
import {
  createdAt,
  ownSearchText,
  paise,
  rowId,
  searchIndex,
  statusCheck,
  statusColumn,
  whereStatus,
} from './columns.ts';
import { companyId, userId, users } from './companies.ts';
import { invoices } from './invoices.ts';
import { receipts } from './receipts.ts';

/**
 * What a buyer says they have paid: it books nothing. The desk records it as a receipt once the money is in the bank, or sets
 * it aside (decision 078).
 */
export const payment_advices = pgTable(
  'payment_advices',
  {
    id: rowId(),
    company_id: companyId(),
    /** Day of the payment, in India. */
    paid_on: date().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    /** UTR or cheque number. */
    reference: text().notNull(),
    /** Paise sent to our bank. */
    amount_paise: paise(),
    /** Paise of tax that the buyer deducted at source. */
    tds_paise: paise(),
    /** For the desk. */
    note: text(),
    status: statusColumn(PAYMENT_ADVICE_STATES).notNull().default('sent'),
    /** The receipt that it was recorded as. */
    receipt_id: bigint({ mode: 'number' }).references(() => receipts.id),
    /** Why the desk set it aside; the buyer reads it. */
    reason: text(),
    /** Who recorded it, set it aside or withdrew it, and when; null while it is open. */
    decided_by: bigint({ mode: 'number' }).references(() => users.id),
    decided_at: timestamp({ withTimezone: true }),
    created_by: userId(),
    created_at: createdAt(),
    search_text: ownSearchText('reference'),
  },
  (t) => [
    statusCheck('payment_advices', t.status, statusesOf(PAYMENT_ADVICE_STATES)),
    searchIndex('payment_advices_search_text', t.search_text),
    // One open advice for each UTR of a company.
    uniqueIndex('payment_advices_once')
      .on(t.company_id, sql`lower(${t.reference})`)
      .where(whereStatus(['sent'])),
    index('payment_advices_company').on(t.company_id, t.id),
    index('payment_advices_status').on(t.status, t.id),
    // What a bank line is matched with.
    index('payment_advices_reference')
      .on(sql`lower(${t.reference})`)
      .where(whereStatus(['sent'])),
    index('payment_advices_amount_paise')
      .on(t.amount_paise)
      .where(whereStatus(['sent'])),
    uniqueIndex('payment_advices_receipt').on(t.receipt_id),
    check('payment_advices_amount', sql`${t.amount_paise} > 0 and ${t.tds_paise} >= 0`),
    check(
      'payment_advices_decided',
      sql`(${t.status} = 'recorded') = (${t.receipt_id} is not null) and (${t.status} = 'set aside') = (${t.reason} is not null)
        and (${t.status} = 'sent') = (${t.decided_at} is null) and (${t.decided_at} is null) = (${t.decided_by} is null)`,
    ),
  ],
);

/** The part of a payment advice that settles an invoice; what no line names is on account. */
export const payment_advice_lines = pgTable(
  'payment_advice_lines',
  {
    advice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => payment_advices.id),
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    company_id: companyId(),
    /** Paise of amount and TDS. */
    amount_paise: paise(),
  },
  (t) => [
    primaryKey({ columns: [t.advice_id, t.invoice_id] }),
    index('payment_advice_lines_invoice').on(t.invoice_id),
    check('payment_advice_lines_amount', sql`${t.amount_paise} > 0`),
  ],
);
