import { asc, eq, sql } from 'drizzle-orm';
import type { AdminProduct, ProductRow } from '#contracts/admin-products.ts';
import { LOW_STOCK } from '#contracts/dashboard.ts';
import { toRupees } from '#contracts/money.ts';
import { product_images, products } from '#db/schema/catalog.ts';
import { companies } from '#db/schema/companies.ts';
import { asActor, db, rows } from './database.ts';
import { deskPage, type Place, readDeskPage } from './desk-page.ts';
import { AppError } from './http/errors.ts';
import type { Caller } from './session.ts';

/** Said of an id that no product has. */
export const PRODUCT_NOT_FOUND = 'This product was not found.';

type Row = Omit<ProductRow, 'price'> & { price_paise: number };

/** What the list of products is asked. */
export interface ProductQuery extends Place {
  q: string | null;
  company_id?: number | undefined;
  category?: string | null;
  status?: 'active' | 'discontinued' | undefined;
  stock?: 'low' | undefined;
  sort?: string | undefined;
}

/** One page of products. `admin_product_page` finds the ids, row-level security guards the rows. */
export async function listProducts(actor: Caller, query: ProductQuery) {
  const { items, ...counts } = await readDeskPage<Row>(actor, 'admin_product_rows', productPage(query));
  return {
    items: items.map(({ price_paise, ...product }) => ({ ...product, price: toRupees(price_paise) })),
    ...counts,
  };
}

/** The door to the ids of a page, as `from` takes it. */
export function productPage({ q, company_id, category, status, stock, sort, ...place }: ProductQuery) {
  const active = status === undefined ? null : status === 'active';
  return deskPage('admin_product_page', [q, company_id, category, active, stock && LOW_STOCK, sort], place);
}

/** One product with its pictures in their order. 404 for an id that does not exist. */
export async function getProductForStaff(actor: Caller, id: number) {
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
  if (!found) throw new AppError('not_found', PRODUCT_NOT_FOUND);
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
    gst_rate: row.gst_rate_bp === null ? null : row.gst_rate_bp / 100,
    updated_at: row.updated_at.toISOString(),
  };
}

/** All categories of the house with their subcategories, in the house's order. */
export async function listHouseCategories(actor: Caller) {
  const [, result] = await asActor(actor, [
    rows<{ category: string; subs: string[] }>(sql`
      select c.name as category, coalesce(json_agg(s.name order by s.position) filter (where s.name is not null), '[]') as subs
      from categories c left join subcategories s on s.category = c.name
      group by c.name, c.position order by c.position, c.name`),
  ]);
  return { items: result.rows };
}
