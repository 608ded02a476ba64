-- Tracking without a sign-in: the one door to an order for somebody who knows its number and a second thing about it,
-- the address that placed it or the PIN code that it goes to. It tells status and history, and nothing of a wrong guess.
create function track_order(p_order bigint, p_proof text)
returns table (id bigint, status text, history jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select o.id, o.status, (
    select jsonb_agg(jsonb_build_object('status', h.status, 'at', h.created_at) order by h.id)
    from order_history h where h.order_id = o.id
  )
  from orders o join users u on u.id = o.user_id
  where o.id = p_order and (
    lower(u.email) = lower(p_proof)
    or p_proof ~ '^[1-9][0-9]{5}$' and right(o.ship_address, 6) = p_proof
  )
$$;--> statement-breakpoint
revoke execute on function track_order from public;--> statement-breakpoint
grant execute on function track_order to plantsetu_app;
