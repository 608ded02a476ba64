import { bigint, boolean, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { companies, users } from './companies.ts';

/** A product that somebody keeps at hand; shown to the colleagues where it is shared. */
export const favourites = pgTable(
  'favourites',
  {
    user_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    product_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    company_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => companies.id),
    shared: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.product_id] }), index('favourites_company').on(t.company_id)],
);
