import { type SQL, sql } from 'drizzle-orm';
import { MAX_SKU_CHOICES, type SkuMatch } from '#contracts/catalog/match-skus.ts';
import { asActor, myCompany, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { type MatchedRows, matchedProducts, matchedProductsJson } from './matched-products.ts';

/** Shortest prefix that is matched, letters and digits: a shorter one would match half the catalogue. */
const MIN_PREFIX = 4;

interface Matches {
  /** `rows` are the places at which the code was asked for, from 1. */
  hits: { rows: number[]; id: number; exact: boolean }[] | null;
  products: MatchedRows;
}

/** The `sku_key` of a SKU: letters and digits in lower case. */
export const skuKeyOf = (sku: SQL): SQL => sql`code_key(${sku}) collate "C"`;

/**
 * Finds SKUs and the company's own material codes in its catalogue in one statement: one look-up each in the indexes on
 * `sku_key` and `material_key`, exact matches before prefix matches. Rows with the same code are looked up once, and a code
 * below MIN_PREFIX is looked up as it is: its beginning alone would read the whole catalogue.
 */
export async function matchSkus(actor: Caller, { skus }: { skus: string[] }, company_id: SQL = myCompany) {
  const [, answer] = await asActor(actor, [
    rows<Matches>(sql`
      with asked as (
        select n, ${skuKeyOf(sql`sku`)} as key
        from unnest(${sql.param(skus)}::text[]) with ordinality as t (sku, n)
      ), code as materialized (
        select key, array_agg(n) as rows from asked where key <> '' group by key
      ), hit as materialized (
        select code.key, p.id, p.sku_key, p.exact from code cross join lateral (
          (select id, sku_key, true as exact from products
           where company_id = ${company_id} and sku_key = code.key order by id limit ${MAX_SKU_CHOICES})
          union all
          (select id, sku_key, false from products
           where length(code.key) >= ${MIN_PREFIX} and company_id = ${company_id} and active
             and sku_key > code.key and sku_key < code.key || chr(1114111)
           order by sku_key, id limit ${MAX_SKU_CHOICES})
          union all
          (select id, sku_key, true from products
           where company_id = ${company_id} and material_key = code.key limit ${MAX_SKU_CHOICES})
        ) as p
      )
      select (select json_agg(json_build_object('rows', code.rows, 'id', hit.id, 'exact', hit.exact) order by hit.sku_key, hit.id)
          from (select distinct * from hit) as hit join code using (key)) as hits,
        ${matchedProductsJson(sql`select id from hit`, company_id)} as products`),
  ]);
  const { hits, products } = answer.rows[0]!;
  return {
    matches: matchesOf(skus.length, hits ?? []),
    products: matchedProducts(products),
  };
}

/** The same in the catalogue of a company, for staff. */
export const matchCompanySkus = (actor: Caller, { company_id, skus }: { company_id: number; skus: string[] }) =>
  matchSkus(actor, { skus }, sql`${company_id}::bigint`);

function matchesOf(count: number, hits: NonNullable<Matches['hits']>): SkuMatch[] {
  const matches: SkuMatch[] = Array.from({ length: count }, () => ({ exact: [], near: [] }));
  for (const { rows: places, id, exact } of hits) {
    for (const n of places) matches[n - 1]![exact ? 'exact' : 'near'].push(id);
  }
  return matches.map(({ exact, near }) => ({ exact, near: exact.length > 0 ? [] : near }));
}
