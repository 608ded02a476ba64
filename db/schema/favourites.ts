import { bigint, boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { createdAt } from './columns.ts';
import { companyId, userId } from './companies.ts';

/** A user's favourite product, visible to colleagues if it is shared. */
export const favourites = pgTable(
  'favourites',
  {
    user_id: userId(),
    product_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    company_id: companyId(),
    shared: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.product_id] }), index('favourites_company').on(t.company_id)],
);
