import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, rowId } from './columns.ts';

/** A text of the terms library: what staff insert into the terms of a quote, such as payment or warranty. Staff only (decision 071). */
export const quote_terms = pgTable(
  'quote_terms',
  {
    id: rowId(),
    name: text().notNull(),
    body: text().notNull(),
    /** Counts the saves; a save of an older version is refused. */
    version: integer().notNull().default(1),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('quote_terms_name').on(sql`lower(${t.name})`),
    check('quote_terms_body', sql`length(${t.body}) <= 2000`),
  ],
);
