import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { BANK_LINE_STATES, BANK_LINE_STATUSES } from '#contracts/bank/states.ts';
import { createdAt, ownSearchText, paise, rowId, searchIndex, statusCheck, statusColumn } from './columns.ts';
import { companies, userId } from './companies.ts';
import { receipts } from './receipts.ts';

/** A credit of a bank statement of ours, imported to be matched with a receipt. For staff only. */
export const bank_lines = pgTable(
  'bank_lines',
  {
    id: rowId(),
    /** Our account, as staff name it. */
    account: text().notNull(),
    /** Day of the bank entry, in India. */
    date: date().notNull(),
    narration: text().notNull(),
    /** UTR or cheque number, found in the narration or its column. */
    reference: text(),
    /** Invoices and debit notes that the narration names. */
    invoice_numbers: text().array().notNull(),
    /** First two words of the payer's name in small letters; null if the narration names no one. */
    payer: text(),
    amount_paise: paise(),
    /** Hash of day, amount, narration, reference and place among equal lines of the day: a line is imported once. */
    fingerprint: text().notNull(),
    status: statusColumn(BANK_LINE_STATES).notNull().default('open'),
    /** Of a matched line: the paying company and the receipt. */
    payer_id: bigint({ mode: 'number' }).references(() => companies.id),
    receipt_id: bigint({ mode: 'number' }).references(() => receipts.id),
    /** Why it was ignored. */
    reason: text(),
    /** Who matched or ignored it, and when; null while it is open. */
    decided_by: bigint({ mode: 'number' }),
    decided_at: timestamp({ withTimezone: true }),
    /** The statement, and the row in it. */
    file_name: text().notNull(),
    row_no: integer().notNull(),
    created_by: userId(),
    created_at: createdAt(),
    search_text: ownSearchText('narration', 'reference', 'account'),
  },
  (t) => [
    statusCheck('bank_lines', t.status, BANK_LINE_STATUSES),
    searchIndex('bank_lines_search_text', t.search_text),
    uniqueIndex('bank_lines_once').on(t.account, t.fingerprint),
    index('bank_lines_status').on(t.status, t.date, t.id),
    index('bank_lines_account').on(t.account, t.date, t.id),
    index('bank_lines_date').on(t.date, t.id),
    index('bank_lines_amount').on(t.amount_paise, t.id),
    index('bank_lines_reference').on(sql`upper(${t.reference})`),
    // The companies that paid under a name before.
    index('bank_lines_payer')
      .on(t.payer, t.payer_id)
      .where(sql`payer_id is not null`),
    uniqueIndex('bank_lines_receipt').on(t.receipt_id),
    check('bank_lines_amount', sql`${t.amount_paise} > 0`),
    check(
      'bank_lines_decided',
      sql`(${t.status} = 'matched') = (${t.receipt_id} is not null) and (${t.status} = 'matched') = (${t.payer_id} is not null)
        and (${t.status} = 'ignored') = (${t.reason} is not null) and (${t.status} = 'open') = (${t.decided_at} is null)`,
    ),
  ],
);
