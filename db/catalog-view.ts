import { bigint, boolean, date, integer, json, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PriceBreak } from './schema/catalog.ts';
import { bytewise, paise, pricePer, quantity } from './schema/columns.ts';

/**
 * The view of db/sql/views.sql: an item in a company's catalogue, with that company's price and code. For reading only; declared
 * as a table, because Drizzle selects no view as a part of a row, and outside db/schema, from which tables are created.
 */
export const catalog = pgTable('catalog', {
  id: bigint({ mode: 'number' }).notNull(),
  company_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }).notNull(),
  sku: text().notNull(),
  name: text().notNull(),
  category: text(),
  subcategory: text(),
  brand: text(),
  price_paise: paise(),
  price_per: pricePer(),
  currency: text().notNull(),
  /** The first and last day of this price, which applies today unless it has expired. */
  price_from: date(),
  price_until: date(),
  /** True if that day has passed in India. */
  is_price_expired: boolean().notNull(),
  price_breaks: jsonb().$type<PriceBreak[]>().notNull(),
  /** The price from a later day on. */
  next_price: jsonb().$type<{ from: string; price_paise: number; price_per: number }>(),
  material_code: text(),
  own_description: text(),
  stock: quantity().notNull(),
  unit: text().notNull(),
  pack: text(),
  hsn: text(),
  gst_rate_bp: integer(),
  description: text(),
  attributes: json().$type<Record<string, string>>().notNull(),
  cross_references: text().array().notNull(),
  lead_days: integer(),
  can_backorder: boolean().notNull(),
  min_qty: quantity().notNull(),
  qty_multiple: quantity().notNull(),
  active: boolean().notNull(),
  /** The sum of both versions: it changes with either. */
  version: integer().notNull(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
  name_key: text().notNull(),
  /** Paise for 1,000 units at the stored price, for sorting by an index: the next price if there is one. */
  price_key: bigint({ mode: 'number' }).notNull(),
  sku_key: bytewise().notNull(),
  search_text: text().notNull(),
});
