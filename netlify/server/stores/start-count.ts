import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNT_LINES, type StartStockCount } from '#contracts/stores/counts.ts';
import { items, products } from '#db/schema/catalog.ts';
import { stock_counts } from '#db/schema/stock-counts.ts';
import { asActor, db, rows } from '../platform/database.ts';
import { fieldError } from '../platform/errors.ts';
import { matches } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';

/** The count just inserted in the same batch. */
const NEW_COUNT = sql`currval('stock_counts_id_seq')`;

/** Starts a stock count of the items that match. The contract lists the refusals. */
export async function startStockCount(actor: Caller, chosen: StartStockCount) {
  const chosenItems = itemsOf(chosen);
  const [, [found]] = await asActor(actor, [
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(items)
      .where(chosenItems),
  ]);
  const { total } = found!;
  const field = chosen.bin_from ? 'bin_from' : chosen.category ? 'category' : 'search';
  if (total === 0) throw fieldError('invalid', field, 'No items match. Change the bins, the category or the search.');
  if (total > MAX_COUNT_LINES) {
    const message = `${total.toLocaleString('en-IN')} items match. Choose fewer bins, or a search too: a count has at most ${MAX_COUNT_LINES} items.`;
    throw fieldError('invalid', field, message);
  }
  const [, [made]] = await asActor(actor, [
    db
      .insert(stock_counts)
      .values({ scope: scopeOf(chosen), created_by: actor.uid })
      .returning({ id: stock_counts.id, code: stock_counts.code }),
    rows(sql`
      insert into stock_count_lines (count_id, line_no, item_id, sku, name, unit, bin)
      select ${NEW_COUNT}, row_number() over (order by bin nulls last, lower(sku)), id, sku, name, unit, bin
      from items where ${chosenItems} order by bin nulls last, lower(sku) limit ${MAX_COUNT_LINES}`),
  ]);
  const many = total === 1 ? '1 item' : `${total} items`;
  return { message: `${made!.code} started with ${many}.`, id: made!.id };
}

/** The condition on `items`. Bins are compared by their characters, ignoring case: A-04 comes before A-10. */
function itemsOf({ bin_from, bin_to, category, search }: StartStockCount): SQL | undefined {
  const bin = sql`upper(${items.bin}) collate "C"`;
  const last = bin_to ?? bin_from;
  const found = matches(products.search_text, search);
  return and(
    bin_from ? sql`${bin} >= upper(${bin_from})` : undefined,
    last ? sql`(${bin} <= upper(${last}) or starts_with(${bin}, upper(${last})))` : undefined,
    category ? eq(items.category, category) : undefined,
    found && sql`${items.id} in (select item_id from products where ${found})`,
  );
}

function scopeOf({ bin_from, bin_to, category, search }: StartStockCount): string {
  const bins = bin_from && (bin_to && bin_to !== bin_from ? `Bins ${bin_from} to ${bin_to}` : `Bin ${bin_from}`);
  return [bins, category, search && `“${search}”`].filter(Boolean).join(', ');
}
