import { type SQL, sql } from 'drizzle-orm';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { toRupees } from '#contracts/fields/money.ts';

/** The products of some ids as PostgreSQL returns them; null for none. */
export type MatchedRows = (Omit<MatchedProduct, 'price'> & { price_paise: number })[] | null;

/** The products of the caller's company with these ids, a subquery, as a JSON list in one column. */
export const matchedProductsJson = (ids: SQL): SQL => sql`(
  select json_agg(json_build_object(
    'id', p.id, 'sku', p.sku, 'name', p.name, 'brand', p.brand, 'price_paise', p.price_paise, 'stock', p.stock,
    'unit', p.unit, 'pack', p.pack, 'active', p.active,
    'image', (select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.position limit 1)))
  from products p where p.company_id = app_company() and p.id in (${ids}))`;

/** The same products with their prices in rupees. */
export function matchedProducts(rows: MatchedRows): MatchedProduct[] {
  return (rows ?? []).map(({ price_paise, ...product }) => ({ ...product, price: toRupees(price_paise) }));
}
