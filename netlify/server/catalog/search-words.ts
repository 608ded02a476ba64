import { sql } from 'drizzle-orm';
import { anySearch, searchWords, type SearchWord } from '#contracts/catalog/search/query.ts';
import { NO_SYNONYMS, type SynonymEntry, type Synonyms, synonymTable } from '#contracts/catalog/search/synonyms.ts';
import { type Answers, asActor, type Queries, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';

/** A value that differs after any change of the table: each insert has a higher id, each update a higher version. */
export const synonymsState = sql`(select concat_ws('.', max(id), count(*), sum(version)) from search_synonyms)`;

/** The table as this process last read it; empty until its first search. */
let known = { state: '', synonyms: NO_SYNONYMS };

/**
 * Runs the queries that `queriesOf` makes of the synonyms. These come from memory, and the batch checks that their table has not
 * changed since: one round trip. Only after a change, and for the first search of a process, the same batch returns the table
 * and the queries run once more.
 */
export async function withSynonyms<T extends Queries>(
  actor: Caller,
  queriesOf: (synonyms: Synonyms) => T,
): Promise<Answers<T>> {
  for (let attempt = 1; ; attempt++) {
    const { state, synonyms } = known;
    const [, changed, ...answers] = await asActor(actor, [changedSynonyms(state), ...queriesOf(synonyms)]);
    const [table] = (changed as { rows: ChangedTable[] }).rows;
    if (table) known = { state: table.state, synonyms: synonymTable(table.entries ?? []) };
    // Changed again in the meantime: the words as of a moment ago are good enough.
    if (!table || attempt === 2) return answers as unknown as Answers<T>;
  }
}

/** The same for the queries that `queriesOf` makes of the words of a search, or of searches that differ in a size; null is no search. */
export async function asSearcher<T extends Queries>(
  actor: Caller,
  searches: string | string[] | null,
  queriesOf: (words: SearchWord[] | null) => T,
): Promise<{ words: SearchWord[] | null; answers: Answers<T> }> {
  const [first, ...others] = typeof searches === 'string' ? [searches] : (searches ?? []);
  if (first === undefined) {
    const [, ...answers] = await asActor(actor, queriesOf(null));
    return { words: null, answers: answers as unknown as Answers<T> };
  }
  let words: SearchWord[] = [];
  const answers = await withSynonyms(actor, (synonyms) => {
    words = searchWords(first, synonyms);
    return queriesOf(anySearch([words, ...others.map((q) => searchWords(q, synonyms))]) ?? words);
  });
  return { words, answers };
}

/** The words of a search as the first parameters of `catalog_page`; null is no search. */
export function wordArrays(words: SearchWord[] | null) {
  const each = (part: keyof SearchWord) => sql.param(words?.map((word) => word[part]) ?? null);
  return sql`${each('exact')}::text[], ${each('prefix')}::text[], ${each('strict')}::text[], ${each('term')}::text[], ${each('weight')}::real[]`;
}

interface ChangedTable {
  state: string;
  entries: SynonymEntry[] | null;
}

/** The whole table if it differs from `state`, else no row. */
const changedSynonyms = (state: string) =>
  rows<ChangedTable>(sql`
    select state, (
      select json_agg(json_build_object('typed', typed, 'finds', finds, 'both_ways', both_ways)) from search_synonyms
    ) as entries
    from (select ${synonymsState} as state) as now where state <> ${state}`);
