-- As before, but an order is packed once all of its goods are: until then it stays confirmed.
create or replace function order_stage(p_order bigint) returns text language sql stable set search_path = public, pg_temp
  return (
    with goods as (
      select coalesce(sum(qty), 0) as ordered, coalesce(sum(packed_qty), 0) as packed
      from order_lines where order_id = p_order and kind = 'goods'
    ), sent as (
      select coalesce(sum(l.qty), 0) as qty from shipments s join shipment_lines l on l.shipment_id = s.id
      where s.order_id = p_order and s.status <> 'packed'
    ), carried as (
      select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
      from shipments where order_id = p_order and status <> 'packed'
    )
    select case
        when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.ordered then 'packed' else 'confirmed' end
        when sent.qty < goods.ordered then 'partly shipped'
        when carried.all_delivered then 'delivered'
        when carried.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, carried
  );
