import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { LOW_STOCK } from '#contracts/admin/dashboard.ts';
import type { AdminProduct, PriceSource } from '#contracts/catalog/admin.ts';
import type { ProductRow } from '#contracts/catalog/admin-list.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { catalog } from '#db/catalog-view.ts';
import { item_images, items, products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { beginsWith, filterBy, matches, onlyIds, type Paging, readPage } from '../platform/list-page.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { itemOf } from './adjust-stock.ts';
import { primaryImage } from './get.ts';
import { listPriceOf, listPriceQuery } from './items.ts';
import { forSale, hasReasonToQuote, inRupees } from './pricing.ts';
import { shelfOf } from '../stores/of-line.ts';

export interface ProductQuery extends Paging {
  q: string | null;
  company_id?: number | undefined;
  ids?: number[] | undefined;
  category?: string | null;
  status?: 'active' | 'discontinued' | undefined;
  stock?: 'low' | undefined;
  sale?: 'blocked' | undefined;
  sort?: string | undefined;
}

/** A page of products, newest first by default; those low on stock, lowest first. */
export async function listProducts(actor: Caller, { page, size, after, ...filters }: ProductQuery) {
  const query = db
    .select({
      id: catalog.id,
      company_id: catalog.company_id,
      company_name: companies.name,
      sku: catalog.sku,
      name: catalog.name,
      price_paise: catalog.price_paise,
      price_per: catalog.price_per,
      gst_rate_bp: catalog.gst_rate_bp,
      is_price_expired: catalog.is_price_expired,
      currency: catalog.currency,
      stock: catalog.stock,
      unit: catalog.unit,
      active: catalog.active,
      image: primaryImage,
    })
    .from(catalog)
    .innerJoin(companies, eq(companies.id, catalog.company_id))
    .$dynamic();
  const { items, ...counts } = await readPage(actor, { ...productList(filters), query }, { page, size, after });
  return {
    items: items.map((row): ProductRow => forSale(row)),
    ...counts,
  };
}

/** Conditions and order of the list, shared with the export, which has more columns. */
export function productList({
  q,
  company_id,
  ids,
  category,
  status,
  stock,
  sale,
  ...query
}: Omit<ProductQuery, keyof Paging>) {
  // The lowest stock is what must be bought first.
  const sort = query.sort ?? (stock && 'stock_asc');
  const isByName = sort?.startsWith('name');
  return {
    table: catalog,
    search: matches(catalog.search_text, q),
    where: and(
      filterBy(catalog.company_id, company_id),
      onlyIds(catalog.id, ids),
      filterBy(catalog.category, category),
      filterBy(catalog.active, status && status === 'active'),
      stock && and(catalog.active, lte(catalog.stock, LOW_STOCK)),
      sale && and(catalog.active, hasReasonToQuote),
    ),
    sortBy: sortColumn(sort),
    descending: !sort?.endsWith('_asc'),
    first: isByName ? beginsWith(catalog.name_key, q) : undefined,
  };
}

function sortColumn(sort: string | undefined) {
  switch (sort?.replace(/_(asc|desc)$/, '')) {
    case 'name':
      return sql`${catalog.name_key}`;
    case 'price':
      return catalog.price_key;
    case 'stock':
      // The keys of the index on items, which has no ids of products.
      return [catalog.stock, catalog.item_id];
    default:
      return catalog.id;
  }
}

const { price_paise, price_per, price_breaks, price_from, price_until } = products;
const stored = { price_paise, price_per, price_breaks, price_from, price_until };

/** One product with its pictures. 404 for an unknown id. */
export async function getAdminProduct(actor: Caller, id: number) {
  const ofProduct = (column: string) => sql`(select ${sql.identifier(column)} from products where id = ${id})`;
  const [, [found], images, listed] = await asActor(actor, [
    db
      .select({
        product: catalog,
        // As stored, for the form: a price that begins later too.
        stored,
        company_name: companies.name,
        reorder_level: items.reorder_level,
        bin: items.bin,
        cost_paise: items.cost_paise,
        cost_per: items.cost_per,
        price_source: sql<PriceSource>`(select price_source from products where id = ${id})`,
        ...shelfOf(sql`${catalog.item_id}`),
        shared_with: db.$count(products, eq(products.item_id, catalog.item_id)),
      })
      .from(catalog)
      .innerJoin(companies, eq(companies.id, catalog.company_id))
      .innerJoin(items, eq(items.id, catalog.item_id))
      .innerJoin(products, eq(products.id, catalog.id))
      .where(eq(catalog.id, id)),
    db
      .select()
      .from(item_images)
      .where(eq(item_images.item_id, itemOf(id)))
      .orderBy(asc(item_images.position), asc(item_images.id)),
    listPriceQuery(ofProduct('company_id'), ofProduct('item_id')),
  ]);
  if (!found) throw notFound('product');
  return {
    product: productOf(found),
    shelf: { allocated: found.allocated, short: found.short, on_order: found.on_order },
    list_price: listPriceOf(listed.rows),
    shared_with: found.shared_with,
    images: images.map(({ is_primary, ...image }) => ({
      ...image,
      is_primary: is_primary ? (1 as const) : (0 as const),
    })),
  };
}

type Found = {
  product: typeof catalog.$inferSelect;
  stored: Pick<typeof products.$inferSelect, keyof typeof stored>;
  company_name: string;
  reorder_level: number | null;
  bin: string | null;
  cost_paise: number | null;
  cost_per: number;
  price_source: PriceSource;
};

function productOf({ product, stored: price, cost_paise, ...found }: Found): AdminProduct {
  const row = { ...product, ...price };
  return {
    ...row,
    ...found,
    cost: toRupees(cost_paise),
    price: toRupees(row.price_paise),
    gst_rate: toPercent(row.gst_rate_bp),
    price_breaks: inRupees(row.price_breaks),
    updated_at: row.updated_at.toISOString(),
  };
}

/** All categories with their subcategories, in display order. */
export async function listAllCategories(actor: Caller) {
  const [, result] = await asActor(actor, [
    rows<{ category: string; subs: string[] }>(sql`
      select c.name as category, coalesce(json_agg(s.name order by s.position) filter (where s.name is not null), '[]') as subs
      from categories c left join subcategories s on s.category = c.name
      group by c.name, c.position order by c.position, c.name`),
  ]);
  return { items: result.rows };
}
