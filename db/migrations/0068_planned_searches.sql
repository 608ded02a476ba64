-- Searches by statements that are planned once for a connection: putting a statement together for each search and planning it
-- took about half of the time of one.

-- What a list looks through where its words are searched. As `invoker`, since functions that run as the owner read them.
create view customers with (security_invoker = true) as select * from users where role = 'customer';--> statement-breakpoint
create view sent_invoices with (security_invoker = true) as select * from invoices where status <> 'draft';--> statement-breakpoint
create view uninvoiced_shipments with (security_invoker = true) as
  select * from shipments where not invoiced and status <> 'packed';--> statement-breakpoint

-- As before (0067), with the customers.
create or replace function text_of(p_table text) returns text language sql immutable parallel safe
  return case when p_table in ('companies', 'users', 'customers', 'products', 'rfqs', 'tickets', 'contact_messages',
    'job_applications', 'newsletter_subscribers', 'rfq_submissions', 'webinar_registrations') then 'text_key' end;--> statement-breakpoint

-- The order in which a list is shown until somebody sorts it otherwise.
create function order_of(p_table text) returns text language sql immutable parallel safe
  return case when p_table in ('companies', 'customers') then 'lower(name) asc, id asc'
    when p_table = 'uninvoiced_shipments' then 'dispatched_at asc, id asc' else 'id desc, id desc' end;--> statement-breakpoint

-- Of each searched table three functions, which differ in nothing but the table:
-- `search_orders_first`: the first 200 rows in the list's own order, whose they are, and which of them have the patterns or are
--   among p_known.
-- `search_rfqs_like`: rows whose text has all patterns. The index finds them by one or two that are rare among the newest rows, the
--   rest are asked of those that it finds.
-- `search_orders_of`: rows of the companies or people p_owners, one after the other: the planner takes each to have as many as
--   any other, and would rather read the whole table.
do $make$
declare
  name text;
  called text;
  with_plan constant text := 'language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan';
begin
  for name, called in values ('orders', 'company_id'), ('sent_invoices', 'company_id'), ('uninvoiced_shipments', 'company_id'),
    ('rfqs', 'company_id'), ('tickets', 'company_id'), ('customers', 'company_id'), ('audit_log', 'user_id'), ('users', null),
    ('companies', null), ('products', null), ('rfq_submissions', null), ('contact_messages', null), ('job_applications', null),
    ('newsletter_subscribers', null), ('webinar_registrations', null)
  loop
    -- No list shows all users.
    if name <> 'users' then
      execute format($f$
        create function search_%1$s_first(p_patterns text[], p_known bigint[],
          out asked int, out listed bigint[], out whose bigint[], out hits bigint[]) %5$s as $$
        begin
          select count(*), array_agg(id), array_agg(owner),
              coalesce(array_agg(id) filter (where said like all (p_patterns) or id = any(p_known)), '{}')
            into asked, listed, whose, hits
            from (select id, %2$s as owner, %3$s as said from %1$s order by %4$s limit 200) as first;
        end $$
        $f$, name, coalesce(called, 'null::bigint'), coalesce(text_of(name), 'null::text'), order_of(name), with_plan);
    end if;
    if text_of(name) is not null then
      execute format($f$
        create function search_%1$s_like(p_patterns text[], p_most int) returns bigint[] %3$s as $$
        declare
          rare text[] := p_patterns;
          rest text[] := '{}';
        begin
          if cardinality(rare) > 1 then
            rest := common_in(array(select %2$s from %1$s order by id desc limit 50), p_patterns);
            -- A word that is asked for twice may be common beside itself.
            rare := coalesce(nullif(array(select pattern from unnest(p_patterns) as pattern where pattern <> all (rest)), '{}'),
              p_patterns[:1]);
          end if;
          return array(select id from %1$s where %2$s like rare[1] and %2$s like coalesce(rare[2], '%%')
            and %2$s || '' like all (rest || rare[3:]) limit p_most);
        end $$
        $f$, name, text_of(name), with_plan);
    end if;
    if called is not null then
      execute format($f$
        create function search_%1$s_of(p_owners bigint[]) returns bigint[] %3$s as $$
        begin
          return array(select hits.id from unnest(p_owners) as owner
            cross join lateral (select id from %1$s where %2$s = owner limit 2001) as hits limit 2001);
        end $$
        $f$, name, called, with_plan);
    end if;
  end loop;
end $make$;--> statement-breakpoint
drop function called_like(text, text[], text[]);--> statement-breakpoint

-- Of p_ids, companies or users, those whose names have all patterns.
create function called_among(p_table text, p_ids bigint[], p_patterns text[]) returns bigint[]
language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  if p_table = 'companies' then
    return array(select id from companies where id = any(p_ids) and text_key like all (p_patterns));
  end if;
  return array(select id from users where id = any(p_ids) and text_key like all (p_patterns));
end $$;--> statement-breakpoint

