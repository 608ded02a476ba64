-- Whether somebody has still to do something with an order: it is neither delivered, completed, rejected, cancelled nor returned.
-- The statuses are those that remain, since an index finds what a status is, not what it is not. No search path is fixed, or
-- the planner would not see through it.
create function order_open(p_status text) returns boolean language sql immutable parallel safe
  return p_status in ('pending approval', 'placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery',
    'on hold', 'return requested');--> statement-breakpoint
grant execute on function order_open to plantsetu_app;--> statement-breakpoint

-- As before, but for `open`.
create or replace function admin_order_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  known_by text;
  days text := created_between(p_from, p_to);
  filter text := 'true' || days;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'to ship' then
    filter := filter || ' and status in (''confirmed'', ''packed'', ''partly shipped'')';
  elsif p_status = 'open' then
    filter := filter || ' and order_open(status)';
  elsif p_status = 'standing' then
    filter := filter || ' and status not in (''cancelled'', ''rejected'', ''pending approval'')';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    known_by := format(
      'lower(po_number) like %L%s',
      regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%',
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page(
    case when words = '' and p_company is null and p_sort like 'total%' then days_first('orders', days, p_from, p_to) else 'orders' end,
    filter, words, known_by, 'company_id', p_company,
    case when p_sort like 'total%' then 'total_paise' when days = '' then 'id' else 'created_at' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;
