import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DocumentKind } from '#contracts/catalog/document-kinds.ts';
import {
  bytewise,
  createdAt,
  inList,
  paise,
  pricePer,
  pricePerCheck,
  quantity,
  rowId,
  searchIndex,
  searchText,
  tsvector,
} from './columns.ts';
import { companyId } from './companies.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';

/** Product categories, shared by all companies. The name is the key, so filters need no look-up. */
export const categories = pgTable('categories', {
  name: text().primaryKey(),
  position: integer().notNull(),
});

export const subcategories = pgTable(
  'subcategories',
  {
    category: text()
      .notNull()
      .references(() => categories.name, { onUpdate: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.category, t.name] })],
);

/** What lies in the warehouse: one row for each SKU, with one stock for all companies. See decision 028. */
export const items = pgTable(
  'items',
  {
    id: rowId(),
    sku: text().notNull(),
    name: text().notNull(),
    category: text(),
    subcategory: text(),
    brand: text(),
    /** Quantity on hand; falls by guarded updates only. */
    stock: quantity().notNull().default(0),
    /** Working days until more than the stock can be dispatched; null if unknown: no date is promised (decision 027). */
    lead_days: integer(),
    /** More than the stock may be ordered: the rest is bought in within the lead time (decision 079). */
    can_backorder: boolean().notNull().default(false),
    /** Unit quantity code of the GST rules. */
    unit: text().notNull().default('NOS'),
    /** Contents of one unit, for example `Box of 100`. */
    pack: text(),
    hsn: text(),
    /** Basis points: 1800 = 18%. Null: no rate and no tax. */
    gst_rate_bp: integer(),
    description: text(),
    /** The data sheet; `json`, because `jsonb` does not keep the order of the rows. */
    attributes: json().$type<Record<string, string>>().notNull().default({}),
    /** Equivalents of other makers, maker and code: `SKF 6205-2RSH`. */
    cross_references: text().array().notNull().default([]),
    /** Smallest quantity of an order line, and the step above it. */
    min_qty: quantity().notNull().default(1),
    qty_multiple: quantity().notNull().default(1),
    /** Stock at which to buy more; null if it is not kept in stock. Staff only. */
    reorder_level: quantity(),
    /** Where it lies in the warehouse: `A-04-2`. Staff only: buyers have no grant. See decision 073. */
    bin: text(),
    /** What `cost_per` units cost us, paise, before tax; null if unknown. Staff only: buyers have no grant. See decision 039. */
    cost_paise: bigint({ mode: 'number' }),
    cost_per: pricePer(),
    /** Incremented when staff save the item, but not when orders take stock. */
    version: integer().notNull().default(0),
    updated_at: createdAt(),
    created_at: createdAt(),
    /** Written by `searchVector` (src/contracts/catalog/search) whenever one of the texts in it changes. */
    search: tsvector()
      .notNull()
      .default(sql`''`),
  },
  (t) => [
    // SKUs are unique ignoring case, as quick order treats them.
    uniqueIndex('items_sku').on(sql`lower(${t.sku})`),
    foreignKey({
      columns: [t.category, t.subcategory],
      foreignColumns: [subcategories.category, subcategories.name],
    }).onUpdate('cascade'),
    index('items_category').on(t.category, t.subcategory),
    index('items_by_stock').on(t.stock, t.id),
    // For the codes and rates in use, and the items of each.
    index('items_rates').on(t.hsn, t.gst_rate_bp),
    check('items_stock', sql`${t.stock} >= 0`),
    // What is ordered beyond stock is promised by it.
    check('items_lead_days', sql`coalesce(${t.lead_days} between 0 and 365, not ${t.can_backorder})`),
    check('items_cost', sql`${t.cost_paise} >= 0 and ${t.cost_per} in (1, 100, 1000)`),
    // What is not measured is ordered in whole numbers (decision 034). Its stock may have decimals from before it was counted.
    check(
      'items_qty',
      sql`${t.min_qty} > 0 and ${t.qty_multiple} > 0 and (${t.unit} in ${inList([...MEASURES])}
        or (${t.min_qty} % 1 = 0 and ${t.qty_multiple} % 1 = 0))`,
    ),
    check('items_subcategory_needs_category', sql`${t.subcategory} is null or ${t.category} is not null`),
  ],
);

/** The price from a quantity on, paise, for as many units as the price itself; the quantities rise. */
export interface PriceBreak {
  qty: number;
  price_paise: number;
}

/**
 * An item in a company's catalogue, designed for a million rows: see decision 007. The columns by which the catalogue is found
 * are copies, written by the trigger `copy_item`. Read it through the view `catalog`, which has the columns of both.
 */
