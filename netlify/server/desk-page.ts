import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { LIST_COUNT_CAP, LIST_SEARCH_CAP } from '#contracts/limits.ts';
import { asActor, rows } from './database.ts';
import type { Caller } from './session.ts';

/** Which page of a list, and how long it is. Of an export: the part after the row `after`, 0 for the first part. */
export interface Place {
  page: number;
  size: number;
  after?: number | undefined;
}

/** A call of the function of the database that finds the ids, as `from` takes it. */
export interface DeskPage {
  door: SQL;
  after: number | undefined;
}

/**
 * One page of a list of the desk: `page` finds its ids, the database's function `listed` reads what the list shows of
 * them, under row-level security. Moments are as JSON of the database writes them.
 */
export async function readDeskPage<Row>(actor: Caller, listed: `admin_${string}_rows`, { door, after }: DeskPage) {
  const list = rows<{ total: number; capped: boolean; items: Row[] | null }>(
    sql`select total, capped, ${sql.raw(listed)}(ids) as items from ${door}`,
  );
  const found = await askList(actor, list, after);
  const { items, total, capped } = found.rows[0]!;
  return { items: items ?? [], total, total_capped: capped };
}

/**
 * Asks a list that ends in `admin_page`. For a part of an export that is told first after which row it goes on: it answers
 * so many rows without a count. `GuardFailed` where that row is gone.
 */
export async function askList<List extends BatchItem<'pg'>>(actor: Caller, list: List, after: number | undefined) {
  if (after === undefined) {
    const [, found] = await asActor(actor, [list]);
    return found;
  }
  const [, , found] = await asActor(actor, [rows(sql`select set_config('app.list_after', ${`${after}`}, true)`), list]);
  return found;
}

/** A call of the function `door`, which answers `ids`, `total` and `capped`; without a filter: null. */
export function deskPage(
  door: `admin_${string}_page`,
  filters: readonly unknown[],
  { page, size, after }: Place,
): DeskPage {
  const values = [...filters, page, size, LIST_COUNT_CAP, LIST_SEARCH_CAP].map((value) => sql`${value ?? null}`);
  return { door: sql`${sql.raw(door)}(${sql.join(values, sql`, `)})`, after };
}

/** A moment as JSON of the database writes it, in the wire's form. */
export const moment = <At extends string | null>(at: At) => (at && new Date(at).toISOString()) as At;
