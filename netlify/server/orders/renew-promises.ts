import { and, eq, inArray, sql } from 'drizzle-orm';
import type { QuoteLine } from '#contracts/quotes/portal.ts';
import { order_lines, orders } from '#db/schema/orders.ts';
import { latestDay, promiser } from '../delivery/promises.ts';
import { db } from '../platform/database.ts';

/** Column beside `order_lines`: the lead time of the accepted quote; null for an order at list prices. */
export const quotedLeadDays = sql<QuoteLine['lead_days']>`(select q.lead_days from quote_lines q
  join orders o on o.quote_id = q.quote_id
  where o.id = ${order_lines.order_id} and q.line_no = ${order_lines.line_no})`;

/** A line that has just been ordered or approved. */
interface OrderedLine {
  kind: (typeof order_lines.$inferSelect)['kind'];
  qty: number;
  /** Units taken from stock. */
  stock_qty: number;
  /** The lead time of its quote, or of its item if it was ordered at list prices. */
  lead_days: number | null;
  is_quoted: boolean;
}

/**
 * The delivery date to promise for a line; null if none. The lead time of a quote is what the buyer was told, so it applies
 * even if the goods are in stock.
 */
export function promiseLine(promise: ReturnType<typeof promiser>, { kind, qty, stock_qty, ...line }: OrderedLine) {
  if (kind !== 'goods') return null;
  const { lead_days, is_quoted } = line;
  return promise({ stock: is_quoted && lead_days !== null ? 0 : stock_qty, lead_days }, qty).deliver_on;
}

/**
 * Promises the lines of an order again at its approval, because goods leave after it. To be placed before the statement that
 * changes the order's status: lines can change only while it is pending.
 */
export function renewPromises(
  order_id: number,
  lines: (OrderedLine & { line_no: number })[],
  terms: Parameters<typeof promiser>[0],
) {
  const promise = promiser(terms);
  const promised = lines.map((line) => ({ line_no: line.line_no, day: promiseLine(promise, line) }));
  const days = promised.map(({ day }) => day);
  return [
    // A statement for each date, not for each line.
    ...[...new Set(days)].map((promised_on) => {
      const numbers = promised.filter(({ day }) => day === promised_on).map(({ line_no }) => line_no);
      return db
        .update(order_lines)
        .set({ promised_on })
        .where(and(eq(order_lines.order_id, order_id), inArray(order_lines.line_no, numbers)));
    }),
    db
      .update(orders)
      .set({ promised_on: latestDay(days) })
      .where(eq(orders.id, order_id)),
  ];
}
