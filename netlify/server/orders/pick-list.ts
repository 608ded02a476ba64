import { sql } from 'drizzle-orm';
import type { FileReply } from '#contracts/endpoint.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { sumQty } from '#contracts/fields/thousandths.ts';
import { statusesWith } from '#contracts/life-cycle.ts';
import { ORDER_STATES } from '#contracts/orders/states.ts';
import { type Pick, renderPickList } from '../../../src/print/pick-list.ts';
import { asActor, rows } from '../platform/database.ts';
import type { Caller } from '../platform/session.ts';
import { taken } from '../stores/demand.ts';
import { noDocument } from './order-pdf.ts';

const PACKABLE = statusesWith(ORDER_STATES, 'isPackable');

interface Line {
  order_id: string;
  bin: string | null;
  sku: string;
  name: string;
  unit: string;
  qty: number;
}

/**
 * What is on the shelf for orders as one PDF, item by item in the order of the bins; goods outside the catalogue come last. 409
 * with the numbers of orders for which nothing is on the shelf.
 */
export async function printPickList(actor: Caller, ids: number[]): Promise<FileReply> {
  const [, { rows: lines }] = await asActor(actor, [
    rows<Line>(sql`
      select l.order_id, i.bin, l.sku, l.name, l.unit,
        (case when l.product_id is null then l.qty - l.short_closed_qty else ${taken} end - l.packed_qty)::float8 as qty
      from order_lines l join orders o on o.id = l.order_id
        left join products p on p.id = l.product_id left join items i on i.id = p.item_id
      where l.order_id = any(${sql.param(ids)}::bigint[]) and l.kind = 'goods' and o.status in ${PACKABLE}
        and l.packed_qty < case when l.product_id is null then l.qty - l.short_closed_qty else ${taken} end
      order by i.id is null, i.bin nulls last, l.sku, array_position(${sql.param(ids)}::bigint[], l.order_id), l.line_no`),
  ]);
  const without = [...new Set(ids)].filter((id) => !lines.some(({ order_id }) => Number(order_id) === id));
  if (without.length > 0) throw noDocument(without, 'nothing available to pick');
  const picks = [...Map.groupBy(lines, ({ sku, name, bin }) => JSON.stringify([sku, name, bin])).values()].map(pickOf);
  const orders = [...new Set(ids)].map(String);
  const bytes = await renderPickList({ date: dayInIndia(), orders, picks });
  const name = orders.length === 1 ? `pick-list-${orders[0]}.pdf` : 'pick-list.pdf';
  return { name, type: 'application/pdf', bytes };
}

function pickOf(lines: Line[]): Pick {
  const { bin, sku, name, unit } = lines[0]!;
  const orders = lines.map(({ order_id, qty }) => ({ order_number: order_id, qty }));
  return { bin, sku, name, unit, orders, qty: sumQty(...lines.map(({ qty }) => qty)) };
}
