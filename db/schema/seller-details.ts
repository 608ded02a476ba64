import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, rowId } from './columns.ts';
import { userId } from './companies.ts';

/**
 * What our documents print about us beside name, address and GSTIN: one row for each time an admin saved it. A document
 * prints the row that applied when it was created, so a reprint shows the same (decision 038). Null: not printed.
 */
export const seller_details = pgTable(
  'seller_details',
  {
    id: rowId(),
    /** Corporate identity number and registered office (Companies Act 2013 s. 12(3)(c)). */
    cin: text(),
    registered_office: text(),
    /** Registration as a micro, small or medium enterprise. */
    udyam: text(),
    /** Name printed above "Authorised signatory". */
    signatory: text(),
    /** The bank account for payments. If one field is filled, all are; only the branch is optional. */
    bank_name: text(),
    bank_branch: text(),
    account_name: text(),
    account_number: text(),
    ifsc: text(),
    /** `plantsetu@examplebank`, for the QR code. */
    upi_id: text(),
    created_by: userId(),
    created_at: createdAt(),
  },
  (t) => [
    check('seller_details_cin', sql`${t.cin} ~ '^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$'`),
    check('seller_details_ifsc', sql`${t.ifsc} ~ '^[A-Z]{4}0[A-Z0-9]{6}$'`),
    check(
      'seller_details_bank',
      sql`num_nulls(${t.bank_name}, ${t.account_name}, ${t.account_number}, ${t.ifsc}) in (0, 4)`,
    ),
  ],
);
