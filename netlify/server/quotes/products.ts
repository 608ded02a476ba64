import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { toRupees } from '#contracts/fields/money.ts';
import type { QuoteProduct } from '#contracts/quotes/products.ts';
import { catalog } from '#db/catalog-view.ts';
import { items } from '#db/schema/catalog.ts';
import { skuKeyOf } from '../catalog/match-skus.ts';
import { inRupees } from '../catalog/pricing.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { toPercent } from '../platform/percent.ts';
import type { Caller } from '../platform/session.ts';

/** Query of the products with these ids, a subquery, with their cost price. */
export const quoteProducts = (ids: SQL) =>
  db
    .select({ product: catalog, cost_paise: items.cost_paise, cost_per: items.cost_per })
    .from(catalog)
    .innerJoin(items, eq(items.id, catalog.item_id))
    .where(inArray(catalog.id, ids));

type Row = { product: typeof catalog.$inferSelect; cost_paise: number | null; cost_per: number };

/** A product for the quote editor. */
export function quoteProduct({ product, cost_paise, cost_per }: Row): QuoteProduct {
  const { id, sku, name, brand, unit, pack, hsn, price_paise, price_per, price_breaks, gst_rate_bp, stock } = product;
  return {
    ...{ id, sku, name, brand, unit, pack, hsn, price: toRupees(price_paise), price_per },
    price_breaks: inRupees(price_breaks),
    ...{ gst_rate: toPercent(gst_rate_bp), stock, cost: toRupees(cost_paise), cost_per },
  };
}

/** The product of each SKU or own code in the company's catalogue; null for none, a discontinued one, or several. */
export async function findQuoteProducts(
  actor: Caller,
  { company_id, skus }: { company_id: number; skus: string[] },
): Promise<{ products: (QuoteProduct | null)[] }> {
  // One look-up in each of the two indexes.
  const hits = sql`
    select t.n, p.id from unnest(${sql.param(skus)}::text[]) with ordinality as t (sku, n)
      cross join lateral (select ${skuKeyOf(sql`t.sku`)} as key) as k
      cross join lateral (
        (select id from products where company_id = ${company_id} and active and sku_key = k.key limit 2)
        union
        (select id from products where company_id = ${company_id} and active and material_key = k.key limit 2)) as p
    where k.key <> ''`;
  const [, hit, found] = await asActor(actor, [
    rows<{ n: number; ids: number[] }>(sql`
      select n::int, json_agg(id) as ids from (${hits}) h group by n`),
    quoteProducts(sql`(select id from (${hits}) h)`),
  ]);
  const byId = new Map(found.map((row) => [row.product.id, quoteProduct(row)]));
  const idsAt = new Map(hit.rows.map(({ n, ids }) => [n, ids]));
  return {
    products: skus.map((_, at) => {
      const ids = idsAt.get(at + 1) ?? [];
      return ids.length === 1 ? (byId.get(ids[0]!) ?? null) : null;
    }),
  };
}
