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
import { createdAt, ownSearchText, paise, rowId, searchIndex } from './columns.ts';
import { companyId } from './companies.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Text in the order of its bytes, so that everything with one beginning lies side by side in an index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The categories of the house, shared by all companies; the name is the key, so filters need no look-up. */
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

/** One product of one company's catalogue, laid out for a million rows: see decision 007. */
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
    /** What one unit holds, for example `Box of 100`. */
    pack: text(),
    hsn: text(),
    /** Basis points: 1800 = 18 %. Null: the product carries no rate and no tax. */
    gst_rate_bp: integer(),
    description: text(),
    /** The data sheet; `json`, not `jsonb`, which would forget the order of the rows. */
    attributes: json().$type<Record<string, string>>().notNull().default({}),
    /** False once discontinued: hidden from the catalogue, refused in an order. */
    active: boolean().notNull().default(true),
    /** Counts the saves of the staff's form, not the stock that orders take. */
    version: integer().notNull().default(1),
    updated_at: createdAt(),
    created_at: createdAt(),
    name_key: text().generatedAlwaysAs((): SQL => sql`lower(${products.name})`),
    /** What quick order looks SKUs up by, `brg62052rs`: a column, since a policy keeps the planner from an index on a function. */
    sku_key: bytewise().generatedAlwaysAs(
      (): SQL => sql`lower(regexp_replace(${products.sku}, '[^[:alnum:]]+', '', 'g'))`,
    ),
    search: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`product_search(${products.sku}, ${products.name}, ${products.brand}, ${products.category}, ${products.subcategory})`,
    ),
    search_text: ownSearchText('name', 'sku', "replace(sku, ' ', '')"),
  },
  (t) => [
    searchIndex('products_search_text', t.search_text),
    // Whatever the capitals: quick order does not mind them either. The import looks SKUs up here, as the tables' owner.
    uniqueIndex('products_company_sku').on(t.company_id, sql`lower(${t.sku})`),
    foreignKey({
      columns: [t.category, t.subcategory],
      foreignColumns: [subcategories.category, subcategories.name],
    }).onUpdate('cascade'),
    index('products_company').on(t.company_id, t.id),
    // Without `where active`: quick order also tells what is no longer sold.
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
    // The desk's list of all companies' products: by category, and in its orders with what it is filtered by.
    index('products_of_category').on(t.category, t.id),
    index('products_all_by_name').on(t.name_key, t.id, t.active, t.company_id, t.category),
    index('products_all_by_price').on(t.price_paise, t.id, t.active, t.company_id, t.category),
    index('products_all_by_stock').on(t.stock, t.id, t.active, t.company_id, t.category),
    // The codes and rates in use, and the products of one of them.
    index('products_rates').on(t.hsn, t.gst_rate_bp),
    // What the desk's first page counts, and its list.
    index('products_low')
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
 * GST rates by HSN, each from a day on (india-commerce): of a product the longest beginning of its code counts, and of that
 * the latest day that has come. A product keeps the rate that it is charged at; this is what that is compared with.
 */
export const hsn_rates = pgTable(
  'hsn_rates',
  {
    id: rowId(),
    /** Chapter, heading, subheading or tariff item: 2, 4, 6 or 8 digits. */
    hsn: text().notNull(),
    /** The first day on which it is charged, Indian time. */
    valid_from: date().notNull(),
    /** Basis points: 1800 = 18 %. */
    rate_bp: integer().notNull(),
    /** Where it is laid down, for example a notification of the ministry. */
    source: text(),
  },
  (t) => [
    unique('hsn_rates_day').on(t.hsn, t.valid_from),
    check('hsn_rates_hsn', sql`${t.hsn} ~ '^([0-9]{2}){1,4}$'`),
    check('hsn_rates_rate', sql`${t.rate_bp} between 0 and 10000`),
  ],
);

/** A picture of a product. The first one added is the primary; at most one is. */
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
    // By which the sweep asks whether a stored picture is still in use.
    index('product_images_url').on(t.url),
    uniqueIndex('product_images_one_primary')
      .on(t.product_id)
      .where(sql`is_primary`),
  ],
);

/** Active products a company has in each subcategory, kept by triggers, so that nothing counts a million rows. */
export const catalog_counts = pgTable(
  'catalog_counts',
  {
    company_id: companyId(),
    /** Empty text where the product has none. */
    category: text().notNull(),
    subcategory: text().notNull(),
    products: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.company_id, t.category, t.subcategory] })],
);

/** The words of a company's catalogue, kept by triggers: what a misspelt search word is mended from. */
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
