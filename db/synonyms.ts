import type { Client } from '@neondatabase/serverless';
import type { SynonymEntry } from '#contracts/catalog/search/synonyms.ts';
import listed from './synonyms.json' with { type: 'json' };

/**
 * The first words of the table of synonyms, from synonyms.json: words of the trade for the same goods, with Hindi in both
 * scripts. `one_way`: shoes also finds boots, but boots not shoes.
 */
export const firstSynonyms: SynonymEntry[] = [
  ...listed.both_ways.map(([typed, ...finds]) => ({ typed: typed!, finds, both_ways: true })),
  ...Object.entries(listed.one_way).map(([typed, finds]) => ({ typed, finds, both_ways: false })),
];

/** Adds them to a database that has none; later staff edit the table (`/admin/synonyms`). */
export async function putSynonyms(client: Client): Promise<void> {
  await client.query(
    `insert into search_synonyms (typed, finds, both_ways)
     select typed, finds, both_ways
     from jsonb_to_recordset($1) as listed (typed text, finds text[], both_ways boolean)
     where not exists (select 1 from search_synonyms)`,
    [JSON.stringify(firstSynonyms)],
  );
}
