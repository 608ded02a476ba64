import { sql } from 'drizzle-orm';
import { type Candidates, MAX_CANDIDATES } from '#contracts/catalog/find-candidates.ts';
import { type SearchWord, searchWords } from '#contracts/catalog/search/query.ts';
import type { Synonyms } from '#contracts/catalog/search/synonyms.ts';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import { rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { type MatchedRows, matchedProducts, matchedProductsJson } from './matched-products.ts';
import { withSynonyms } from './search-words.ts';

/**
 * Descriptions whose turn comes later than this are not searched, milliseconds. The first one always is. Well below the
 * time that a database call may take (`db/client.ts`), because the last search that starts still has to end.
 */
const DEADLINE_MS = 1500;

interface Found {
  found: (Candidates & { n: number })[] | null;
  products: MatchedRows;
}

/** Searches the catalogue for each description, as `listCatalog` does for one, in one statement; equal ones once. */
export async function findCandidates(actor: Caller, { searches: all }: { searches: string[] }) {
  const searches = [...new Set(all)];
  const part = (name: keyof ReturnType<typeof partsOf>) =>
    sql`array(select jsonb_array_elements_text(words -> ${name}))`;
  const asked = (synonyms: Synonyms) => searches.map((text) => partsOf(searchWords(text, synonyms)));
  const [answer] = await withSynonyms(actor, (synonyms) => [
    rows<Found>(sql`
      with found as materialized (
        select n, ids, partial
        from jsonb_array_elements(${JSON.stringify(asked(synonyms))}::jsonb) with ordinality as asked (words, n)
          -- The offset keeps the planner from searching first and looking at the clock afterwards.
          cross join lateral (
            select ${part('exact')} as exact, ${part('prefix')} as prefix, ${part('strict')} as strict, ${part('term')} as term,
              ${part('weight')}::real[] as weight
            where n = 1 or clock_timestamp() < now() + ${`${DEADLINE_MS} ms`}::interval offset 0
          ) as search
          cross join lateral catalog_page(exact, prefix, strict, term, weight, false, null, null, null, null, null, null, false, 'relevance', 1, ${MAX_CANDIDATES}, ${SEARCH_COUNT_CAP})
      )
      select (select json_agg(json_build_object('n', n, 'ids', ids, 'partial', partial)) from found) as found,
        ${matchedProductsJson(sql`select unnest(ids) from found`)} as products`),
  ]);
  const { found, products } = answer.rows[0]!;
  const byText = new Map((found ?? []).map(({ n, ids, partial }) => [searches[n - 1]!, { ids, partial }]));
  return { found: all.map((text) => byText.get(text) ?? null), products: matchedProducts(products) };
}

const partsOf = (words: SearchWord[]) => ({
  exact: words.map(({ exact }) => exact),
  prefix: words.map(({ prefix }) => prefix),
  strict: words.map(({ strict }) => strict),
  term: words.map(({ term }) => term),
  weight: words.map(({ weight }) => weight),
});