-- Where the matches of a search lie that come after p_skip others: some of their ids, in order. `known` is how many matches
-- there are; null where nobody counted, and then there may be up to p_reach + 1 ids.
-- A word that many rows have is soon found along the order, all matches of a rare one in the text index. The planner knows
-- neither how often a part of a word occurs nor where, and took 20 to 100 ms for some words. So the first 200 rows that the
-- filter leaves are looked at. Where one in 25 of them matches, the page is among them or in a stretch that is likely to hold
-- it; else up to 2,000 matches are all read, and put in order.
create or replace function admin_matches(
  p_table text, p_filter text, p_patterns text[], p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  sample constant int := 200;
  near constant int := 50;
  order_by text := format('%1$s %2$s, id %2$s', p_key, p_way);
  page text := 'select count(*), coalesce((array_agg(id order by place %1$s, id %1$s))[$2 + 1 : $2 + $3], ''{}'') from (%2$s) as hits';
  planned boolean := p_filter = 'true' and order_by = order_of(p_table);
  own text := text_of(p_table);
  names text := named_in(p_called);
  asked int;
  listed bigint[];
  whose bigint[];
  hits bigint[];
  called bigint[] := '{}';
  beside bigint[] := '{}';
  written text;
begin
  if names = 'companies' and p_company is not null then
    if (select text_key like all (p_patterns) from companies where id = p_company) then
      execute format('select array(select id from %s where %s order by %s offset $2 limit $3)', p_table, p_filter, order_by)
        into ids using p_company, p_skip, p_reach + 1;
      return;
    end if;
    names := null;
  end if;
  if own is null and names is null and p_beside is null then
    ids := '{}'; known := 0;
    return;
  end if;

  if planned and p_beside is not null then
    execute format('select array(select id from %s where %s limit 51)', p_table, p_beside) into beside;
    planned := cardinality(beside) <= 50;
  end if;
  if planned then
    execute format('select * from search_%s_first($1, $2)', p_table) into asked, listed, whose, hits using p_patterns, beside;
  else
    execute format('select count(*), array_agg(id), array_agg(owner), coalesce(array_agg(id) filter (where hit), ''{}'')
          from (select id, %s as owner, %s as hit from %s where %s order by %s limit $2) as first',
        coalesce(p_called, 'null::bigint'), coalesce(nullif(concat_ws(' or ', own || ' like all ($3)', p_beside), ''), 'false'),
        p_table, p_filter, order_by)
      into asked, listed, whose, hits using p_company, sample, p_patterns;
  end if;
  if names is not null then
    called := called_among(names, whose[:near], p_patterns);
    if called <> '{}' then
      ids := array(select id from unnest(listed[:near], whose[:near]) as first (id, owner) where owner = any(called) or id = any(hits));
    end if;
    if asked = sample and cardinality(ids) > p_skip + p_reach then
      hits := ids;
    elsif called <> '{}' or asked < sample then
      called := called || called_among(names, whose[near + 1:], p_patterns);
      hits := array(select id from unnest(listed, whose) as first (id, owner) where owner = any(called) or id = any(hits));
    end if;
  end if;
  if asked < sample then
    known := cardinality(hits);
    ids := hits[p_skip + 1 : p_skip + p_size];
    return;
  elsif cardinality(hits) > p_skip + p_reach then
    ids := hits[p_skip + 1 : p_skip + p_reach + 1];
    return;
  elsif cardinality(hits) * 25 >= asked then
    execute format('select array(select id from (select * from %s where %s order by %s limit $4) as stretch where %s offset $2 limit $3)',
        p_table, p_filter, order_by, searched(p_table, p_patterns, p_beside, case when names is not null then p_called end))
      into ids using p_company, p_skip, p_reach + 1, least(5000, 3 * asked * (p_skip + p_reach + 1) / cardinality(hits));
    if cardinality(ids) > p_reach then return; end if;
  end if;

  hits := '{}';
  if own is not null then
    execute format('select search_%s_like($1, 2001)', p_table) into hits using p_patterns;
  end if;
  if names is not null and cardinality(hits) <= 2000 then
    execute format('select search_%s_like($1, 2001)', names) into called using p_patterns;
    if cardinality(called) > 2000 then
      hits := called;
    elsif called <> '{}' then
      execute format('select $1 || search_%s_of($2)', p_table) into hits using hits, called;
    end if;
  end if;
  if p_beside is not null and not planned and cardinality(hits) <= 2000 then
    execute format('select array(select id from %s where %s limit 2001)', p_table, p_beside) into beside;
  end if;
  hits := hits || beside;
  if cardinality(hits) <= 2000 then
    -- One row may be found in several ways.
    if own is not null and called <> '{}' or beside <> '{}' then hits := array(select distinct id from unnest(hits) as id); end if;
    if p_filter = 'true' and p_key = 'id' then
      known := cardinality(hits);
      ids := (array_sort(hits, p_way = 'desc'))[p_skip + 1 : p_skip + p_size];
    elsif hits = '{}' then
      known := 0; ids := '{}';
    else
      execute format(page, p_way, format('select id, %s as place from %s where id = any($4) and %s', p_key, p_table, p_filter))
        into known, ids using p_company, p_skip, p_size, hits;
    end if;
    return;
  end if;

  -- More than 2,000, of which the filter may leave few.
  if names is not null then execute format('select search_%s_like($1, null)', names) into called using p_patterns; end if;
  if p_filter <> 'true' then
    if names is not null then
      -- Of what the filter leaves each row is asked, where they are few: whoever is called so may have many others.
      execute format('select count(*) from (select from %s where %s limit 2001) as few', p_table, p_filter)
        into asked using p_company;
      if asked <= 2000 then
        execute format(page, p_way, format('select id, %s as place from (select * from %s where %s offset 0) as few where %s',
            p_key, p_table, p_filter, searched(p_table, p_patterns, p_beside, p_called)))
          into known, ids using p_company, p_skip, p_size;
        return;
      end if;
    end if;
    written := concat_ws(' or ', text_like(own, p_patterns), p_beside);
    -- Company by company, as in `search_orders_of`.
    execute format(page, p_way, coalesce(nullif(concat_ws(' union ',
        case when written <> '' then format('(select id, %s as place from %s where %s and (%s) limit 2001)',
          p_key, p_table, p_filter, written) end,
        case when called <> '{}' then format('(select hits.* from unnest($4) as called (by_name)
            cross join lateral (select id, %s as place from %s where %s = by_name and %s limit 2001) as hits limit 2001)',
          p_key, p_table, p_called, p_filter) end), ''), 'select null::bigint as id, null::bigint as place where false'))
      into known, ids using p_company, p_skip, p_size, called;
    if known <= 2000 then return; end if;
  end if;
  known := null;
  execute format('select array(select id from %s where %s and (%s) order by %s offset $2 limit $3)', p_table, p_filter,
      concat_ws(' or ', text_like(own, p_patterns), p_beside, case when called <> '{}' then p_called || ' = any($4)' end),
      order_by)
    into ids using p_company, p_skip, p_reach + 1, called;
