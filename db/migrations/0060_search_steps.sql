-- Searches in fewer and simpler steps: planning each took longer than running it.

-- What a list's search looks through in a row, as the table's text index has it; null of a list whose rows hold no words.
create or replace function text_of(p_table text) returns text language sql immutable parallel safe
  return case
    when p_table = 'companies' then 'company_text(name)'
    when p_table = 'users' then 'company_text(name || '' '' || email)'
    when p_table in ('products', 'rfqs', 'tickets', 'contact_messages', 'job_applications', 'newsletter_subscribers',
      'rfq_submissions', 'webinar_registrations') then 'text_key' end;--> statement-breakpoint

-- Of several patterns those that one text in ten of a sample has, but for the rarest: for each row of `6205` the text index
-- would look up where it stands in the long lists of `ball` and `bearing`, which takes longer than to ask the row.
create function common_in(p_texts text[], p_patterns text[]) returns text[] language plpgsql immutable parallel safe
set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(p_patterns) = 1 then return '{}'; end if;
  return (
    with counted as (
      select pattern, place, (select count(*) from unnest(p_texts) as said where said like pattern) as so_many
      from unnest(p_patterns) with ordinality as listed (pattern, place))
    select coalesce(array_agg(pattern), '{}') from counted
    where so_many * 10 >= cardinality(p_texts) and place <> (select place from counted order by so_many, place limit 1));
end $$;--> statement-breakpoint

-- As before (0050), but the sample is taken without the patterns in it, so that there is little to plan, and who its rows belong
-- to is asked by a statement that is planned once; of one company, which p_company says, all rows are called alike.
-- Where the matches of a search lie that come after p_skip others: some of their ids, in order. `known` is how many matches
-- there are; null where nobody counted, and then there may be up to p_reach + 1 ids.
-- A word that many rows have is soon found along the order, all matches of a rare one in the text index. The planner knows
-- neither how often a part of a word occurs nor where, and took 20 to 100 ms for some words. So the first 50 rows that the
-- filter leaves are looked at: where two of them match, a stretch is likely to hold more than is counted; else up to 2,000
-- matches are all read.
create or replace function admin_matches(
  p_table text, p_filter text, p_patterns text[], p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  sample constant int := 50;
  in_order text := format('order by %1$s %2$s, id %2$s', p_key, p_way);
  page text := 'select count(*), coalesce((array_agg(id order by place %1$s, id %1$s))[$2 + 1 : $2 + $3], ''{}'') from (%2$s) as hits';
  own text := text_of(p_table);
  names text := named_in(p_called);
  texts text[];
  whose bigint[];
  called_so text[];
  asked int;
  found int;
  written text;
  called bigint[] := '{}';
begin
  if names = 'companies' and p_company is not null then
    if (select company_text(name) like all (p_patterns) from companies where id = p_company) then
      execute format('select array(select id from %s where %s %s offset $2 limit $3)', p_table, p_filter, in_order)
        into ids using p_company, p_skip, p_reach + 1;
      return;
    end if;
    names := null;
  end if;
  if own is null and names is null and p_beside is null then
    ids := '{}'; known := 0;
    return;
  end if;
  execute format('select count(*), array_agg(%s), array_agg(%s), count(*) filter (where %s) from (select * from %s where %s %s limit $2) as first',
      coalesce(own, 'null::text'), case when names is not null then p_called else 'null::bigint' end, coalesce(p_beside, 'false'),
      p_table, p_filter, in_order)
    into asked, texts, whose, found using p_company, sample;
  if own is not null then found := found + (select count(*) from unnest(texts) as said where said like all (p_patterns)); end if;
  if names = 'companies' then
    select found + count(*) filter (where said like all (p_patterns)), array_agg(said) into found, called_so
      from (select company_text(name) as said from unnest(whose) as called (id) join companies using (id) offset 0) as names_of_first;
  elsif names = 'users' then
    select found + count(*) filter (where said like all (p_patterns)), array_agg(said) into found, called_so
      from (select company_text(name || ' ' || email) as said from unnest(whose) as called (id) join users using (id) offset 0) as names_of_first;
  end if;
  if found >= 2 or asked < sample then
    execute format('select array(select id from (select * from %s where %s %s limit $4) as stretch where %s offset $2 limit $3)',
        p_table, p_filter, in_order, searched(p_table, p_patterns, p_beside, case when names is not null then p_called end))
      into ids using p_company, p_skip, p_reach + 1,
        case when asked < sample then sample else least(5000, 3 * sample * (p_skip + p_reach + 1) / found) end;
    if asked < sample or cardinality(ids) > p_reach then return; end if;
  end if;
  if names is not null and p_filter <> 'true' then
    -- Of what a filter leaves each row is asked, where they are few: whoever is called so may have many others.
    execute format('select count(*) from (select from %s where %s limit 2001) as few', p_table, p_filter)
      into asked using p_company;
    if asked <= 2000 then
      execute format(page, p_way, format('select id, %s as place from (select * from %s where %s offset 0) as few where %s',
          p_key, p_table, p_filter, searched(p_table, p_patterns, p_beside, p_called)))
        into known, ids using p_company, p_skip, p_size;
      return;
    end if;
  end if;
  if names is not null then
    execute format('select array(select id from %s where %s)', names, text_like(text_of(names), p_patterns, common_in(called_so, p_patterns)))
      into called;
  end if;
  written := concat_ws(' or ', text_like(own, p_patterns, common_in(texts, p_patterns)), p_beside);
  -- Company by company: the planner takes each to have as many rows as any other, and would rather read the whole table.
  execute format(page, p_way, coalesce(nullif(concat_ws(' union ',
      case when written <> '' then format('(select id, %s as place from %s where %s and (%s) limit 2001)',
        p_key, p_table, p_filter, written) end,
      case when called <> '{}' then format('(select hits.* from unnest($4) as called (by_name)
          cross join lateral (select id, %s as place from %s where %s = by_name and %s limit 2001) as hits limit 2001)',
        p_key, p_table, p_called, p_filter) end), ''), 'select null::bigint as id, null::bigint as place where false'))
    into known, ids using p_company, p_skip, p_size, called;
  if known > 2000 then
    known := null;
    execute format('select array(select id from %s where %s and (%s) %s offset $2 limit $3)', p_table, p_filter,
        concat_ws(' or ', text_like(own, p_patterns), p_beside, case when called <> '{}' then p_called || ' = any($4)' end),
        in_order)
      into ids using p_company, p_skip, p_reach + 1, called;
  end if;
