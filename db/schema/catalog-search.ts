import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rowId } from './columns.ts';
import { companyId } from './companies.ts';

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

/** Words of the trade for the same goods, edited by staff; read with each search (decision 007). */
export const search_synonyms = pgTable(
  'search_synonyms',
  {
    id: rowId(),
    /** What buyers type: a word or a phrase. */
    typed: text().notNull(),
    /** The phrases that it also finds. */
    finds: text().array().notNull(),
    /** Whether each of these phrases finds the others too. */
    both_ways: boolean().notNull(),
    /** Incremented by each change. */
    version: integer().notNull().default(1),
  },
  (t) => [check('search_synonyms_finds', sql`cardinality(${t.finds}) > 0`)],
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
