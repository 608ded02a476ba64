import { and, eq, inArray, sql } from 'drizzle-orm';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import type { EnterCount } from '#contracts/stores/counts.ts';
import { STOCK_COUNT_STATES } from '#contracts/stores/states.ts';
import { users } from '#db/schema/companies.ts';
import { stock_count_lines, stock_counts } from '#db/schema/stock-counts.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { demand } from './demand.ts';

type Part = EnterCount['lines'][number];

const COUNT_MOVED = 'Another user has just changed this count. Nothing was saved. Try again.';

/** Enters quantities of a count, each with the stock on hand at this moment. The contract lists the refusals. */
export async function enterStockCount(actor: Caller, { id, lines: parts }: EnterCount) {
  const [me, [count], lines] = await asActor(actor, [
    db.select().from(stock_counts).where(eq(stock_counts.id, id)),
    db
      .select({ line: stock_count_lines, by: users.name })
      .from(stock_count_lines)
      .leftJoin(users, eq(users.id, stock_count_lines.counted_by))
      .where(
        and(
          eq(stock_count_lines.count_id, id),
          inArray(
            stock_count_lines.line_no,
            parts.map(({ line_no }) => line_no),
          ),
        ),
      ),
  ]);
  if (!count) throw notFound('stock count');
  assertOpen(count);
  assertEnterable(parts, lines);
  const answers = await orConflict(
    asActor(actor, [
      guard('open', sql`exists (select 1 from stock_counts where id = ${id} and status = ${count.status} for update)`),
      guard(
        'seen',
        sql`not exists (select 1 from ${partsOf(parts)} join stock_count_lines l on l.count_id = ${id} and l.line_no = part.line_no
          where l.counted_qty is distinct from part.was)`,
      ),
      rows(sql`
        with held as (
          select item_id, sum(allocated) as qty from ${demand}
          where item_id in (select l.item_id from ${partsOf(parts)} join stock_count_lines l on l.count_id = ${id} and l.line_no = part.line_no)
          group by item_id
        )
        update stock_count_lines l set counted_qty = part.qty,
          book_qty = case when part.qty is not null then i.stock + coalesce(held.qty, 0) end,
          counted_by = case when part.qty is not null then app_user() end,
          counted_at = case when part.qty is not null then now() end,
          cost_paise = i.cost_paise, cost_per = i.cost_per
        from ${partsOf(parts)}, items i left join held on held.item_id = i.id
        where l.count_id = ${id} and l.line_no = part.line_no and i.id = l.item_id`),
      rows<{ version: number }>(sql`update stock_counts set version = version + 1 where id = ${id} returning version`),
    ]),
    COUNT_MOVED,
  );
  const { version } = answers[4].rows[0]!;
  return {
    message: parts.length === 1 ? 'Quantity saved.' : `${parts.length} quantities saved.`,
    version,
    by: me.name,
  };
}

/** 409 once a count is posted or cancelled. */
export function assertOpen({ code, status }: Pick<typeof stock_counts.$inferSelect, 'code' | 'status'>): void {
  if (!STOCK_COUNT_STATES[status].isOpen) {
    throw new AppError('conflict', `${code} is ${status}. It can no longer be changed.`);
  }
}

/** Refuses a line that the count does not have, a fraction of a piece, and a quantity that a colleague has changed since. */
function assertEnterable(
  parts: Part[],
  lines: { line: typeof stock_count_lines.$inferSelect; by: string | null }[],
): void {
  const faults: Record<string, string> = {};
  let isConflict = false;
  parts.forEach(({ line_no, qty, was }, at) => {
    const found = lines.find(({ line }) => line.line_no === line_no);
    const field = `lines.${at}.qty`;
    const decimals = found && qty !== null && decimalsFault(qty, found.line.unit);
    if (!found) faults[field] = `The count has no line ${line_no}.`;
    else if (decimals) faults[field] = decimals;
    else if (found.line.counted_qty !== was) {
      isConflict = true;
      const { counted_qty, unit } = found.line;
      faults[field] =
        counted_qty === null
          ? 'Another user has cleared this quantity. Enter it again.'
          : `${found.by} has entered ${formatQuantity(counted_qty, unit)} here. Check it, and enter the quantity again if it is wrong.`;
    }
  });
  const [first] = Object.values(faults);
  if (first) throw new AppError(isConflict ? 'conflict' : 'invalid', first, { fields: faults });
}

/** The parts as a relation `part (line_no, qty, was)`. */
function partsOf(parts: Part[]) {
  return sql`json_to_recordset(${JSON.stringify(parts)}::json) as part (line_no int, qty numeric, was numeric)`;
}
