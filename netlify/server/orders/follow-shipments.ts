import { type SQL, sql } from 'drizzle-orm';
import { rows } from '../platform/database.ts';
import { hasOpenReturn, isFullyReturned } from './request-return.ts';

/**
 * The status of an order by its consignments. Goods lines only: freight is not packed. An order is packed once all of its goods
 * are; quantities that were short-closed are not waited for.
 */
const stageOf = (orderId: number) => sql`
  with goods as (
    select coalesce(sum(qty - short_closed_qty), 0) as to_supply, coalesce(sum(packed_qty), 0) as packed
    from order_lines where order_id = ${orderId} and kind = 'goods'
  ), sent as (
    select coalesce(sum(l.qty), 0) as qty from shipments s join shipment_lines l on l.shipment_id = s.id
    where s.order_id = ${orderId} and s.status <> 'packed' and s.claim_id is null
  ), delivery as (
    select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
    from shipments where order_id = ${orderId} and status <> 'packed' and claim_id is null
  )
  select case
      when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.to_supply then 'packed' else 'confirmed' end
      when sent.qty < goods.to_supply then 'partly shipped'
      when delivery.all_delivered then 'delivered'
      when delivery.any_in_transit then 'in transit'
      else 'out for delivery'
    end
  from goods, sent, delivery`;

/**
 * Updates the order's status from its consignments and adds a history step, even if the status does not change; the note
 * names the consignment. A fully delivered order is `return requested` while a return is open, and `returned` if all goods
 * came back.
 */
export function followShipments(orderId: number, shipmentId: SQL, userId: number, note: string | SQL) {
  return rows(sql`
    with moved as (
      update orders set status = case
          when stage <> 'delivered' then stage
          when ${hasOpenReturn(orderId)} then 'return requested'
          when ${isFullyReturned(orderId)} then 'returned'
          else stage end
      from (${stageOf(orderId)}) as s (stage) where id = ${orderId} returning id, company_id, status)
    insert into order_history (order_id, company_id, status, note, shipment_id, user_id)
    select id, company_id, status, ${note}, ${shipmentId}, ${userId} from moved`);
}
