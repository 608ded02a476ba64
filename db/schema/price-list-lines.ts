import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core';
import { items, type PriceBreak } from './catalog.ts';
import { createdAt, paise, pricePer, pricePerCheck, rowId } from './columns.ts';
import { price_lists } from './price-lists.ts';

/** The price of an item in a price list, for all companies that use the list. */
export const price_list_lines = pgTable(
  'price_list_lines',
  {
    id: rowId(),
    list_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => price_lists.id),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => items.id),
    /** Paise for `price_per` units, before tax. */
    price_paise: paise(),
    price_per: pricePer(),
    price_breaks: jsonb().$type<PriceBreak[]>().notNull().default([]),
    /** Incremented with each change. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
  },
  (t) => [
    unique('price_list_lines_item').on(t.list_id, t.item_id),
    index('price_list_lines_of_item').on(t.item_id),
    index('price_list_lines_by_price').on(t.list_id, t.price_paise, t.id),
    pricePerCheck('price_list_lines', t.price_per),
    check('price_list_lines_price', sql`${t.price_paise} >= 0`),
  ],
);
