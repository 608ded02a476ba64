import { type SQL, sql } from 'drizzle-orm';
import type { order_lines } from '#db/schema/orders.ts';
import { rows } from '../platform/database.ts';

/** A new line; the other columns have defaults. */
type NewLine = Omit<
  typeof order_lines.$inferInsert,
  'kind' | 'discount_paise' | 'stock_qty' | 'packed_qty' | 'returned_qty' | 'short_closed_qty'
>;

const COLUMNS = sql.raw(
  'order_id, line_no, company_id, product_id, sku, name, brand, unit, hsn, qty, price_paise, price_per, gst_rate_bp, ' +
    'taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise',
);

/**
 * Inserts an order's lines as one JSON parameter: separate ones would be 34,000 for 2,000 lines. `short` has those that may be short,
 * if any may: what they take from stock, and their later promise.
 */
export function insertOrderLines(lines: NewLine[], short: SQL | null) {
  const rest = short
    ? sql`coalesce(short.day, promised_on), short.stock from ordered left join ${short} using (line_no)`
    : sql`promised_on, null from ordered`;
  return rows(sql`
    with ordered as (select * from json_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::json))
    insert into order_lines (${COLUMNS}, promised_on, stock_qty) select ${COLUMNS}, ${rest}`);
}