export const products = pgTable(
  'products',
  {
    id: rowId(),
    company_id: companyId(),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => items.id),
    /** Paise for `price_per` units, before tax. */
    price_paise: paise(),
    price_per: pricePer(),
    currency: text().notNull().default('INR'),
    /** First and last day on which the price applies, in India; null: at once, and until it is changed. */
    price_from: date(),
    price_until: date(),
    /** The price and its last day until the first day, by the trigger `write_price`; null: none, so it is quoted until then. */
    price_before: jsonb(),
    /** Lower prices for larger quantities. */
    price_breaks: jsonb().$type<PriceBreak[]>().notNull().default([]),
    /** `list`: triggers keep the price and its breaks equal to those of the company's price list (decision 029). */
    price_source: text({ enum: ['contract', 'list'] })
      .notNull()
      .default('contract'),
    /** The company's own code and description of the item. */
    material_code: text(),
    own_description: text(),
    /** False once discontinued: hidden from the catalogue, refused in an order. */
    active: boolean().notNull().default(true),
    /** Incremented when staff change the company's columns; the view adds the item's version. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    /** Words of the company's own code and description, by `searchVector`. */
    own_search: tsvector()
      .notNull()
      .default(sql`''`),
    // Copies of the item's columns.
    category: text(),
    subcategory: text(),
    name_key: text().notNull().default(''),
    /** Paise for 1,000 units, to compare prices for different numbers of units: sorts and filters. */
    price_key: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.price_paise} * (1000 / ${products.price_per})`),
    /** Key for quick order, `brg62052rs`, in bytewise order: the planner cannot use an index on a function under a policy. */
    sku_key: bytewise().notNull().default(''),
    /** The same of the company's own code. */
    material_key: bytewise(),
    in_stock: boolean().notNull().default(false),
    /** The item's words and the company's own. */
    search: tsvector()
      .notNull()
      .default(sql`''`),
    /** The facets within `search`, to be counted: `brand=Orbivel`, `bore=25 mm`. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`facets_in(${products.search})`),
    search_text: searchText(),
  },
  (t) => [
    searchIndex('products_search_text', t.search_text),
    unique('products_company_item').on(t.company_id, t.item_id),
    index('products_item').on(t.item_id),
    index('products_company').on(t.company_id, t.id),
    // Without `where active`: quick order also reports discontinued products.
    index('products_by_sku').on(t.company_id, t.sku_key, t.id),
    index('products_by_material_code')
      .on(t.company_id, t.material_key, t.id)
      .where(sql`material_key is not null`),
    index('products_by_id')
      .on(t.company_id, t.id)
      .where(sql`active`),
    index('products_by_price')
      .on(t.company_id, t.price_key, t.id)
      .where(sql`active`),
    index('products_by_name')
      .on(t.company_id, t.name_key, t.id)
      .where(sql`active`),
    index('products_category_by_id')
      .on(t.company_id, t.category, t.id)
      .where(sql`active`),
    index('products_category_by_price')
      .on(t.company_id, t.category, t.price_key, t.id)
      .where(sql`active`),
    index('products_category_by_name')
      .on(t.company_id, t.category, t.name_key, t.id)
      .where(sql`active`),
    index('products_subcategory')
      .on(t.company_id, t.category, t.subcategory, t.id)
      .where(sql`active`),
    // For the admin list: by category, and by each sort key with the columns to filter by.
    index('products_all_by_category').on(t.category, t.id),
    index('products_all_by_name').on(t.name_key, t.id, t.active, t.company_id, t.category),
    index('products_all_by_price').on(t.price_key, t.id, t.active, t.company_id, t.category),
    index('products_discontinued')
      .on(t.id)
      .where(sql`not active`),
    index('products_search')
      .using('gin', t.company_id, t.category, t.subcategory, t.search)
      .with({ fastupdate: false })
      .where(sql`active`),
    // The products that follow their company's price list.
    index('products_by_list')
      .on(t.company_id, t.item_id)
      .where(sql`price_source = 'list'`),
    pricePerCheck('products', t.price_per),
    check('products_price', sql`${t.price_paise} >= 0`),
    check('products_validity', sql`${t.price_from} <= ${t.price_until}`),
    check('products_price_source', sql`${t.price_source} in ('contract', 'list')`),
  ],
);

/** A picture of an item. At most one is primary: the first one added, unless staff choose another. */
export const item_images = pgTable(
  'item_images',
  {
    id: rowId(),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    alt: text(),
    is_primary: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('item_images_item').on(t.item_id, t.position),
    // For the cleanup job, to check if a stored picture is still in use.
    index('item_images_url').on(t.url),
    uniqueIndex('item_images_one_primary')
      .on(t.item_id)
      .where(sql`is_primary`),
  ],
);

/** A document of an item, a file of the private bucket. Never edited: staff remove it and add another. See decision 031. */
export const item_documents = pgTable(
  'item_documents',
  {
    id: rowId(),
    item_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    kind: text().$type<DocumentKind>().notNull(),
    title: text().notNull(),
    file_key: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Media type. */
    type: text().notNull(),
    /** The language it is written in; null if it is not stated. */
    language: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('item_documents_item').on(t.item_id, t.id),
    // For the cleanup job, to check if a stored file is still in use.
    index('item_documents_file').on(t.file_key),
    // DOCUMENT_KINDS of the contract; a test uploads one of each.
    check(
      'item_documents_kind',
      sql`${t.kind} in ('data sheet', 'drawing', 'manual', 'safety data sheet', 'test certificate')`,
    ),
  ],
);
