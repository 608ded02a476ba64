import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core';

/** Settings of the accounts: one row, kept by admins. Without it no invoice needs an IRN. */
export const accounts_settings = pgTable(
  'accounts_settings',
  {
    id: integer().primaryKey().default(1),
    /** The first date, in India, of invoices that need an IRN (CGST Rules r. 48(4)); null: none does. */
    e_invoice_from: date(),
    /** An order of a company overdue by more than these days is confirmed by an admin; 0: by any staff. */
    credit_hold_days: integer().notNull().default(45),
  },
  (t) => [
    check('accounts_settings_one_row', sql`${t.id} = 1`),
    check('accounts_settings_credit', sql`${t.credit_hold_days} between 0 and 365`),
  ],
);
