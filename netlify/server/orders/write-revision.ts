import { and, eq, inArray } from 'drizzle-orm';
import { order_lines } from '#db/schema/orders.ts';
import { db } from '../platform/database.ts';
import type { Revision } from './revise.ts';

/** Statements that write the changed lines and delete the removed ones. */
export function writeRevision(order_id: number, { changed, removed }: Pick<Revision, 'changed' | 'removed'>) {
  const ofOrder = eq(order_lines.order_id, order_id);
  return [
    ...changed.map(({ line_no, qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, ...line }) =>
      db
        .update(order_lines)
        .set({
          ...{ qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise },
          ...{ total_paise: line.total_paise, stock_qty: line.stock_qty },
        })
        .where(and(ofOrder, eq(order_lines.line_no, line_no))),
    ),
    ...(removed.length > 0 ? [db.delete(order_lines).where(and(ofOrder, inArray(order_lines.line_no, removed)))] : []),
  ];
}
