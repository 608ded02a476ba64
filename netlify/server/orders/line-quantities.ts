import { type SQL, sql } from 'drizzle-orm';
import { errorCode } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';

/** A quantity of one line. */
export interface OrderPart {
  line_no: number;
  qty: number;
}

/** Merges parts of the same line. */
export function mergeParts(parts: OrderPart[]): OrderPart[] {
  const byLine = new Map<number, number>();
  for (const { line_no, qty } of parts) byLine.set(line_no, (byLine.get(line_no) ?? 0) + qty);
  return [...byLine].map(([line_no, qty]) => ({ line_no, qty }));
}

/** The parts as a relation `part (line_no, qty)`. */
export function partRows(parts: OrderPart[]): SQL {
  const values = parts.map(({ line_no, qty }) => sql`(${line_no}::int, ${qty}::int)`);
  return sql`(values ${sql.join(values, sql`, `)}) as part (line_no, qty)`;
}

/** For `catch`: the check on `order_lines` failed because less is left to pack. */
export function rethrowOverpacked(error: unknown): never {
  if (errorCode(error) === '23514') {
    throw new AppError('conflict', 'Less than that is left to pack. Review the order and try again.');
  }
  throw error;
}
