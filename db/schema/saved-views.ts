import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, rowId } from './columns.ts';
import { userId } from './companies.ts';

/** A list with filters, search, order and columns, kept under a name: by an employee, or by a buyer for themselves. See decisions 059, 070. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: rowId(),
    /** The person who saved it. */
    user_id: userId(),
    /** The list's address without `/admin/` or `/portal/`: `orders`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query string of the list's address, without `?` and page. */
    search: text().notNull(),
    /** True if all staff see it; never of a buyer. */
    shared: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.user_id, t.list, sql`lower(${t.name})`),
    index('saved_views_shared')
      .on(t.list)
      .where(sql`shared`),
    check('saved_views_search', sql`length(${t.search}) <= 2000`),
  ],
);