end $$;--> statement-breakpoint
drop function common_patterns(text[], bigint[], int);--> statement-breakpoint
drop function counts_of(text, text[]);--> statement-breakpoint

-- A carrier's or a bank's number as it may be written, capitals and figures alone, with and without each name that it is called by:
-- `awb no. bd-118` → {AWBNOBD118,BD118,AWBBD118,LRBD118}. Null for words that are none: such a number has a figure, and with its
-- name no fewer than four signs.
create or replace function numbers_in(p_words text, p_called text) returns text[] language plpgsql immutable parallel safe as $$
declare
  called text;
  bare text;
  written text[];
begin
  if p_words !~ '[0-9]' or length(p_words) < 4 then return null; end if;
  bare := regexp_replace(upper(regexp_replace(p_words, '^(' || p_called || ')(\W*(no|number))?(?![a-z])', '')), '[^A-Z0-9]', '', 'g');
  written := array[regexp_replace(upper(p_words), '[^A-Z0-9]', '', 'g'), bare];
  foreach called in array string_to_array(upper(p_called), '|') loop
    written := written || (called || bare);
  end loop;
  return written;
end $$;--> statement-breakpoint

-- As before (0050), but a search has drafts left out of what it searches: a filter would have it look how many rows it leaves.
-- Found by a part of a number's parts and by the order's PO number, too.
create or replace function admin_invoice_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  today date := (now() at time zone 'Asia/Kolkata')::date;
  -- `118`, `2627/118`, `PS-2627-000118` → its series, year and number, the first two perhaps null.
  parts text[] := regexp_match(upper(words), '^(?:([A-Z]+)[/-])?(?:([0-9]{4})[/-])?0*([1-9][0-9]{0,8})$');
  numbers text[] := '{}';
  banked text[] := numbers_in(words, 'utr|cheque|chq');
  ordered bigint[];
  banked_for bigint[];
  known_by text;
  days text := case when p_from is null then '' else format(' and date >= %L', p_from) end
    || case when p_to is null then '' else format(' and date <= %L', p_to) end;
  filter text := case when words = '' then 'status <> ''draft''' else 'true' end || days;
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
    if parts is not null then
      numbers := array(select series || '/' || financial_year || '/' || lpad(parts[3], greatest(6, length(parts[3])), '0')
        from invoice_series where series = coalesce(parts[1], series) and financial_year = coalesce(parts[2], financial_year));
    end if;
    -- A PO number, as the invoice bears it.
    ordered := (select (array_agg(id order by id desc))[1:50] from orders where lower(po_number) = words);
    known_by := format(
      'number like %L or number = any(%L::text[])%s',
      regexp_replace(upper(words), '([\\%_])', '\\\1', 'g') || '%', numbers,
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or order_id = ' || ltrim(words, '#') else '' end
        || case when ordered is not null then format(' or order_id = any(%L)', ordered) else '' end);
  end if;
  if banked is not null then
    -- Looked up here: as a condition on invoices it would have all of them read.
    select (array_agg(distinct invoice_id order by invoice_id desc))[1:50] into banked_for from payments
      where regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g') = any(banked);
    if banked_for is not null then known_by := known_by || format(' or id = any(%L)', banked_for); end if;
  end if;
  select * into ids, total, capped from admin_page(
    case when words <> '' then '(select * from invoices where status <> ''draft'') as invoices'
      when p_company is null and p_sort not like 'date%'
      then days_first('invoices', ' and status <> ''draft''' || days, p_from, p_to) else 'invoices' end,
    filter, words, known_by, 'company_id', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise'
      else case when days = '' then 'id' else 'date' end end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

-- As before (0054), and found by the codes of its consignments and returns, and by a carrier's number written with what it is called.
create or replace function admin_order_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  last_number text := substring(words from '([1-9][0-9]*)[^0-9]*$');
  carried text[] := numbers_in(words, 'awb|lr');
  papers text[] := regexp_match(words, '^(shp|ret)-?0*([1-9][0-9]{0,14})$');
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
  if papers[1] = 'shp' then also := also || array(select order_id from shipments where id = papers[2]::bigint); end if;
  if papers[1] = 'ret' then also := also || array(select order_id from returns where id = papers[2]::bigint); end if;
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

-- What is read of a page's ids is planned once for a connection: for each page anew it took longer than reading it.
alter function admin_company_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_product_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_customer_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_order_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_rfq_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_invoice_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_ticket_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_enquiry_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_application_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_message_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_subscriber_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_registration_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function admin_audit_rows set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function audit_names set plan_cache_mode = force_generic_plan;
