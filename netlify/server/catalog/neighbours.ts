import { sql } from 'drizzle-orm';
import type { Neighbours } from '#contracts/catalog/list.ts';
import { type SizeAsked, sizesAsked } from '#contracts/catalog/search/size-asked.ts';
import { wordsOf } from '#contracts/catalog/search/words.ts';
import { rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { asSearcher } from './search-words.ts';

/** A neighbour is at most this many times larger or smaller. */
const FARTHEST = 2;

/**
 * The nearest stocked sizes, below and above, where the size of a search is not: `10.3mm drill` → 10.2 mm, 10.5 mm. All
 * other words must be those of the search, so the goods are of the same kind. Null if the search found its size: it is
 * asked for after a search without a product that has all words, and where a measure was named, because `26mm` may then be
 * another measure of what was found.
 */
export async function findNeighbours(actor: Caller, q: string | null, isFound: boolean): Promise<Neighbours | null> {
  for (const asked of q === null ? [] : sizesAsked(q)) {
    if (isFound && asked.label === null) continue;
    const found = await stockedSizes(actor, asked);
    const nearest = nearestSizes(asked.size, found).map((size) => ({
      size: asked.format(size),
      q: asked.searchFor(size),
    }));
    if (nearest.length > 0) return { asked: asked.format(asked.size), nearest };
  }
  return null;
}

async function stockedSizes(actor: Caller, asked: SizeAsked): Promise<number[]> {
  const { head, unit, label, rest } = asked;
  const { answers } = await asSearcher(actor, rest, (words) => [
    rows<{ size: string }>(sql`
      select size from catalog_sizes(
        ${sql.param((words ?? []).map(({ exact }) => exact))}::text[], ${`^${head}[0-9.]+${unit}$`}, ${label}) as size`),
  ]);
  return answers[0].rows.flatMap(({ size }) => sizeOf(size, asked));
}

/** The numbers of a text in the unit that was asked for; `26 in / 660 mm` is both. */
function sizeOf(text: string, { head, unit }: SizeAsked): number[] {
  return wordsOf(text).flatMap(({ forms }) => {
    const token = forms[0][0]!;
    if (!token.startsWith(head) || !token.endsWith(unit)) return [];
    const number = token.slice(head.length, token.length - unit.length);
    return number !== '' && Number.isFinite(Number(number)) ? [Number(number)] : [];
  });
}

/** The next size below and above; none if the size itself is there. */
export function nearestSizes(size: number, stocked: readonly number[]): number[] {
  if (stocked.includes(size)) return [];
  const below = Math.max(...stocked.filter((other) => other < size && other >= size / FARTHEST));
  const above = Math.min(...stocked.filter((other) => other > size && other <= size * FARTHEST));
  return [below, above].filter(Number.isFinite);
}
