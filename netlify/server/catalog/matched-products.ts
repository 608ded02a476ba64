import { type SQL, sql } from 'drizzle-orm';
import type { MatchedProduct } from '#contracts/catalog/match-skus.ts';
import { myCompany } from '../platform/database.ts';
import { forSale, inRupees, type PaiseTerms, type SaleColumns } from './pricing.ts';

/** The products of some ids as PostgreSQL returns them; null for none. */
export type MatchedRows =
  (Omit<MatchedProduct, 'price' | 'to_quote' | 'price_breaks'> & PaiseTerms & SaleColumns)[] | null;

/** The products of the company with these ids, a subquery, as a JSON list in one column. */
export const matchedProductsJson = (ids: SQL, company_id: SQL = myCompany): SQL => sql`(
  select json_agg(json_build_object(
    'id', p.id, 'sku', p.sku, 'name', p.name, 'brand', p.brand, 'price_paise', p.price_paise, 'price_per', p.price_per, 'stock', p.stock, 'can_backorder', p.can_backorder,
    'unit', p.unit, 'pack', p.pack, 'active', p.active, 'min_qty', p.min_qty, 'qty_multiple', p.qty_multiple,
    'material_code', p.material_code, 'gst_rate_bp', p.gst_rate_bp, 'is_price_expired', p.is_price_expired, 'price_breaks', p.price_breaks,
    'image', (select url from item_images i where i.item_id = p.item_id order by i.is_primary desc, i.position limit 1)))
  from catalog p where p.company_id = ${company_id} and p.id in (${ids}))`;

/** The same products with their prices in rupees. */
export function matchedProducts(rows: MatchedRows): MatchedProduct[] {
  return (rows ?? []).map((row) => ({ ...forSale(row), price_breaks: inRupees(row.price_breaks) }));
}
