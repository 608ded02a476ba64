import { and, count, desc, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { DaySpan } from '#contracts/fields/day-span.ts';
import { LIST_COUNT_CAP, MAX_SEARCH_LENGTH } from '#contracts/limits.ts';
import { asActor, db, rows } from './database.ts';
import type { Caller } from './session.ts';

/** A page of a list or, with `after`, the part of an export after that row; 0 is the first part. */
export interface Paging {
  page: number;
  size: number;
  after?: number | undefined;
}

export interface List<Query extends PgSelect> {
  /** Columns and joins, without conditions. */
  query: Query;
  table: PgTable & { id: PgColumn };
  /** A statement that `search` depends on, run before it. */
  prepare?: SQL | undefined;
  /** The condition of `matches`. */
  search?: SQL | undefined;
  /** The other filters. Both may use only columns of `table`, because the count reads no joins. */
  where?: SQL | undefined;
  /** Keys, the first one first; never null. Equal rows are sorted by id. */
  sortBy: PgColumn | SQL | (PgColumn | SQL)[];
  descending: boolean;
  /** Condition on rows to list before all others, except in an export. */
  first?: SQL | undefined;
  /** Another statement for the batch, with the ids of the page's rows. */
  extra?: (ids: SQL) => SQL;
}

interface Page<Query extends PgSelect> {
  items: Awaited<Query>;
  total: number;
  total_capped: boolean;
  /** The first row of `extra`. */
  extra: Record<string, unknown> | undefined;
}

/**
 * Reads a page of a list and counts the rows up to a cap; on later pages up to one row past the page, so that the next page
 * can be offered. A part of an export is not counted; `GuardFailed` if the row it continues after is gone.
 */
export async function readPage<Query extends PgSelect>(
  actor: Caller,
  list: List<Query>,
  { page, size, after }: Paging,
): Promise<Page<Query>> {
  const { query, table, prepare, search, sortBy, descending, first, extra } = list;
  const isPart = after !== undefined;
  const where = and(search, list.where);
  const onPage = and(where, after ? isAfter(list, after) : undefined);
  const order = [sortBy, table.id].flat().map((key) => (descending ? desc(key) : sql`${key}`));
  if (first && !isPart) order.unshift(desc(first));
  const offset = isPart ? 0 : (page - 1) * size;
  const cap = Math.max(LIST_COUNT_CAP, offset + size + 1);
  const matching = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(isPart ? 0 : cap + 1)
    .as('matching');
  const found = count();
  const counted = db
    .select({ found, plan: search && page === 1 && !first ? useListOrder(sql`${found} > ${cap}`) : sql`null` })
    .from(matching);
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(onPage)
    .orderBy(...order)
    .limit(size)
    .offset(offset);
  const [, , , [total = { found: 0 }], items, extraResult] = await asActor(actor, [
    rows(sql`select ${search ? useTextIndex : sql`1`}, ${after ? assertExists(table, after) : sql`1`}`),
    rows(prepare ?? sql`select 1`),
    counted,
    // The joined rows of the page alone: a search may match most of the list.
    query.where(inArray(table.id, ids)).orderBy(...order),
    ...(extra ? [rows(extra(sql`array(${ids})`))] : []),
  ]);
  return {
    items: items as Awaited<Query>,
    total: Math.min(total.found, cap),
    total_capped: total.found > cap,
    extra: extraResult?.rows[0],
  };
}

/**
 * Settings that make the batch use the text index. Under row-level policies the planner cannot use a text's statistics and
 * would scan the list in its order instead. Parallel workers take longer to start than the search itself.
 */
const useTextIndex = sql`set_config('enable_indexscan', 'off', true), set_config('enable_seqscan', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** A common word, found more often than is counted, soon fills the first page in the list's order; nothing is sorted. */
const useListOrder = (isCommon: SQL) =>
  sql`case when ${isCommon} then set_config('enable_indexscan', 'on', true) || set_config('enable_bitmapscan', 'off', true) end`;

/** The same as a statement, for searches without `readPage`. */
export const searchByTextIndex = () => rows(sql`select ${useTextIndex}`);

const assertExists = (table: List<PgSelect>['table'], id: number) =>
  sql`must(exists (select 1 from ${table} where ${table.id} = ${id}), 'list changed')`;

/** Rows after the row with this id in the list's order. */
function isAfter({ table, sortBy, descending }: List<PgSelect>, id: number): SQL {
  const operator = sql.raw(descending ? '<' : '>');
  const keys = [sortBy].flat();
  const ofRow = keys.map((key) => sql`(select ${key} from ${table} where ${table.id} = ${id})`);
  const list = (values: (PgColumn | SQL | number)[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  return sql`(${list([...keys, table.id])}) ${operator} (${list([...ofRow, id])})`;
}

/** Further words of a search are ignored. */
const MAX_WORDS = 8;

/** Labels before a number, which are ignored: `LR no. 118-0277`, `Order #100019`. */
const LABELS = /\b(?:order|po|awb|lr|utr|chq|cheque)[.:]?\s+(?:(?:no|number)\b[.:]?\s*)?(?=\S*\d)/gi;
/** Record codes in any spelling; a quote is found by the number of its RFQ: `rfq 118`, `QUO-000118/2`. */
const CODES = /\b(rfq|quo|tkt|shp|ret)[\s-]*0*(\d{1,15})(?:\/\d+)?/gi;
const codeOf = (_: string, letters: string, number: string) => letters + number.padStart(6, '0');
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** The words of a search, normalised like `searchable()` in the database. */
function wordsOf(q: string): string[] {
  const plain = q.slice(0, MAX_SEARCH_LENGTH).replace(LABELS, '').replace(CODES, codeOf);
  return plain
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(PUNCTUATION, ''))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/**
 * Rows whose text contains all words of the search, in any order; one or two letters must begin a word. A blank search
 * finds everything, punctuation alone nothing.
 */
export function matches(text: PgColumn | SQL, q: string | null): SQL | undefined {
  if (!q?.trim()) return undefined;
  const words = wordsOf(q);
  if (words.length === 0) return sql`false`;
  return and(...words.map((word) => like(text, word.length < 3 ? `% ${word}%` : `%${word}%`)));
}

/** Names that begin with the search, for `first`: `steel` lists Steel Works before Cast Steel Mills. */
export function beginsWith(name: PgColumn | SQL, q: string | null): SQL | undefined {
  const words = q?.trim().replace(/\s+/g, ' ').toLowerCase();
  return words ? sql`starts_with(${name}, ${words})` : undefined;
}

/** The column equals the value; no condition without a value. */
export const filterBy = (column: PgColumn, value: string | number | boolean | null | undefined) =>
  value === null || value === undefined ? undefined : eq(column, value);

/** The rows with these ids, as selected on the screen; no condition without ids. */
export const onlyIds = (column: PgColumn, ids: number[] | undefined) => ids && inArray(column, ids);

const DAY_MS = 86_400_000;
const startOfDay = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** Times on these days in India. */
export function onDays(column: PgColumn, { from, to }: DaySpan): SQL | undefined {
  return and(
    from ? gte(column, startOfDay(from)) : undefined,
    to ? lt(column, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
  );
}
