import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { userId } from './companies.ts';

/** Settings of the accounts: one row, kept by admins. Without it no invoice needs an IRN, and the books are open. */
export const accounts_settings = pgTable(
  'accounts_settings',
  {
    id: integer().primaryKey().default(1),
    /** The first date, in India, of invoices that need an IRN (CGST Rules r. 48(4)); null: none does. */
    e_invoice_from: date(),
    /** The last day of the locked books: the trigger `books_locked` refuses entries dated up to it; null: none are. */
    locked_until: date(),
    /** An order of a company overdue by more than these days is confirmed by an admin; 0: by any staff. */
    credit_hold_days: integer().notNull().default(45),
  },
  (t) => [
    check('accounts_settings_one_row', sql`${t.id} = 1`),
    check('accounts_settings_credit', sql`${t.credit_hold_days} between 0 and 365`),
  ],
);

/** Each change of the lock date, with its reason. Append-only. See decision 040. */
export const book_locks = pgTable(
  'book_locks',
  {
    id: rowId(),
    /** The new lock date; null if the books were opened. */
    locked_until: date(),
    reason: text().notNull(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [index('book_locks_created').on(t.created_at, t.id)],
);
