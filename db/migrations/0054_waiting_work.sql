CREATE INDEX "quotes_countered" ON "quotes" USING btree ("rfq_id") WHERE status = 'countered';--> statement-breakpoint
CREATE INDEX "returns_requested" ON "returns" USING btree ("order_id") WHERE status = 'requested';--> statement-breakpoint

-- The figures of the desk's first page, nothing for anybody but staff. As the caller each row would be asked of the policies, and
-- what is filtered be read from the tables; here each figure is counted along an index that holds all it asks, without the rows.
-- `days` are the last p_days of India, the oldest first, with the orders that stand. Amounts are paise.
create function admin_dashboard(
  p_low_stock int, p_days int,
  out customers int, out open_rfqs int, out orders_today int,
  out rfqs_under_a_day int, out rfqs_under_three_days int, out rfqs_older int, out counter_offers int, out enquiries int,
  out to_confirm int, out to_ship int, out to_take_back int, out to_invoice int,
  out low_stock int, out tickets int, out failed_mails int,
  out unpaid int, out unpaid_paise bigint, out overdue int, out overdue_paise bigint, out days jsonb
) language plpgsql stable security definer set search_path = public, pg_temp set random_page_cost = 1.1 as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not app_staff() then return; end if;
  -- Few are disabled: two narrow indexes instead of a wide one.
  customers := (select count(*) from users where role = 'customer')
    - (select count(*) from users where role = 'customer' and disabled_at is not null);
  -- Of all that wait only the last days' are looked at by their age.
  rfqs_under_a_day := (select count(*) from rfqs
    where status in ('submitted', 'under review') and created_at > now() - interval '1 day');
  rfqs_under_three_days := (select count(*) from rfqs
    where status in ('submitted', 'under review') and created_at > now() - interval '3 days') - rfqs_under_a_day;
  rfqs_older := (select count(*) from rfqs where status in ('submitted', 'under review'))
    - rfqs_under_a_day - rfqs_under_three_days;
  open_rfqs := rfqs_under_a_day + rfqs_under_three_days + rfqs_older
    + (select count(*) from rfqs where status = 'more information requested');
  -- Each order once, however many returns of it wait, and each RFQ: so their lists have them.
  counter_offers := (select count(distinct rfq_id) from quotes where status = 'countered');
  to_take_back := (select count(distinct order_id) from returns where status = 'requested');
  enquiries := (select count(*) from rfq_submissions where handled_at is null);
  to_confirm := (select count(*) from orders where status = 'placed');
  to_ship := (select count(*) from orders where status in ('confirmed', 'packed', 'partly shipped'));
  to_invoice := (select count(*) from shipments where not invoiced and status <> 'packed');
  orders_today := (select count(*) from orders where created_at >= today::timestamp at time zone 'Asia/Kolkata');
  low_stock := (select count(*) from products where active and stock <= p_low_stock);
  tickets := (select count(*) from tickets where status = 'open');
  failed_mails := outbox_failures();
  -- No credit note is among them: it is paid from its first day.
  select count(*), coalesce(sum(amount_paise - paid_paise - credited_paise), 0) into overdue, overdue_paise
    from invoices where status in ('issued', 'part paid') and due_date < today;
  select overdue + count(*), overdue_paise + coalesce(sum(amount_paise - paid_paise - credited_paise), 0)
    into unpaid, unpaid_paise
    from invoices where status in ('issued', 'part paid') and due_date >= today;
  -- Thirty stretches of an index: to ask each order for its day in India took three times as long.
  select jsonb_agg(jsonb_build_object('day', day, 'orders', placed.orders, 'paise', placed.paise) order by day) into days
    from (select today - ago as day from generate_series(0, p_days - 1) as ago) as calendar,
      lateral (
        select count(*) as orders, coalesce(sum(total_paise), 0) as paise from orders
        where created_at >= day::timestamp at time zone 'Asia/Kolkata'
          and created_at < (day + 1)::timestamp at time zone 'Asia/Kolkata'
          and status not in ('cancelled', 'rejected', 'pending approval')
      ) as placed;
end $$;--> statement-breakpoint
revoke execute on function admin_dashboard from public;--> statement-breakpoint
grant execute on function admin_dashboard to plantsetu_app;--> statement-breakpoint

-- As before (0048), searched as 0050 searches, also by a part of a PO number and by what a carrier calls a consignment; with `open`
-- and the orders of which a return waits for an answer: while goods are under way their status does not tell.
create or replace function admin_order_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  last_number text := substring(words from '([1-9][0-9]*)[^0-9]*$');
  carried text[] := case when words ~ '[0-9]' then numbers_in(words, 'awb|lr') end;
  also bigint[] := '{}';
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
  elsif p_status = 'new return' then
    filter := filter || ' and id = any(array(select order_id from returns where status = ''requested''))';
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
  -- Looked up here, one by one: as conditions on orders they would have all of them read.
  -- `777`, `po 777` and `po777` are PO-777 too: its last number tells it from others, and is asked for the rest.
  if last_number is not null then
    also := array(
      select id from (
        select id, po_number from orders where substring(po_number from '([1-9][0-9]*)[^0-9]*$') = last_number
        order by id desc limit 2000) as so_numbered
      where lower(po_number) like
        regexp_replace(words, '[^0-9[:alpha:]]*([0-9]+|[[:alpha:]]+)[^0-9[:alpha:]]*', '%\1', 'g') || '%'
      limit 50);
  end if;
  if carried is not null then
    also := also || (
      select (array_agg(distinct order_id order by order_id desc))[1:50] from shipments
      where regexp_replace(upper(awb), '[^A-Z0-9]', '', 'g') = any(carried)
        or regexp_replace(upper(lr_number), '[^A-Z0-9]', '', 'g') = any(carried));
  end if;
  if also <> '{}' then known_by := known_by || format(' or id = any(%L)', also); end if;
  select * into ids, total, capped from admin_page(
    case when words = '' and p_company is null and p_sort like 'total%' then days_first('orders', days, p_from, p_to) else 'orders' end,
    filter, words, known_by, 'company_id', p_company,
    case when p_sort like 'total%' then 'total_paise' when days = '' then 'id' else 'created_at' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

-- As before (0048), searched as 0050 searches, and with `countered`, and found by the code of a quote or of the enquiry too.
create or replace function admin_rfq_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  known_by text;
  filter text := 'true' || created_between(p_from, p_to);
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'open' then
    filter := filter || ' and status in (''submitted'', ''under review'', ''more information requested'')';
  elsif p_status = 'waiting' then
    filter := filter || ' and status in (''submitted'', ''under review'')';
  elsif p_status = 'countered' then
    filter := filter || ' and id = any(array(select rfq_id from quotes where status = ''countered''))';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  -- A quote is called by its RFQ's number and its version.
  if words ~ '^((rfq[ -]?)?0*[1-9][0-9]{0,14}|quo[ -]?0*[1-9][0-9]{0,14}(/[0-9]+)?)$' then
    known_by := 'id = ' || substring(words from '^[a-z]*[ -]?0*([1-9][0-9]*)');
  elsif words like 'enq-%' then
    known_by := (select 'enquiry_id = ' || id from rfq_submissions where code = upper(words));
  end if;
  select * into ids, total, capped from admin_page('rfqs', filter, words, known_by, 'company_id', p_company,
    case when coalesce(p_from, p_to) is null then 'id' else 'created_at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;
