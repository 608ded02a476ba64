import { type SQL, sql } from 'drizzle-orm';
import { MAX_SKU_CHOICES, type SkuMatch } from '#contracts/catalog/match-skus.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { type MatchedRows, matchedProducts, matchedProductsJson } from './matched-products.ts';

/** Shortest prefix that is matched, letters and digits: a shorter one would match half the catalogue. */
const MIN_PREFIX = 4;

interface Matches {
  hits: { n: number; id: number; exact: boolean }[] | null;
  products: MatchedRows;
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
        select asked.n, p.id, true from asked cross join lateral (
          select id from products where company_id = app_company() and material_key = asked.key limit ${MAX_SKU_CHOICES}
        ) as p where asked.key <> ''
      )
      select (select json_agg(json_build_object('n', n, 'id', id, 'exact', exact)) from hit) as hits,
        ${matchedProductsJson(sql`select id from hit`)} as products`),
  ]);
  const { hits, products } = answer.rows[0]!;
  return {
    matches: matchesOf(skus.length, hits ?? []),
    products: matchedProducts(products),
  };
}

function matchesOf(count: number, hits: NonNullable<Matches['hits']>): SkuMatch[] {
  const matches: SkuMatch[] = Array.from({ length: count }, () => ({ exact: [], near: [] }));
  for (const { n, id, exact } of hits) matches[n - 1]![exact ? 'exact' : 'near'].push(id);
  return matches.map(({ exact, near }) => ({ exact, near: exact.length > 0 ? [] : near }));
}
