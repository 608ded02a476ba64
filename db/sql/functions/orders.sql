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
    ), carried as (
      select bool_and(status = 'delivered') as all_delivered, bool_or(status = 'in transit') as any_in_transit
      from shipments where order_id = p_order and status <> 'packed'
    )
    select case
        when sent.qty = 0 then case when goods.packed > 0 and goods.packed = goods.to_supply then 'packed' else 'confirmed' end
        when sent.qty < goods.to_supply then 'partly shipped'
        when carried.all_delivered then 'delivered'
        when carried.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, carried
  );

-- Tracking without a sign-in, for someone who knows the order's number, or the AWB or LR number of one of its shipments, and
-- one more thing about it: the e-mail address that placed it or the PIN code it goes to. Returns status, history and the
-- carrier's numbers of that shipment, or of all; nothing for a wrong guess.
create function track_order(p_order bigint, p_carriers_numbers text[], p_proof text)
returns table (id bigint, status text, history jsonb, shipments jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  with found as (
    select o.id as order_id, null::bigint as shipment_id from orders o where o.id = p_order
    union all
    select s.order_id, s.id from shipments s
      where regexp_replace(upper(s.awb), '[^A-Z0-9]', '', 'g') = any (p_carriers_numbers)
        or regexp_replace(upper(s.lr_number), '[^A-Z0-9]', '', 'g') = any (p_carriers_numbers)
  )
  select o.id, coalesce((select s.status from shipments s where s.id = found.shipment_id), o.status), (
    select jsonb_agg(jsonb_build_object('status', h.status, 'at', h.created_at) order by h.id)
    from order_history h
    where h.order_id = o.id and (found.shipment_id is null or h.shipment_id is null or h.shipment_id = found.shipment_id)
  ), (
    select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'carrier', s.carrier, 'awb', s.awb,
      'lr_number', s.lr_number, 'expected_on', s.expected_on) order by s.id), '[]')
    from shipments s
    where s.order_id = o.id and s.status <> 'packed' and (found.shipment_id is null or s.id = found.shipment_id)
  )
  from found join orders o on o.id = found.order_id join users u on u.id = o.user_id
  where lower(u.email) = lower(p_proof)
    or p_proof ~ '^[1-9][0-9]{5}$' and right(o.ship_address, 6) = p_proof
  order by found.shipment_id desc nulls first
  limit 1
$$;
