import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, ownSearchText, rowId, searchIndex } from './columns.ts';

/** Prices that several companies share: see decision 029. Apart from its lines, because companies refer to it. */
export const price_lists = pgTable(
  'price_lists',
  {
    id: rowId(),
    name: text().notNull(),
    /** For staff only. */
    note: text(),
    /** First and last day on which its prices apply, in India; null: at once, and until they are changed. */
    valid_from: date(),
    valid_until: date(),
    /** False once it is no longer assigned to companies. */
    active: boolean().notNull().default(true),
    /** Incremented with each change of the list and of its lines. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    search_text: ownSearchText('name', 'note'),
  },
  (t) => [
    uniqueIndex('price_lists_name').on(sql`lower(${t.name})`),
    searchIndex('price_lists_search_text', t.search_text),
    check('price_lists_validity', sql`${t.valid_from} <= ${t.valid_until}`),
  ],
);
