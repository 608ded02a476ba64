-- The desk's orders: where an order stands by its consignments, the staff's list, tracking by a carrier's number.

-- What the consignments of an order make of it. Goods lines only: freight travels in no box.
create function order_stage(p_order bigint) returns text language sql stable set search_path = public, pg_temp
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
        when sent.qty = 0 then case when goods.packed > 0 then 'packed' else 'confirmed' end
        when sent.qty < goods.ordered then 'partly shipped'
        when carried.all_delivered then 'delivered'
        when carried.any_in_transit then 'in transit'
        else 'out for delivery'
      end
    from goods, sent, carried
  );--> statement-breakpoint
grant execute on function order_stage to plantsetu_app;--> statement-breakpoint

-- One page of the ids of all companies' orders, as admin_page() does it: the door for staff past the policies, which keep
-- the planner from the companies' text index.
create function admin_order_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  named bigint[];
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    -- A company's name has no more namesakes than a reader looks through.
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(like_patterns(words)) as pattern) limit 200);
    filter := filter || format(
      ' and (lower(po_number) like %L or company_id = any(%L::bigint[])%s)',
      regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%', named,
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page('orders', filter, words <> '', p_company,
    case when p_sort like 'total%' then 'total_paise' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_order_page to plantsetu_app;--> statement-breakpoint

drop function track_order(bigint, text);--> statement-breakpoint
-- Tracking without a sign-in: the one door to an order for somebody who knows its number, or the AWB or LR number of one
-- of its consignments, and a second thing about it: the address that placed it or the PIN code that it goes to. It tells
-- status, history and the carrier's numbers of the consignment asked for, or of all; and nothing of a wrong guess.
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
$$;--> statement-breakpoint
revoke execute on function track_order from public;--> statement-breakpoint
grant execute on function track_order to plantsetu_app;
