import { sql } from 'drizzle-orm';
import type { order_lines } from '#db/schema/orders.ts';
import { rows } from '../platform/database.ts';

/** A new line; the other columns have defaults. */
type NewLine = Omit<
  typeof order_lines.$inferInsert,
  'kind' | 'discount_paise' | 'packed_qty' | 'returned_qty' | 'short_closed_qty'
>;

const COLUMNS = sql.raw(
  'order_id, line_no, company_id, product_id, sku, name, brand, unit, hsn, qty, price_paise, price_per, gst_rate_bp, ' +
    'taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, promised_on',
);

/** Inserts an order's lines as one JSON parameter: separate ones would be 34,000 for 2,000 lines. */
export function insertOrderLines(lines: NewLine[]) {
  return rows(sql`
    insert into order_lines (${COLUMNS})
    select ${COLUMNS} from json_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::json)`);
}
