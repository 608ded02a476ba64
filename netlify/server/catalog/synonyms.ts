import { asc, eq, sql } from 'drizzle-orm';
import { synonymFault } from '#contracts/catalog/search/check-synonym.ts';
import { searchWords } from '#contracts/catalog/search/query.ts';
import { type Synonyms, synonymTable } from '#contracts/catalog/search/synonyms.ts';
import { type SaveSynonym, SYNONYM_CONFLICT } from '#contracts/catalog/synonyms.ts';
import { SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import { search_synonyms } from '#db/schema/catalog-search.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { synonymsState } from './search-words.ts';

const allSynonyms = () =>
  db.select().from(search_synonyms).orderBy(asc(search_synonyms.typed), asc(search_synonyms.id));

/** All entries in alphabetical order. */
export async function listSynonyms(actor: Caller) {
  const [, items] = await asActor(actor, [allSynonyms()]);
  return { items };
}

/**
 * Adds an entry or saves the one with `id`. 400 for a phrase without words, a pair of another entry and a loop; 404 for an
 * unknown id; 409 if the table has changed since it was checked.
 */
export async function saveSynonym(actor: Caller, { id, version, ...entry }: SaveSynonym) {
  const [, entries, state] = await asActor(actor, [
    allSynonyms(),
    rows<{ state: string }>(sql`select ${synonymsState} as state`),
  ]);
  const current = entries.find((other) => other.id === id);
  if (id !== undefined && !current) throw notFound('entry');
  if (version !== undefined && current?.version !== version) throw conflict();
  const others = entries.filter((other) => other !== current);
  const fault = synonymFault(entry, others);
  if (fault) throw fieldError('invalid', fault.field, fault.message);
  const phrases = [entry.typed, ...entry.finds];
  const returning = { id: search_synonyms.id };
  const write = current
    ? db
        .update(search_synonyms)
        .set({ ...entry, version: current.version + 1 })
        .where(eq(search_synonyms.id, current.id))
        .returning(returning)
    : db.insert(search_synonyms).values(entry).returning(returning);
  try {
    const [, , [saved], found] = await asActor(actor, [
      guard('state', sql`${synonymsState} = ${state.rows[0]!.state}`),
      write,
      countProducts(phrases, synonymTable(others)),
    ]);
    return {
      message: `Synonyms of “${entry.typed}” saved.`,
      id: saved!.id,
      affects: phrases.map((phrase, at) => {
        const products = found.rows[at]!.products;
        return { phrase, products: Math.min(products, SEARCH_COUNT_CAP), capped: products > SEARCH_COUNT_CAP };
      }),
    };
  } catch (error) {
    throw error instanceof GuardFailed ? conflict() : error;
  }
}

const conflict = () => fieldError('conflict', 'version', SYNONYM_CONFLICT);

/** For each phrase the active products, of all companies, that a search for it finds; one more than the cap at most. */
function countProducts(phrases: string[], synonyms: Synonyms) {
  const queries = phrases.map((phrase) =>
    searchWords(phrase, synonyms)
      .map(({ exact }) => exact)
      .join(' & '),
  );
  return rows<{ products: number }>(sql`
    select (select count(*)::int from (
      select 1 from products where active and search @@ query::tsquery limit ${SEARCH_COUNT_CAP + 1}) as matching) as products
    from unnest(${sql.param(queries)}::text[]) with ordinality as phrase (query, place) order by place`);
}

/** Deletes an entry. 404 if it is already gone. */
export async function removeSynonym(actor: Caller, id: number) {
  const [, [gone]] = await asActor(actor, [
    db.delete(search_synonyms).where(eq(search_synonyms.id, id)).returning({ typed: search_synonyms.typed }),
  ]);
  if (!gone) throw notFound('entry');
  return { message: `Synonyms of “${gone.typed}” removed.` };
}
