import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { LOW_STOCK } from '#contracts/admin/dashboard.ts';
import type { AdminProduct, ProductRow } from '#contracts/catalog/admin.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { product_images, products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { beginsWith, filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';
import { primaryImage } from './get.ts';

export interface ProductQuery extends Paging {
  q: string | null;
  company_id?: number | undefined;
  category?: string | null;
  status?: 'active' | 'discontinued' | undefined;
  stock?: 'low' | undefined;
  sort?: string | undefined;
}

/** A page of products, newest first by default. */
export async function listProducts(actor: Caller, { page, size, after, ...filters }: ProductQuery) {
  const query = db
    .select({
      id: products.id,
      company_id: products.company_id,
      company_name: companies.name,
      sku: products.sku,
      name: products.name,
      price_paise: products.price_paise,
      currency: products.currency,
      stock: products.stock,
      unit: products.unit,
      active: products.active,
      image: primaryImage,
    })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.company_id))
    .$dynamic();
  const { items, ...counts } = await readPage(actor, { ...productList(filters), query }, { page, size, after });
  return {
    items: items.map(({ price_paise, ...row }): ProductRow => ({ ...row, price: toRupees(price_paise) })),
    ...counts,
  };
}

/** Conditions and order of the list, shared with the export, which has more columns. */
export function productList({ q, company_id, category, status, stock, sort }: Omit<ProductQuery, keyof Paging>) {
  const isByName = sort?.startsWith('name');
  return {
    table: products,
    search: matches(products.search_text, q),
    where: and(
      filterBy(products.company_id, company_id),
      filterBy(products.category, category),
      filterBy(products.active, status && status === 'active'),
      stock && and(products.active, lte(products.stock, LOW_STOCK)),
    ),
    sortBy: sortColumn(sort),
    descending: !sort?.endsWith('_asc'),
    first: isByName ? beginsWith(products.name_key, q) : undefined,
  };
}

function sortColumn(sort: string | undefined) {
  switch (sort?.replace(/_(asc|desc)$/, '')) {
    case 'name':
      return sql`${products.name_key}`;
    case 'price':
      return products.price_paise;
    case 'stock':
      return products.stock;
    default:
      return products.id;
  }
}

/** One product with its pictures. 404 for an unknown id. */
export async function getAdminProduct(actor: Caller, id: number) {
  const [, [found], images] = await asActor(actor, [
    db
      .select({ product: products, company_name: companies.name })
      .from(products)
      .innerJoin(companies, eq(companies.id, products.company_id))
      .where(eq(products.id, id)),
    db
      .select()
      .from(product_images)
      .where(eq(product_images.product_id, id))
      .orderBy(asc(product_images.position), asc(product_images.id)),
  ]);
  if (!found) throw notFound('product');
  return {
    product: productOf(found.product, found.company_name),
    images: images.map(({ is_primary, ...image }) => ({
      ...image,
      is_primary: is_primary ? (1 as const) : (0 as const),
    })),
  };
}

function productOf(row: typeof products.$inferSelect, company_name: string): AdminProduct {
  return {
    ...row,
    company_name,
    price: toRupees(row.price_paise),
    gst_rate: toPercent(row.gst_rate_bp),
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
