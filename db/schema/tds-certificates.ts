import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, paise, rowId } from './columns.ts';
import { companyId, userId } from './companies.ts';

/**
 * A certificate of the tax that a company deducted from what it paid us in a quarter: Form 16A, from April 2026 Form
 * No. 131 (Income-tax Act, 2025, s. 395(4)).
 */
export const tds_certificates = pgTable(
  'tds_certificates',
  {
    id: rowId(),
    company_id: companyId(),
    /** `2627` */
    financial_year: text().notNull(),
    /** 1 for April to June. */
    quarter: smallint().notNull(),
    /** The certificate's number, as it is printed. */
    number: text().notNull(),
    amount_paise: paise(),
    /** Of the certificate; a day in India. */
    date: date().notNull(),
    /** Key in the private bucket and the file's original name; null without a file. */
    file_key: text(),
    file_name: text(),
    recorded_by: userId(),
    created_at: createdAt(),
  },
  (t) => [
    index('tds_certificates_year').on(t.financial_year, t.company_id, t.amount_paise),
    index('tds_certificates_company').on(t.company_id, t.financial_year, t.quarter),
    uniqueIndex('tds_certificates_once').on(t.company_id, t.financial_year, sql`upper(${t.number})`),
    check('tds_certificates_quarter', sql`${t.quarter} between 1 and 4 and ${t.financial_year} ~ '^[0-9]{4}$'`),
    check('tds_certificates_amount', sql`${t.amount_paise} > 0`),
    check('tds_certificates_file', sql`(${t.file_key} is null) = (${t.file_name} is null)`),
  ],
);
