import { type SQL, sql } from 'drizzle-orm';
import { type MatchedProduct, MAX_SKU_CHOICES, type SkuMatch } from '#contracts/catalog/match-skus.ts';
import { toRupees } from '#contracts/fields/money.ts';
import { type PaiseTerms, toWireBreaks } from './pricing.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';

/** Shortest prefix that is matched, letters and digits: a shorter one would match half the catalogue. */
const MIN_PREFIX = 4;

interface Matches {
  hits: { n: number; id: number; exact: boolean }[] | null;
  products: (Omit<MatchedProduct, 'price' | 'price_breaks'> & PaiseTerms)[] | null;
}

/** The `sku_key` of a SKU: letters and digits in lower case. */
export const skuKeyOf = (sku: SQL): SQL => sql`code_key(${sku}) collate "C"`;

/**
 * Finds SKUs and the company's own material codes in its catalogue in one statement: one look-up each in the indexes on
 * `sku_key` and `material_key`, exact matches before prefix matches.
 */
export async function matchSkus(actor: Caller, { skus }: { skus: string[] }) {
  const [, answer] = await asActor(actor, [
    rows<Matches>(sql`
      with asked as (
        select n, ${skuKeyOf(sql`sku`)} as key
        from unnest(${sql.param(skus)}::text[]) with ordinality as t (sku, n)
      ), hit as materialized (
        select asked.n, p.id, p.exact from asked cross join lateral (
          select id, sku_key = asked.key as exact from products
          where company_id = app_company() and sku_key >= asked.key and sku_key < asked.key || chr(1114111)
            and (sku_key = asked.key or (active and length(asked.key) >= ${MIN_PREFIX}))
          order by sku_key, id limit ${MAX_SKU_CHOICES}
        ) as p where asked.key <> ''
        union
        select asked.n, p.id, true from asked
          join products p on p.company_id = app_company() and p.material_key = asked.key and p.material_key is not null
        where asked.key <> ''
      )
      select (select json_agg(json_build_object('n', n, 'id', id, 'exact', exact)) from hit) as hits, (
        select json_agg(json_build_object(
          'id', p.id, 'sku', p.sku, 'name', p.name, 'brand', p.brand, 'price_paise', p.price_paise, 'stock', p.stock,
          'unit', p.unit, 'pack', p.pack, 'active', p.active, 'min_qty', p.min_qty, 'qty_multiple', p.qty_multiple,
          'material_code', p.material_code, 'price_breaks', p.price_breaks,
          'image', (select url from item_images i where i.item_id = p.item_id order by i.is_primary desc, i.position limit 1)))
        from catalog p where p.company_id = app_company() and p.id in (select id from hit)
      ) as products`),
  ]);
  const { hits, products } = answer.rows[0]!;
  return {
    matches: matchesOf(skus.length, hits ?? []),
    products: (products ?? []).map(({ price_paise, ...product }) => ({
      ...product,
      price: toRupees(price_paise),
      price_breaks: toWireBreaks(product.price_breaks),
    })),
  };
}

function matchesOf(count: number, hits: NonNullable<Matches['hits']>): SkuMatch[] {
  const matches: SkuMatch[] = Array.from({ length: count }, () => ({ exact: [], near: [] }));
  for (const { n, id, exact } of hits) matches[n - 1]![exact ? 'exact' : 'near'].push(id);
  return matches.map(({ exact, near }) => ({ exact, near: exact.length > 0 ? [] : near }));
}
