import { type SQL, sql } from 'drizzle-orm';
import type { catalog } from '#db/catalog-view.ts';
import type { ToBuyLine } from '../mail/goods.ts';

/** Lines of items that can be ordered beyond their stock (decision 079): the rest is bought in. */

interface PlacedLine {
  seen: Pick<typeof catalog.$inferSelect, 'id' | 'can_backorder'>;
  qty: number;
  /** The delivery of what is bought in; null if unknown. */
  beyond_stock_on: string | null;
}

/**
 * The lines with more than is in stock, as a relation `short (line_no, stock, day)`: what each takes, and when its last part arrives.
 * Null if no item allows it. To be read while the items are locked and before their stock is taken.
 */
export function shortLines(lines: PlacedLine[]): SQL | null {
  const allowed = lines.flatMap(({ seen, qty, beyond_stock_on }, index) =>
    seen.can_backorder ? [{ line_no: index + 1, product_id: seen.id, qty, day: beyond_stock_on }] : [],
  );
  if (allowed.length === 0) return null;
  return sql`(
    select b.line_no, i.stock, b.day
    from json_to_recordset(${JSON.stringify(allowed)}::json) as b (line_no int, product_id bigint, qty numeric, day date)
      join products p on p.id = b.product_id join items i on i.id = p.item_id
    where i.stock < b.qty and i.can_backorder) as short`;
}

/** The latest day promised for an order: of goods in stock, or of what is bought in. */
export const latestPromise = (day: string | null, short: SQL) =>
  sql<string | null>`greatest(${day}::date, (select max(day) from ${short}))`;

/** What of an order is to be bought in, for its mail: read in the batch that writes the lines, with its day as `formatDay` has it. */
export const toBuyOf = (order_id: number) => sql<ToBuyLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('sku', l.sku, 'name', l.name, 'unit', l.unit, 'qty', l.qty - l.stock_qty,
    'by', replace(to_char(l.promised_on, 'FMDD Mon YYYY'), 'Sep', 'Sept')) order by l.line_no), '[]')
  from order_lines l where l.order_id = ${order_id} and l.stock_qty < l.qty)`;

/** True if the mail about these lines has to say what is bought in. */
export const isAnyToBuy = (lines: { qty: number; stock_qty: number | null }[]) =>
  lines.some(({ qty, stock_qty }) => stock_qty !== null && stock_qty < qty);
