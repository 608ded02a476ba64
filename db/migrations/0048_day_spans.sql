-- Lists of the desk by days of India, the set of “Open RFQs”, the customers who may sign in: so that a figure of the
-- dashboard leads to its own rows.

DROP INDEX "invoices_date";--> statement-breakpoint
DROP INDEX "orders_created";--> statement-breakpoint
CREATE INDEX "invoices_date" ON "invoices" USING btree ("date","id","status","kind","due_date","amount_paise");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","status","total_paise");--> statement-breakpoint
CREATE INDEX "rfqs_created" ON "rfqs" USING btree ("created_at","id","status");--> statement-breakpoint

-- From the midnight that begins p_from to the one that ends p_to; nothing where neither is given.
create function created_between(p_from date, p_to date) returns text
language sql stable set search_path = public, pg_temp as $$
  select case when p_from is null then '' else format(' and created_at >= %L', p_from::timestamp at time zone 'Asia/Kolkata') end
    || case when p_to is null then '' else format(' and created_at < %L', (p_to + 1)::timestamp at time zone 'Asia/Kolkata') end
$$;--> statement-breakpoint

-- What admin_page reads of a table for days in another order than theirs: along that order's own index they may lie far
-- from its beginning, so a month's rows are read first, and sorted. More than a month is a large part of what there is.
create function days_first(p_table text, p_filter text, p_from date, p_to date) returns text
language sql stable set search_path = public, pg_temp as $$
  select case when coalesce(p_to, (now() at time zone 'Asia/Kolkata')::date) - p_from < 31
    then format('(select * from %1$I where true%2$s offset 0) as %1$I', p_table, p_filter) else p_table end
$$;--> statement-breakpoint

-- As before (0041), and by days, then along their index.
drop function admin_order_page(text, text, bigint, text, int, int, int, int);--> statement-breakpoint
create function admin_order_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  days text := created_between(p_from, p_to);
  filter text := 'true' || days;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'to ship' then
    filter := filter || ' and status in (''confirmed'', ''packed'', ''partly shipped'')';
  elsif p_status = 'standing' then
    filter := filter || ' and status not in (''cancelled'', ''rejected'', ''pending approval'')';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    filter := filter || format(
      ' and (lower(po_number) like %L%s%s)',
      regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%', or_of_companies(like_patterns(words)),
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page(
    case when words = '' and p_company is null and p_sort like 'total%' then days_first('orders', days, p_from, p_to) else 'orders' end,
    filter, words <> '', p_company,
    case when p_sort like 'total%' then 'total_paise' when days = '' then 'id' else 'created_at' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_rfq_page(text, text, bigint, text, int, int, int, int);--> statement-breakpoint
create function admin_rfq_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  patterns text[] := like_patterns(words);
  titled text;
  filter text := 'true' || created_between(p_from, p_to);
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'open' then
    filter := filter || ' and status in (''submitted'', ''under review'', ''more information requested'')';
  elsif p_status = 'waiting' then
    filter := filter || ' and status in (''submitted'', ''under review'')';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    select string_agg(format('company_text(title) like %L', pattern), ' and ') into titled from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s%s)', titled, or_of_companies(patterns),
      case when words ~ '^(rfq-?)?0*[1-9][0-9]{0,14}$' then ' or id = ' || regexp_replace(words, '^(rfq-?)?0*', '') else '' end);
  end if;
  select * into ids, total, capped from admin_page('rfqs', filter, words <> '', p_company,
    case when coalesce(p_from, p_to) is null then 'id' else 'created_at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_invoice_page(text, text, bigint, text, int, int, int, int);--> statement-breakpoint
create function admin_invoice_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  today date := (now() at time zone 'Asia/Kolkata')::date;
  numbers text[] := '{}';
  days text := case when p_from is null then '' else format(' and date >= %L', p_from) end
    || case when p_to is null then '' else format(' and date <= %L', p_to) end;
  filter text := 'status <> ''draft''' || days;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  filter := filter || case p_status
      when 'overdue' then format(' and status in (''issued'', ''part paid'') and due_date < %L', today)
      when 'open' then ' and status in (''issued'', ''part paid'')'
      when 'issued' then format(' and status = ''issued'' and due_date >= %L', today)
      when 'part paid' then format(' and status = ''part paid'' and due_date >= %L', today)
      when 'paid' then ' and status = ''paid'' and kind = ''invoice'''
      when 'cancelled' then ' and status = ''cancelled'''
      when 'credit note' then ' and kind = ''credit note'''
      else '' end;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    -- `118` is the 118th of each series and year.
    if words ~ '^0*[1-9][0-9]{0,8}$' then
      numbers := array(select series || '/' || financial_year || '/' || lpad(ltrim(words, '0'), greatest(6, length(ltrim(words, '0'))), '0')
        from invoice_series);
    end if;
    filter := filter || format(
      ' and (number like %L or number = any(%L::text[])%s%s)',
      regexp_replace(upper(words), '([\\%_])', '\\\1', 'g') || '%', numbers, or_of_companies(like_patterns(words)),
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or order_id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page(
    case when words = '' and p_company is null and p_sort not like 'date%'
      then days_first('invoices', ' and status <> ''draft''' || days, p_from, p_to) else 'invoices' end,
    filter, words <> '', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise'
      else case when days = '' then 'id' else 'date' end end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

grant execute on function admin_order_page, admin_rfq_page, admin_invoice_page to plantsetu_app;--> statement-breakpoint

-- As before (0045), and all who may sign in, whether they have or not.
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
  filter text := 'role = ''customer''' || case p_state
    when 'enabled' then ' and disabled_at is null'
    when 'active' then ' and disabled_at is null and signed_in_at is not null'
    when 'disabled' then ' and disabled_at is not null'
    when 'never' then ' and disabled_at is null and signed_in_at is null'
    else '' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if patterns <> '{}' then
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s)', written, or_of_companies(patterns));
  end if;
  select * into ids, total, capped from admin_page('users', filter, patterns <> '{}', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;
