import { type SQL, sql } from 'drizzle-orm';
import { AppError } from './http/errors.ts';
import { errorCode } from './database.ts';

/** Goods of one line. */
export interface OrderPart {
  line_no: number;
  qty: number;
}

/** One part for each line, whatever was sent. */
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

/** For `catch`: a check of the table of lines refused more than remains. */
export function tooMuch(error: unknown): never {
  if (errorCode(error) === '23514')
    throw new AppError('conflict', 'Less than that remains to be packed. Look at the order again.');
  throw error;
}
