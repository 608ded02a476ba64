import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { StockReason } from '#contracts/catalog/adjust-stock.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { MAX_STOCK } from '#contracts/limits.ts';
import { users } from '#db/schema/companies.ts';
import { stock_adjustments } from '#db/schema/product-imports.ts';
import { asActor, db, guard, rows } from '../platform/database.ts';
import { fieldError, GuardFailed, notFound } from '../platform/errors.ts';
import type { Paging } from '../platform/list-page.ts';
import type { Caller } from '../platform/session.ts';
import { allocateTo, lockForAllocation } from '../stores/allocate.ts';
import { MEASURES } from '#contracts/fields/unit-codes.ts';

/** The units of which a quantity may have decimals. */
export const measures = sql.param([...MEASURES]);

interface Adjustment {
  product_id: number;
  change?: number | undefined;
  count?: number | undefined;
  stock_was?: number | undefined;
  reason: StockReason;
  note: string | null;
}

/**
 * Changes the stock of a product's item, one for all companies, and records the reason. What is free afterwards is allocated to
 * the orders that are short of it. The contract lists the refusals.
 */
export async function adjustStock(actor: Caller, adjustment: Adjustment) {
  const { product_id, change, count, stock_was } = adjustment;
  const item = itemOf(product_id);
  const now = sql`(select stock from items where id = ${item})`;
  const by = count === undefined ? sql`${change ?? 0}::numeric` : sql`(${count}::numeric - ${stock_was ?? 0}::numeric)`;
  try {
    const answers = await asActor(actor, [
      ...lockForAllocation(sql`select ${item}`),
      guard('missing', sql`exists (select 1 from items where id = ${item} for update)`),
      guard('moved', count === undefined ? sql`true` : sql`${now} = ${stock_was ?? 0}`),
      rows(
        sql`select must(${by} % 1 = 0 or unit = any(${measures}::text[]), 'whole ' || unit) from items where id = ${item}`,
      ),
      guard('below', sql`${now} + ${by} >= 0`),
      guard('above', sql`${now} + ${by} <= ${MAX_STOCK}`),
      rows<{ stock: number }>(stockChange(item, by, adjustment)),
      // What came goes to the orders that are short of it (decision 073).
      ...allocateTo(sql`select ${item}`),
      rows<{ stock: number }>(sql`select stock::float8 from items where id = ${item}`),
    ]);
    const [changed, , , left] = answers.slice(-4) as { rows: { stock: number }[] }[];
    const { stock } = left!.rows[0]!;
    const given = sumQty(changed!.rows[0]?.stock ?? stock, -stock);
    const allocated = given > 0 ? ` ${given.toLocaleString('en-IN')} allocated to orders that were short.` : '';
    return { message: `Stock is now ${stock.toLocaleString('en-IN')}.${allocated}`, stock };
  } catch (error) {
    throw refusalOf(error, count === undefined ? 'change' : 'count');
  }
}

/** Id of a product's item. */
export const itemOf = (product_id: number): SQL => sql`(select item_id from products where id = ${product_id})`;

/** Changes the stock and writes the adjustment with its reason; a change of 0 writes nothing. */
export function stockChange(item: SQL, change: SQL, { reason, note }: Pick<Adjustment, 'reason' | 'note'>) {
  return sql`
    with moved as (
      update items set stock = stock + ${change} where id = ${item} and ${change} <> 0 returning id, stock
    )
    insert into stock_adjustments (item_id, change, stock, reason, note, user_id)
    select id, ${change}, stock, ${reason}, ${note}, app_user() from moved returning stock::float8`;
}

function refusalOf(error: unknown, field: string): unknown {
  if (!(error instanceof GuardFailed)) return error;
  const refuse = (message: string) => fieldError('conflict', field, message);
  const unit = /^whole (.+)$/.exec(error.guard)?.[1];
  if (unit) return fieldError('invalid', field, `Whole numbers only for ${unit}.`);
  switch (error.guard) {
    case 'missing':
      return notFound('product');
    case 'below':
      return refuse('There are fewer units in stock than that. Check the stock again.');
    case 'above':
      return refuse('That is above the largest stock that can be recorded.');
    default:
      return refuse('Orders have changed the stock since you counted. Nothing was saved. Count again.');
  }
}

/** A page of a product's stock adjustments, newest first by default. */
export async function listStockAdjustments(
  actor: Caller,
  { product_id, sort, page, size, after }: Paging & { product_id: number; sort?: string | undefined },
) {
  const [order, isAfter] = sort === 'date_asc' ? [asc, gt] : [desc, lt];
  const ofProduct = eq(stock_adjustments.item_id, itemOf(product_id));
  const [, items, [counted]] = await asActor(actor, [
    db
      .select({ step: stock_adjustments, by: users.name })
      .from(stock_adjustments)
      .innerJoin(users, eq(users.id, stock_adjustments.user_id))
      .where(and(ofProduct, after ? isAfter(stock_adjustments.id, after) : undefined))
      .orderBy(order(stock_adjustments.id))
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(stock_adjustments)
      .where(ofProduct),
  ]);
  return {
    items: items.map(({ step, by }) => ({ ...step, by, at: step.created_at.toISOString() })),
    total: counted!.total,
  };
}
