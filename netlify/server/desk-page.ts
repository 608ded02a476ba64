import { type SQL, sql } from 'drizzle-orm';
import { LIST_COUNT_CAP, SEARCH_COUNT_CAP } from '#contracts/limits.ts';
import { asActor, rows } from './database.ts';
import type { Caller } from './session.ts';

/** Which page of a list, and how long it is: an export is one long page. */
interface Place {
  page: number;
  size: number;
}

/** How far a list counts: an export as far as it may hold rows. */
export const listCap = (size: number) => Math.max(LIST_COUNT_CAP, size);

/**
 * One page of a list of the desk: `page` finds its ids, the database's function `listed` reads what the list shows of
 * them, under row-level security. Moments are as JSON of the database writes them.
 */
export async function readDeskPage<Row>(actor: Caller, listed: `admin_${string}_rows`, page: SQL) {
  const [, found] = await asActor(actor, [
    rows<{ total: number; capped: boolean; items: Row[] | null }>(
      sql`select total, capped, ${sql.raw(listed)}(ids) as items from ${page}`,
    ),
  ]);
  const { items, total, capped } = found.rows[0]!;
  return { items: items ?? [], total, total_capped: capped };
}

/** A call of the function `door`, which answers `ids`, `total` and `capped`, as `from` takes it; without a filter: null. */
export function deskPage(door: `admin_${string}_page`, filters: readonly unknown[], { page, size }: Place): SQL {
  const given = [...filters, page, size, listCap(size), Math.max(SEARCH_COUNT_CAP, size)];
  const values = given.map((value) => sql`${value ?? null}`);
  return sql`${sql.raw(door)}(${sql.join(values, sql`, `)})`;
}

/** A moment as JSON of the database writes it, in the wire's form. */
export const moment = <At extends string | null>(at: At) => (at && new Date(at).toISOString()) as At;
