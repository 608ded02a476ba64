import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, date, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { createdAt, paise, rowId, searchIndex, searchText } from './columns.ts';
import { companyId, userId } from './companies.ts';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

/**
 * A bank entry of a company: money received, or an entry below zero that refunds or reverses. Append-only but for
 * `unallocated_paise`. The payer is a copy, because a voucher once issued does not change (CGST Rules r. 50).
 */
export const receipts = pgTable(
  'receipts',
  {
    id: rowId(),
    company_id: companyId(),
    /**
     * `PSR/2627/000001` of a receipt (r. 50(b)), `PSV/2627/000001` of the refund voucher of an advance (r. 51(b)),
     * consecutive in the financial year; null for a refund on an invoice and for a reversal.
     */
    number: text().unique(),
    /** Paise in the bank. */
    amount_paise: paise(),
    /** Paise of tax that the buyer deducted at source; settles like money. */
    tds_paise: paise().default(0),
    /** Paise of amount and TDS that settle no invoice yet: an advance, or money on account. */
    unallocated_paise: paise().default(0),
    method: text().$type<PaymentMethod>().notNull(),
    /** UTR or cheque number. */
    reference: text(),
    /** Calendar day in India. */
    received_on: date().notNull(),
    /** For staff; the reason of a reversal. */
    remarks: text(),
    /** The order that an advance was paid for; null if none was named. */
    order_id: bigint({ mode: 'number' }).references(() => orders.id),
    /** The entry that this one reverses, which is possible once. */
    reverses_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => receipts.id),
    /** The receipt whose unallocated money is refunded; null for a refund on an invoice. */
    refunds_id: bigint({ mode: 'number' }).references((): AnyPgColumn => receipts.id),
    bill_to_name: text().notNull(),
    bill_to_address: text().notNull(),
    /** Null for an unregistered payer. */
    bill_to_gstin: text(),
    bill_to_state: text(),
    /** Of the request that recorded it, so that a repeated one records nothing. */
    idempotency_key: text().unique(),
    recorded_by: userId(),
    created_at: createdAt(),
    /** Number, reference, amount and the company's name. */
    search_text: searchText(),
  },
  (t) => [
    searchIndex('receipts_search_text', t.search_text),
    index('receipts_received_on').on(t.received_on, t.id),
    index('receipts_amount_paise').on(t.amount_paise, t.id),
    index('receipts_company').on(t.company_id, t.received_on, t.id),
    index('receipts_order').on(t.order_id),
    // To find what a bank line was recorded as.
    index('receipts_reference').on(sql`lower(${t.reference})`),
    // For the TDS deducted in a financial year.
    index('receipts_tds')
      .on(t.received_on, t.company_id, t.tds_paise)
      .where(sql`tds_paise <> 0`),
    index('receipts_refunds').on(t.refunds_id),
    // For the money on account: few rows, with the amount.
    index('receipts_unallocated')
      .on(t.company_id, t.received_on, t.id, t.unallocated_paise)
      .where(sql`unallocated_paise > 0`),
    check(
      'receipts_amount',
      sql`${t.amount_paise} + ${t.tds_paise} <> 0 and ${t.amount_paise}::numeric * ${t.tds_paise} >= 0`,
    ),
    check(
      'receipts_unallocated',
      sql`${t.unallocated_paise} between 0 and greatest(0, ${t.amount_paise} + ${t.tds_paise})`,
    ),
    check(
      'receipts_number',
      sql`${t.number} ~ '^[A-Za-z0-9/-]{1,16}$' and (${t.number} is not null)
        = (${t.reverses_id} is null and (${t.amount_paise} + ${t.tds_paise} > 0 or ${t.refunds_id} is not null))`,
    ),
  ],
);

/**
 * What settles an invoice or debit note: money of a receipt, the balance of a credit note, or a write-off. Append-only: taken
 * back by an entry of the opposite amount.
 */
export const allocations = pgTable(
  'allocations',
  {
    id: rowId(),
    invoice_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    company_id: companyId(),
    /** Paise; below zero for a refund, for what is taken back, and on the invoice whose credit balance is adjusted. */
    amount_paise: paise(),
    /** The receipt, refund or reversal. Exactly one of this, `credit_id` and `reason`. */
    receipt_id: bigint({ mode: 'number' }).references(() => receipts.id),
    /** The credit note whose balance is adjusted: a minus on its invoice and a plus on another. */
    credit_id: bigint({ mode: 'number' }).references(() => invoices.id),
    /** Why an amount was written off. */
    reason: text(),
    /** Of the plus of an adjusted balance: the minus that it comes from. */
    from_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => allocations.id),
    /** The entry that this one takes back, which is possible once. */
    takes_back_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => allocations.id),
    /** Calendar day in India, never before that of the receipt and the invoice. */
    allocated_on: date().notNull(),
    recorded_by: userId(),
    created_at: createdAt(),
  },
  (t) => [
    index('allocations_invoice').on(t.invoice_id, t.id),
    index('allocations_receipt').on(t.receipt_id, t.id),
    index('allocations_credit').on(t.credit_id, t.id),
    index('allocations_company').on(t.company_id, t.allocated_on, t.id),
    index('allocations_day').on(t.allocated_on, t.id),
    check('allocations_amount', sql`${t.amount_paise} <> 0`),
    check('allocations_source', sql`num_nonnulls(${t.receipt_id}, ${t.credit_id}, ${t.reason}) = 1`),
    check('allocations_from', sql`${t.from_id} is null or ${t.credit_id} is not null`),
  ],
);
