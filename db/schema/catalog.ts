import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, ownSearchText, paise, rowId, searchIndex, tsvector } from './columns.ts';
import { companyId } from './companies.ts';

/** Text sorted by its bytes, so that an index can be searched by prefix. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

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

/** A product in a company's catalogue, designed for a million rows: see decision 007. */
export const products = pgTable(
  'products',
  {
    id: rowId(),
    company_id: companyId(),
    sku: text().notNull(),
    name: text().notNull(),
    category: text(),
    subcategory: text(),
    brand: text(),
    /** Paise for one unit, before tax. */
    price_paise: paise(),
    currency: text().notNull().default('INR'),
    /** Whole units on hand; falls by guarded updates only. */
    stock: integer().notNull().default(0),
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
    /** False once discontinued: hidden from the catalogue, refused in an order. */
    active: boolean().notNull().default(true),
    /** Incremented when staff save the product, but not when orders take stock. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    name_key: text().generatedAlwaysAs((): SQL => sql`lower(${products.name})`),
    /** Key for quick order, `brg62052rs`. A column, because the planner cannot use an index on a function under a policy. */
    sku_key: bytewise().generatedAlwaysAs(
      (): SQL => sql`lower(regexp_replace(${products.sku}, '[^[:alnum:]]+', '', 'g'))`,
    ),
    /** Written by `searchVector` (src/contracts/catalog/search) whenever one of the texts in it changes. */
    search: tsvector()
      .notNull()
      .default(sql`''`),
    /** The facets within `search`, to be counted: `brand=Orbivel`, `bore=25 mm`. */
    facets: text()
      .array()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`facets_in(${products.search})`),
    search_text: ownSearchText('name', 'sku', "replace(sku, ' ', '')"),
  },
  (t) => [
    searchIndex('products_search_text', t.search_text),
    // SKUs are unique ignoring case, as quick order treats them. The import, which runs as the tables' owner, uses this index.
    uniqueIndex('products_company_sku').on(t.company_id, sql`lower(${t.sku})`),
    foreignKey({
      columns: [t.category, t.subcategory],
      foreignColumns: [subcategories.category, subcategories.name],
    }).onUpdate('cascade'),
    index('products_company').on(t.company_id, t.id),
    // Without `where active`: quick order also reports discontinued products.
    index('products_by_sku').on(t.company_id, t.sku_key, t.id),
    index('products_by_id')
      .on(t.company_id, t.id)
      .where(sql`active`),
    index('products_by_price')
      .on(t.company_id, t.price_paise, t.id)
      .where(sql`active`),
    index('products_by_name')
      .on(t.company_id, t.name_key, t.id)
      .where(sql`active`),
    index('products_category_by_id')
      .on(t.company_id, t.category, t.id)
      .where(sql`active`),
    index('products_category_by_price')
      .on(t.company_id, t.category, t.price_paise, t.id)
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
    index('products_all_by_price').on(t.price_paise, t.id, t.active, t.company_id, t.category),
    index('products_all_by_stock').on(t.stock, t.id, t.active, t.company_id, t.category),
    // For the codes and rates in use, and the products of each.
    index('products_rates').on(t.hsn, t.gst_rate_bp),
    // For the count on the dashboard, and its list.
    index('products_low_stock')
      .on(t.id)
      .where(sql`active and stock <= 10`),
    index('products_discontinued')
      .on(t.id)
      .where(sql`not active`),
    index('products_search')
      .using('gin', t.company_id, t.category, t.subcategory, t.search)
      .with({ fastupdate: false })
      .where(sql`active`),
    check('products_price', sql`${t.price_paise} >= 0`),
    check('products_stock', sql`${t.stock} >= 0`),
    check('products_subcategory_needs_category', sql`${t.subcategory} is null or ${t.category} is not null`),
  ],
);

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

/** A picture of a product. At most one is primary: the first one added, unless staff choose another. */
export const product_images = pgTable(
  'product_images',
  {
    id: rowId(),
    company_id: companyId(),
    product_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    alt: text(),
    is_primary: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('product_images_product').on(t.product_id, t.position),
    // For the cleanup job, to check if a stored picture is still in use.
    index('product_images_url').on(t.url),
    uniqueIndex('product_images_one_primary')
      .on(t.product_id)
      .where(sql`is_primary`),
  ],
);

/** Number of a company's active products in each subcategory, kept by triggers to avoid counting a million rows. */
export const catalog_counts = pgTable(
  'catalog_counts',
  {
    company_id: companyId(),
    /** Blank if the product has none. */
    category: text().notNull(),
    subcategory: text().notNull(),
    products: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.category, t.subcategory] })],
);

/** The words of a company's catalogue, kept by triggers, to correct misspelt search words. */
export const catalog_words = pgTable(
  'catalog_words',
  {
    company_id: companyId(),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.word] }),
    index('catalog_words_similar').using('gin', t.company_id, sql`${t.word} gin_trgm_ops`),
  ],
);