end $$;--> statement-breakpoint

-- As before (0050), but where no name begins with the words, nothing is left out of the search.
create or replace function admin_names(
  p_table text, p_filter text, p_words text, p_patterns text[], p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  begins text := format('%s like %L', p_key, like_beginning(p_words));
  before bigint;
  others bigint[];
begin
  execute format('select array(select id from %1$s where %2$s and %3$s order by %4$s %5$s, id %5$s offset $2 limit $3)',
      p_table, p_filter, begins, p_key, p_way)
    into ids using p_company, p_skip, p_reach + 1;
  if cardinality(ids) > p_reach then return; end if;
  before := p_skip + cardinality(ids);
  if ids = '{}' and p_skip > 0 then
    execute format('select count(*) from %s where %s and %s', p_table, p_filter, begins) into before using p_company;
  end if;
  select * into others, known
    from admin_matches(p_table, p_filter || case when before > 0 then format(' and not %s', begins) else '' end,
      p_patterns, p_beside, p_called, p_company, p_key, p_way,
      greatest(p_skip - before, 0), p_reach - cardinality(ids), p_size);
  ids := ids || others;
  known := known + before;
end $$;--> statement-breakpoint

-- The same lists, through the views; an enquiry's code is looked up where the words can be one.
create or replace function admin_enquiry_page(
  p_q text, p_handled text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  filter text := case p_handled when 'no' then 'handled_at is null' when 'yes' then 'handled_at is not null' else 'true' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select * into ids, total, capped from admin_page('rfq_submissions', filter, p_q,
    case when p_q ~* '^\s*enq-' then format('code = %L', upper(trim(p_q))) end, null, null, 'id',
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  filter text := 'true' || case p_state
    when 'enabled' then ' and disabled_at is null'
    when 'active' then ' and disabled_at is null and signed_in_at is not null'
    when 'disabled' then ' and disabled_at is not null'
    when 'never' then ' and disabled_at is null and signed_in_at is null'
    else '' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  select * into ids, total, capped from admin_page('customers', filter, p_q, null, 'company_id', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint
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
    case when words <> '' then 'sent_invoices'
      when p_company is null and p_sort not like 'date%'
      then days_first('invoices', ' and status <> ''draft''' || days, p_from, p_to) else 'invoices' end,
    filter, words, known_by, 'company_id', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise'
      else case when days = '' then 'id' else 'date' end end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint
create or replace function admin_uninvoiced_page(
  p_q text, p_company bigint, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  number text := substring(words from '^(?:shp-?|#)?0*([1-9][0-9]{0,14})$');
  carried text[] := numbers_in(words, 'awb|lr');
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select * into ids, total, capped from admin_page(
    'uninvoiced_shipments',
    case when p_company is null then 'true' else 'company_id = $1' end, words,
    nullif(concat_ws(' or ',
      case when number is not null then format('id = %1$s or order_id = %1$s', number) end,
      case when carried is not null then format(
        'regexp_replace(upper(awb), ''[^A-Z0-9]'', '''', ''g'') = any(%1$L)
          or regexp_replace(upper(lr_number), ''[^A-Z0-9]'', '''', ''g'') = any(%1$L)', carried) end), ''),
    'company_id', p_company, 'dispatched_at', case when p_sort = 'date_desc' then 'desc' else 'asc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

alter function admin_order_page set plan_cache_mode = force_generic_plan;
