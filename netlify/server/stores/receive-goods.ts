import { sql } from 'drizzle-orm';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { decimalsFault } from '#contracts/fields/quantity.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { PURCHASE_ORDER_CHANGED, type ReceiveGoods } from '#contracts/stores/purchase-orders.ts';
import { PURCHASE_ORDER_STATES } from '#contracts/stores/states.ts';
import { goods_receipt_lines, goods_receipts, type purchase_order_lines } from '#db/schema/stores.ts';
import { partRows } from '../orders/line-quantities.ts';
import { asActor, db, guard, orConflict, rows } from '../platform/database.ts';
import { AppError, fieldError, notFound } from '../platform/errors.ts';
import type { Caller } from '../platform/session.ts';
import { allocateTo, lockForAllocation } from './allocate.ts';
import { orderQueries } from './purchase-orders.ts';

/** The receipt just inserted in the same batch. */
const NEW_RECEIPT = sql<number>`currval('goods_receipts_id_seq')`;

/** Records goods that came for a purchase order, and allocates them. The contract lists the refusals. */
export async function receiveGoods(actor: Caller, { id, version, lines: parts, document, note }: ReceiveGoods) {
  const [, [found], lines] = await asActor(actor, orderQueries(id));
  if (!found) throw notFound('purchase order');
  const { number, status } = found.order;
  if (!PURCHASE_ORDER_STATES[status].isExpected) {
    const then = PURCHASE_ORDER_STATES[status].isDraft ? 'Mark it as sent first.' : 'Nothing more is expected for it.';
    throw new AppError('conflict', `${number} is ${status}. ${then}`);
  }
  if (found.order.version !== version) throw new AppError('conflict', PURCHASE_ORDER_CHANGED);
  const ordered = lines.map(({ line }) => line);
  parts.forEach((part, at) => assertDue(part, at, ordered));
  const came = sql`${partRows(parts)} join purchase_order_lines pl on pl.purchase_order_id = ${id} and pl.line_no = part.line_no`;
  const itemIds = sql`select pl.item_id from ${came}`;
  const answers = await orConflict(
    asActor(actor, [
      guard(
        'order',
        sql`exists (select 1 from purchase_orders where id = ${id} and version = ${version} and status = ${status} for update)`,
      ),
      ...lockForAllocation(itemIds),
      rows(sql`
        update purchase_order_lines pl set received_qty = pl.received_qty + part.qty from ${partRows(parts)}
        where pl.purchase_order_id = ${id} and pl.line_no = part.line_no`),
      db
        .insert(goods_receipts)
        .values({ purchase_order_id: id, document, note, created_by: actor.uid })
        .returning({ code: goods_receipts.code }),
      db
        .insert(goods_receipt_lines)
        .values(parts.map((part) => ({ ...part, receipt_id: NEW_RECEIPT, purchase_order_id: id }))),
      // The items are locked, and each is on one line only.
      rows(sql`
        with moved as (
          update items i set stock = i.stock + part.qty from ${came} where i.id = pl.item_id
          returning i.id, i.stock, part.qty)
        insert into stock_adjustments (item_id, change, stock, reason, note, user_id)
        select moved.id, qty, stock, 'received', ${number} || ', ' || r.code, app_user()
        from moved join goods_receipts r on r.id = ${NEW_RECEIPT}`),
      rows(sql`
        update purchase_orders set version = version + 1, status = case
          when exists (select 1 from purchase_order_lines where purchase_order_id = ${id} and received_qty < qty) then 'part received'
          else 'received' end where id = ${id}`),
      ...allocateTo(itemIds),
    ]),
    PURCHASE_ORDER_CHANGED,
  );
  const [{ code }] = answers[5] as [{ code: string }];
  return { message: `${code} recorded. The stock is updated.`, code };
}

type Line = typeof purchase_order_lines.$inferSelect;

function assertDue({ line_no, qty }: { line_no: number; qty: number }, at: number, lines: Line[]): void {
  const refuse = (message: string) => fieldError('invalid', `lines.${at}.qty`, message);
  const line = lines.find((each) => each.line_no === line_no);
  if (!line) throw refuse(`The purchase order has no line ${line_no}.`);
  const decimals = decimalsFault(qty, line.unit);
  if (decimals) throw refuse(decimals);
  const due = sumQty(line.qty, -line.received_qty);
  if (qty > due) {
    const left =
      due > 0
        ? `Only ${formatQuantity(due, line.unit)} of ${line.sku} ${due === 1 ? 'is' : 'are'}`
        : `No ${line.sku} is`;
    throw refuse(`${left} still due. Return the excess, or add it with a stock adjustment.`);
  }
}
