-- The status of an order by its shipments. Goods lines only: freight is not packed. An order is packed once all of its goods
-- are; quantities that were short-closed are not waited for.
create function order_stage(p_order bigint) returns text language sql stable set search_path = public, pg_temp
  return (
    with goods as (
      select coalesce(sum(qty - short_closed_qty), 0) as to_supply, coalesce(sum(packed_qty), 0) as packed
      from order_lines where order_id = p_order and kind = 'goods'
    ), sent as (
      select coalesce(sum(l.qty), 0) as qty from shipments s join shipment_lines l on l.shipment_id = s.id
      where s.order_id = p_order and s.status <> 'packed'
    ), delivery as (
      select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
      from shipments where order_id = p_order and status <> 'packed'
    )
    select case
        when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.to_supply then 'packed' else 'confirmed' end
        when sent.qty < goods.to_supply then 'partly shipped'
        when delivery.all_delivered then 'delivered'
        when delivery.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, delivery
  );
