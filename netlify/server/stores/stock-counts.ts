import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toRupees } from '#contracts/fields/money.ts';
import type { StockCount, StockCountRow, StockCountStatus } from '#contracts/stores/counts.ts';
import { grossOf } from '#db/schema/columns.ts';
import { items } from '#db/schema/catalog.ts';
import { users } from '#db/schema/companies.ts';
import { stock_count_lines, stock_counts } from '#db/schema/stock-counts.ts';
import { asActor, db } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { filterBy, matches, type Paging, readPage } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

interface ListQuery extends Paging {
  q: string | null;
  status?: StockCountStatus | undefined;
  sort?: string | undefined;
}

const ofLines = <T>(value: SQL) =>
  sql<T>`(select ${value} from stock_count_lines l where l.count_id = ${stock_counts.id})`;

/** Counted less book stock at cost price, paise; the line is `l`. Null if not counted or without a cost price. */
const differenceValue = grossOf({
  qty: sql`(l.counted_qty - l.book_qty)`,
  price_paise: sql`l.cost_paise`,
  price_per: sql`l.cost_per`,
});

/** A count as the list shows it. */
const rowOfCount = {
  id: stock_counts.id,
  code: stock_counts.code,
  scope: stock_counts.scope,
  status: stock_counts.status,
  started_at: stock_counts.created_at,
  started_by: users.name,
  posted_at: stock_counts.posted_at,
  lines: ofLines<number>(sql`count(*)::int`),
  counted: ofLines<number>(sql`count(l.counted_qty)::int`),
  differences: ofLines<number>(sql`(count(*) filter (where l.counted_qty <> l.book_qty))::int`),
  value_paise: ofLines<number | null>(
    sql`(sum(${differenceValue}) filter (where l.counted_qty <> l.book_qty))::float8`,
  ),
};

type Found = Omit<StockCountRow, 'started_at' | 'posted_at' | 'value'> & {
  started_at: Date;
  posted_at: Date | null;
  value_paise: number | null;
};

const countRow = ({ value_paise, started_at, posted_at, ...row }: Found): StockCountRow => ({
  ...row,
  started_at: started_at.toISOString(),
  posted_at: posted_at?.toISOString() ?? null,
  value: toRupees(value_paise),
});

/** A page of stock counts, the newest first by default. */
export async function listStockCounts(actor: Caller, { q, status, sort, ...paging }: ListQuery) {
  const list = {
    query: db.select(rowOfCount).from(stock_counts).innerJoin(users, eq(users.id, stock_counts.created_by)).$dynamic(),
    table: stock_counts,
    search: matches(stock_counts.search_text, q),
    where: filterBy(stock_counts.status, status),
    sortBy: [],
    descending: sort !== 'date_asc',
  };
  const { items: page, total, total_capped } = await readPage(actor, list, paging);
  return { items: page.map(countRow), total, total_capped };
}

const counter = alias(users, 'counter');
const poster = alias(users, 'poster');

/** One stock count with its lines. 404 for an unknown id. */
export async function getStockCount(actor: Caller, id: number): Promise<{ count: StockCount }> {
  const l = alias(stock_count_lines, 'l');
  const [, [found], lines] = await asActor(actor, [
    db
      .select({ row: rowOfCount, version: stock_counts.version, posted_by: poster.name })
      .from(stock_counts)
      .innerJoin(users, eq(users.id, stock_counts.created_by))
      .leftJoin(poster, eq(poster.id, stock_counts.posted_by))
      .where(eq(stock_counts.id, id)),
    db
      .select({
        line: l,
        codes: sql<string[]>`array_prepend(${l.sku}, ${items.cross_references})`,
        counted_by: counter.name,
        value_paise: sql<number | null>`(${differenceValue})::float8`,
      })
      .from(l)
      .innerJoin(items, eq(items.id, l.item_id))
      .leftJoin(counter, eq(counter.id, l.counted_by))
      .where(eq(l.count_id, id))
      .orderBy(l.line_no),
  ]);
  if (!found) throw notFound('stock count');
  return {
    count: {
      ...countRow(found.row),
      ...{ version: found.version, posted_by: found.posted_by },
      lines: lines.map(({ line, value_paise, ...rest }) => ({ ...line, ...rest, value: toRupees(value_paise) })),
    },
  };
}
