import { sql } from 'drizzle-orm';
import type { CatalogCard, CatalogQuery } from '#contracts/catalog/list.ts';
import { describePack } from '#contracts/catalog/pack.ts';
import { codeParts } from '#contracts/catalog/search/code-parts.ts';
import { formatBreaks, formatQtyRules } from '#contracts/catalog/terms.ts';
import { toPaise } from '#contracts/fields/money.ts';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import { deliveryTerms, promiser } from '../delivery/promises.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { anyValue, chosenFacets, facetsOffered, type Offers } from './facets.ts';
import { findNeighbours } from './neighbours.ts';
import { forSale, inRupees, type PaiseTerms, type SaleColumns } from './pricing.ts';
import { asSearcher, wordArrays } from './search-words.ts';
import type { Described } from './size-columns.ts';
import { type SizedProduct, sizeTable } from './size-table.ts';

interface PageRow {
  total: number;
  capped: boolean;
  /** The new words in their places, null in all others. */
  corrected: (string | null)[] | null;
  partial: boolean;
  offered: Offers | null;
  items:
    | (Omit<CatalogCard, 'price' | 'to_quote' | 'price_breaks' | 'pack_price' | 'breaks' | 'delivery'> &
        PaiseTerms &
        SaleColumns &
        Partial<Described> & { lead_days: number | null })[]
    | null;
}

/**
 * One page of the caller's company's catalogue: `catalog_page` finds the ids, row-level security protects the rows. Where the
 * size of a search is not stocked, the nearest sizes come first.
 */
export async function listCatalog(actor: Caller, query: CatalogQuery) {
  const { q, sort, view } = query;
  let page = await findPage(actor, query, q === null ? [] : [q], false);
  const neighbours = await findNeighbours(actor, q, page.found.total > 0 && !page.found.partial);
  if (page.found.partial && neighbours && sort === 'relevance') {
    page = await findPage(actor, query, [q!, ...neighbours.nearest.map((near) => near.q)], true);
  }
  // A code that is in no product may be misspelt in one of its parts. One of two parts would say too little of the goods.
  const parts = codeParts(q ?? '');
  if (page.found.total === 0 && !neighbours && parts.length > 2) {
    page = await findPage(actor, query, [parts.join(' ')], false);
  }
  const { found, words, order } = page;
  const promise = promiser(page.terms);
  const items = found.items ?? [];
  return {
    items: items.map(({ lead_days, ...row }) => {
      const product = { ...forSale(row), price_breaks: inRupees(row.price_breaks) };
      return {
        ...product,
        pack_price: describePack(product),
        breaks: formatBreaks(product.price_breaks, product),
        qty_rules: formatQtyRules(product),
        delivery: promise({ ...row, lead_days }),
      };
    }),
    total: found.total,
    total_capped: found.capped,
    corrected: found.corrected && words!.map(({ typed }, at) => found.corrected![at] ?? typed).join(' '),
    partial: found.partial,
    neighbours,
    facets: found.offered && facetsOffered(found.offered, query),
    families: view === 'table' ? sizeTable(items as SizedProduct[], sort !== 'relevance', order === 'name_asc') : null,
  };
}

/** The page for any of some searches that differ in a size; `partly` is for products with only some of the words. */
async function findPage(actor: Caller, query: CatalogQuery, searches: string[], partly: boolean) {
  const { category, subcategory, price_min, price_max, in_stock, sort, view, page, size } = query;
  const isTable = view === 'table';
  // In the order of names, which keeps the families of a large catalogue together on its pages.
  const order = isTable && sort === 'relevance' && searches.length === 0 ? 'name_asc' : sort;
  const described = isTable
    ? sql`, 'category', p.category, 'subcategory', p.subcategory, 'attributes', p.attributes`
    : sql``;
  const chosen = chosenFacets(query.chosen);
  const paise = (rupees: number | null) => sql`${rupees === null ? null : toPaise(rupees)}::bigint`;
  const { words, answers } = await asSearcher(
    actor,
    searches,
    (searched) =>
      [
        rows<PageRow>(sql`
      select total, capped, corrected, partial, offered, (
        select json_agg(json_build_object(
            'id', p.id, 'sku', p.sku, 'name', p.name, 'brand', p.brand, 'price_paise', p.price_paise, 'price_per', p.price_per,
            'gst_rate_bp', p.gst_rate_bp, 'is_price_expired', p.is_price_expired, 'stock', p.stock, 'unit', p.unit, 'pack', p.pack, 'material_code', p.material_code,
            'price_breaks', p.price_breaks, 'min_qty', p.min_qty, 'qty_multiple', p.qty_multiple, 'lead_days', p.lead_days, 'can_backorder', p.can_backorder,
            'image', (select url from item_images i where i.item_id = p.item_id order by i.is_primary desc, i.position limit 1)
            ${described}
          ) order by place)
        from unnest(ids) with ordinality as found (product_id, place) join catalog p on p.id = found.product_id
      ) as items
      from catalog_page(${wordArrays(searched)}, ${partly}, ${category}, ${subcategory},
        ${sql.param(chosen.map(([key]) => key))}::text[], ${sql.param(chosen.map(anyValue))}::text[],
        ${paise(price_min)}, ${paise(price_max)}, ${in_stock === '1'}, ${order}, ${page}, ${size}, ${SEARCH_COUNT_CAP})`),
        deliveryTerms(),
      ] as const,
  );
  return { words, found: answers[0].rows[0]!, terms: answers[1], order };
}

/** The categories in which the caller's company has products, in display order. */
export async function listCategories(actor: Caller) {
  const [, result] = await asActor(actor, [
    rows<{ category: string; count: number; subs: { name: string; count: number }[] }>(sql`
      select n.category, sum(n.products)::int as count,
        coalesce(json_agg(json_build_object('name', n.subcategory, 'count', n.products) order by s.position)
          filter (where s.name is not null), '[]') as subs
      from catalog_counts n
        join categories c on c.name = n.category
        left join subcategories s on s.category = n.category and s.name = n.subcategory
      where n.company_id = app_company() and n.products > 0
      group by n.category, c.position order by c.position`),
  ]);
  return { items: result.rows };
}
