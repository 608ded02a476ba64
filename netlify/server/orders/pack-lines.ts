import { sql } from 'drizzle-orm';
import { formatQuantity } from '#contracts/fields/unit-names.ts';
import { rows } from '../platform/database.ts';
import { AppError, GuardFailed } from '../platform/errors.ts';
import { taken } from '../stores/demand.ts';
import { type OrderPart, partRows } from './line-quantities.ts';
import { lockItems } from './stock.ts';

/**
 * Statements that pack parts of lines. A line that is short takes free stock first, as it may have been ordered beyond stock
 * (decisions 013 and 079). Raises `shelf` with the quantity on the shelf for the first line with too little (decision 073). Goods
 * outside the catalogue have no stock.
 */
export function packLines(order_id: number, parts: OrderPart[]) {
  const lines = sql`from ${partRows(parts)} join order_lines l on l.order_id = ${order_id} and l.line_no = part.line_no
    where l.product_id is not null`;
  // More than is left to pack is refused where it is counted.
  const lacking = sql`greatest(0, least(l.packed_qty + part.qty, l.qty - l.short_closed_qty) - ${taken})`;
  return [
    lockItems(sql`select l.product_id ${lines}`),
    rows(sql`
      with wanted as (
        select l.line_no, l.sku, l.unit, p.item_id, ${lacking} as qty, ${taken} - l.packed_qty as allocated,
          sum(${lacking}) over (partition by p.item_id order by l.line_no) as up_to
        from ${partRows(parts)} join order_lines l on l.order_id = ${order_id} and l.line_no = part.line_no
          join products p on p.id = l.product_id
      ), refused as (
        select json_build_object('sku', w.sku, 'unit', w.unit, 'qty', w.allocated + i.stock - (w.up_to - w.qty)) as shelf
        from wanted w join items i on i.id = w.item_id where w.qty > 0 and i.stock < w.up_to order by w.line_no limit 1
      ), moved as (
        update items i set stock = i.stock - w.qty
        from (select item_id, sum(qty) as qty from wanted group by 1) w
        where i.id = w.item_id and w.qty > 0 and not exists (select 1 from refused)
      ), raised as (
        update order_lines l set stock_qty = ${taken} + w.qty from wanted w
        where l.order_id = ${order_id} and l.line_no = w.line_no and w.qty > 0 and not exists (select 1 from refused)
      )
      select must(false, 'shelf ' || shelf) from refused`),
    countPacked(order_id, parts),
  ] as const;
}

/** The check on packed_qty refuses more than is left; a line that is not goods matches no row and fails the count. */
const countPacked = (order_id: number, parts: OrderPart[]) =>
  rows(sql`
    with packed as (
      update order_lines l set packed_qty = l.packed_qty + part.qty from ${partRows(parts)}
      where l.order_id = ${order_id} and l.line_no = part.line_no and l.kind = 'goods' returning 1)
    select must(count(*) = ${parts.length}, 'lines') from packed`);

/** For `catch`: more was to be packed than is available. */
export function rethrowTooFewAvailable(error: unknown): never {
  const shelf = error instanceof GuardFailed && /^shelf (.+)$/.exec(error.guard)?.[1];
  if (!shelf) throw error;
  const { sku, unit, qty } = JSON.parse(shelf) as { sku: string; unit: string; qty: number };
  const left = qty > 0 ? `Only ${formatQuantity(qty, unit)} of ${sku}` : `No ${sku}`;
  const verb = qty > 0 && qty !== 1 ? 'are' : 'is';
  throw new AppError(
    'conflict',
    `${left} ${verb} available for this order. Receive the goods or count the stock first, or pack fewer.`,
  );
}
