import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { rowId } from './columns.ts';

/**
 * GST rates by HSN, each valid from a date. For a product, the longest prefix of its code applies, and
 * of those the latest date that has been reached. Products have their own rate; this table is what it is compared with.
 */
export const hsn_rates = pgTable(
  'hsn_rates',
  {
    id: rowId(),
    /** Chapter, heading, subheading or tariff item: 2, 4, 6 or 8 digits. */
    hsn: text().notNull(),
    /** First day of validity, in India. */
    valid_from: date().notNull(),
    /** Basis points: 1800 = 18%. */
    rate_bp: integer().notNull(),
    /** Legal source, for example a notification of the ministry. */
    source: text(),
  },
  (t) => [
    unique('hsn_rates_day').on(t.hsn, t.valid_from),
    check('hsn_rates_hsn', sql`${t.hsn} ~ '^([0-9]{2}){1,4}$'`),
    check('hsn_rates_rate', sql`${t.rate_bp} between 0 and 10000`),
  ],
);
