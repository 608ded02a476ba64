import { sql } from 'drizzle-orm';
import type { SearchWord } from '#contracts/catalog/search/query.ts';
import {
  MAX_SUGGESTED_CATEGORIES,
  MAX_SUGGESTED_PRODUCTS,
  MIN_SUGGEST_LENGTH,
  type suggestEndpoint,
} from '#contracts/catalog/suggest.ts';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import type * as z from 'zod/mini';
import { requireAccess, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { forSale, type SaleColumns } from './pricing.ts';
import { skuKeyOf } from './match-skus.ts';
import { asSearcher, wordArrays } from './search-words.ts';
import { type CategoryCount, findCategories } from './suggest-categories.ts';

type Suggestions = z.output<typeof suggestEndpoint.reply>;
type FoundProduct = Omit<Suggestions['products'][number], 'price' | 'to_quote'> & SaleColumns;

/** Products and categories of the caller's company for what has been typed so far; none for a single letter. */
export async function suggest(actor: Caller, q: string | null): Promise<Suggestions> {
  if (q === null || q.length < MIN_SUGGEST_LENGTH) {
    await requireAccess(actor);
    return { products: [], categories: [] };
  }
  const { answers } = await asSearcher(actor, q, (words) => [productsFor(q, words ?? []), ownCategories] as const);
  const [products, categories] = answers;
  return {
    products: products.rows.map((row) => forSale(row) as Suggestions['products'][number]),
    categories: findCategories(q, categories.rows).slice(0, MAX_SUGGESTED_CATEGORIES),
  };
}

/** `catalog_suggest` finds the ids, row-level security protects the rows. */
const productsFor = (q: string, words: SearchWord[]) =>
  rows<FoundProduct>(sql`
    select p.id::int, p.sku, p.material_code, p.name, p.price_paise::float8, p.price_per, p.gst_rate_bp, p.is_price_expired, p.unit, (
      select url from item_images i where i.item_id = p.item_id order by i.is_primary desc, i.position limit 1) as image
    from unnest(catalog_suggest(
        ${wordArrays(words)}, ${skuKeyOf(sql`${q}`)}, ${MAX_SUGGESTED_PRODUCTS}, ${SEARCH_COUNT_CAP}
      )) with ordinality as found (product_id, place)
      join catalog p on p.id = found.product_id
    order by place`);

const ownCategories = rows<CategoryCount>(sql`
  select category, subcategory, products from catalog_counts
  where company_id = app_company() and products > 0 and category <> ''`);
