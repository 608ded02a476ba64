import { type SQL, sql } from 'drizzle-orm';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { COUNTS } from '#contracts/fields/unit-codes.ts';
import { errorCode, rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';

/** A quantity of one line. */
export interface OrderPart {
  line_no: number;
  qty: number;
}

/** Merges parts of the same line. */
export function mergeParts(parts: OrderPart[]): OrderPart[] {
  const byLine = new Map<number, number>();
  for (const { line_no, qty } of parts) byLine.set(line_no, sumQty(byLine.get(line_no) ?? 0, qty));
  return [...byLine].map(([line_no, qty]) => ({ line_no, qty }));
}

/** The parts as a relation `part (line_no, qty)`. */
export function partRows(parts: OrderPart[]): SQL {
  const values = parts.map(({ line_no, qty }) => sql`(${line_no}::int, ${qty}::numeric)`);
  return sql`(values ${sql.join(values, sql`, `)}) as part (line_no, qty)`;
}

/** Refuses decimals of lines that are counted; no statement if there are none. To be caught by `rethrowDecimals`. */
export function guardWhole(order_id: number, parts: OrderPart[]) {
  if (parts.every(({ qty }) => Number.isInteger(qty))) return [];
  return [
    rows(sql`
      select must(false, 'whole ' || l.unit) from ${partRows(parts)} join order_lines l using (line_no)
      where l.order_id = ${order_id} and part.qty % 1 <> 0 and upper(l.unit) = any(${sql.param([...COUNTS])}::text[])`),
  ];
}

/** For `catch`: the refusal of `guardWhole`, with the unit. */
export function rethrowDecimals(error: unknown): never {
  const unit = error instanceof GuardFailed && /^whole (.+)$/.exec(error.guard)?.[1];
  throw unit ? new AppError('invalid', `Whole numbers only for ${unit}.`) : error;
}

/** For `catch`: the check on `order_lines` failed because less is left to pack. */
export function rethrowOverpacked(error: unknown): never {
  if (errorCode(error) === '23514') {
    throw new AppError('conflict', 'Less than that is left to pack. Review the order and try again.');
  }
  throw error;
}
