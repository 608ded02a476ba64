import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { type PostStockCount, STOCK_COUNT_CHANGED } from '#contracts/stores/counts.ts';
import { items } from '#db/schema/catalog.ts';
import { stock_count_lines, stock_counts } from '#db/schema/stock-counts.ts';
import { alias } from 'drizzle-orm/pg-core';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { allocateTo, lockForAllocation } from './allocate.ts';
import { assertOpen } from './enter-count.ts';

/** The lines of a count whose quantity differs from the book stock; the line is `l`. */
const different = (id: number) => sql`l.count_id = ${id} and l.counted_qty <> l.book_qty`;

/** True if the item was counted elsewhere after the line `l`: the difference may be corrected already. */
const countedSince = sql`exists (
  select 1 from stock_adjustments a where a.item_id = l.item_id and a.reason = 'counted' and a.created_at >= l.counted_at)`;

/** Changes the stock by the differences of a count. The contract lists the refusals. */
export async function postStockCount(actor: Caller, { id, version, lines: reasons }: PostStockCount) {
  const [, [count], counted] = await asActor(actor, [
    db.select().from(stock_counts).where(eq(stock_counts.id, id)),
    readCounted(id),
  ]);
  if (!count) throw notFound('stock count');
  assertOpen(count);
  if (count.version !== version) throw new AppError('conflict', STOCK_COUNT_CHANGED);
  if (counted.length === 0) throw new AppError('conflict', 'Nothing is counted yet. Enter quantities first.');
  assertPostable(reasons, counted);
  const itemIds = sql`select l.item_id from stock_count_lines l where ${different(id)}`;
  const risen = sql`${itemIds} and l.counted_qty > l.book_qty`;
  await orConflict(
    asActor(actor, [
      guard(
        'count',
        sql`exists (select 1 from stock_counts where id = ${id} and version = ${version} and status = ${count.status} for update)`,
      ),
      ...lockForAllocation(itemIds),
      guard(
        'elsewhere',
        sql`not exists (select 1 from stock_count_lines l where ${different(id)} and ${countedSince})`,
      ),
      guard(
        'below',
        sql`not exists (select 1 from stock_count_lines l join items i on i.id = l.item_id
          where ${different(id)} and i.stock + l.counted_qty - l.book_qty < 0)`,
      ),
      rows(sql`
        update stock_count_lines l set reason = given.reason, note = given.note
        from json_to_recordset(${JSON.stringify(reasons)}::json) as given (line_no int, reason text, note text)
        where l.count_id = ${id} and l.line_no = given.line_no`),
      // What left or came between counting and posting stays booked.
      rows(sql`
        with moved as (
          update items i set stock = i.stock + l.counted_qty - l.book_qty from stock_count_lines l
          where ${different(id)} and i.id = l.item_id
          returning i.id, i.stock, l.counted_qty - l.book_qty as change, l.reason, l.note)
        insert into stock_adjustments (item_id, change, stock, reason, note, count_id, user_id)
        select id, change, stock, 'counted', concat_ws(', ', ${count.code}::text, reason, note), ${id}, app_user() from moved`),
      rows(sql`
        update stock_counts set status = 'posted', posted_at = now(), posted_by = app_user(), version = version + 1 where id = ${id}`),
      // A surplus goes to the orders that are short of the item (decision 073).
      ...allocateTo(risen),
    ]),
    STOCK_COUNT_CHANGED,
  );
  const changed = reasons.length;
  const many = changed === 1 ? '1 item' : `${changed} items`;
  return {
    message: `${count.code} posted. ${changed === 0 ? 'No stock changed.' : `The stock of ${many} is changed.`}`,
  };
}

const l = alias(stock_count_lines, 'l');

/** The counted lines, with the free stock of their items now. */
const readCounted = (id: number) =>
  db
    .select({ line: l, free: items.stock, isElsewhere: sql<boolean>`${countedSince}` })
    .from(l)
    .innerJoin(items, eq(items.id, l.item_id))
    .where(and(eq(l.count_id, id), isNotNull(l.counted_qty)));

/** Refuses unless each difference has its reason, and none leaves less than nothing. */
function assertPostable(reasons: PostStockCount['lines'], counted: Awaited<ReturnType<typeof readCounted>>): void {
  const differing = counted.filter(({ line }) => line.counted_qty !== line.book_qty);
  const without = differing.find(({ line }) => !reasons.some(({ line_no }) => line_no === line.line_no));
  if (without) throw new AppError('conflict', `Choose the reason for ${without.line.sku}.`);
  const faults: Record<string, string> = {};
  reasons.forEach(({ line_no }, at) => {
    const found = differing.find(({ line }) => line.line_no === line_no);
    if (!found) throw new AppError('conflict', STOCK_COUNT_CHANGED);
    const { line, free, isElsewhere } = found;
    const change = sumQty(line.counted_qty!, -line.book_qty!);
    if (isElsewhere) {
      faults[`lines.${at}.qty`] = `The stock of ${line.sku} was corrected after this line was counted. Count it again.`;
    } else if (sumQty(free, change) < 0) {
      faults[`lines.${at}.qty`] =
        `${formatQuantity(-change, line.unit)} of ${line.sku} ${change === -1 ? 'is' : 'are'} missing, and only ${formatQuantity(free, line.unit)} ` +
        `${free === 1 ? 'is' : 'are'} free: orders hold the rest. Short-close an order first, or clear the quantity to post the other lines.`;
    }
  });
  const [first] = Object.values(faults);
  if (first) throw new AppError('conflict', first, { fields: faults });
}

/** Cancels a stock count. The contract lists the refusals. */
export async function cancelStockCount(actor: Caller, id: number) {
  const [, [count]] = await asActor(actor, [db.select().from(stock_counts).where(eq(stock_counts.id, id))]);
  if (!count) throw notFound('stock count');
  assertOpen(count);
  const [, changed] = await asActor(actor, [
    db
      .update(stock_counts)
      .set({ status: 'cancelled' })
      .where(eq(stock_counts.id, id))
      .returning({ id: stock_counts.id }),
  ]);
  // If a colleague has just posted it, the policy leaves it unchanged.
  if (changed.length === 0) throw new AppError('conflict', `${count.code} has just been closed by another user.`);
  return { message: `${count.code} cancelled. No stock changed.` };
}
