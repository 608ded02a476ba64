ALTER TABLE "rfqs" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("rfqs"."title")) STORED;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("tickets"."subject")) STORED;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("contact_messages"."name" || ' ' || coalesce("contact_messages"."company", '') || ' ' || "contact_messages"."email")) STORED;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("job_applications"."name" || ' ' || "job_applications"."email")) STORED;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("newsletter_subscribers"."email")) STORED;--> statement-breakpoint
ALTER TABLE "rfq_submissions" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("rfq_submissions"."name" || ' ' || coalesce("rfq_submissions"."company", '') || ' ' || "rfq_submissions"."email")) STORED;--> statement-breakpoint
ALTER TABLE "webinar_registrations" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("webinar_registrations"."name" || ' ' || coalesce("webinar_registrations"."company", '') || ' ' || "webinar_registrations"."email")) STORED;--> statement-breakpoint

-- What is searched stands in a column of its own: the text index asks again of each row that it finds, and lower() of names and
-- addresses put together was most of that. Companies and users have none, since the guards of their columns compare whole rows
-- before a column that follows from others is filled. All users are in their index now: the audit log looks for staff there.
drop index users_text;--> statement-breakpoint
create index users_text on users using gin (company_text(name || ' ' || email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index rfqs_words on rfqs using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index tickets_words on tickets using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index contact_messages_words on contact_messages using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index job_applications_words on job_applications using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index newsletter_subscribers_words on newsletter_subscribers using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index rfq_submissions_words on rfq_submissions using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index webinar_registrations_words on webinar_registrations using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
drop index rfqs_text, tickets_text, contact_messages_text, job_applications_text,
  newsletter_subscribers_text, rfq_submissions_text, webinar_registrations_text;--> statement-breakpoint

-- What a list's search looks through in a row, as the table's text index has it; null of a table whose rows hold no words.
create function text_of(p_table text) returns text language sql immutable parallel safe
  return case
    when p_table = 'companies' then 'company_text(name)'
    when p_table = 'users' then 'company_text(name || '' '' || email)'
    when p_table not in ('orders', 'invoices', 'audit_log') then 'text_key' end;--> statement-breakpoint

-- These put statements together. They are loops, not queries: a query in each took half a millisecond of a search.

-- The condition that every pattern stands in a row: `text_key like '%ball%' and text_key like '%6205%'`; null where nothing is
-- searched. The text index is not asked for the patterns p_common.
create function text_like(p_text text, p_patterns text[], p_common text[] default '{}') returns text
language plpgsql immutable parallel safe as $$
declare
  pattern text;
  said text;
begin
  foreach pattern in array p_patterns loop
    said := concat_ws(' and ', said, p_text || case when pattern = any(p_common) then ' || ''''' else '' end || ' like ' || quote_literal(pattern));
  end loop;
  return nullif(said, '');
end $$;--> statement-breakpoint

-- How many rows have each of the patterns: `array[count(*) filter (where text_key like '%ball%'), …]::bigint[]`.
create function counts_of(p_text text, p_patterns text[]) returns text language plpgsql immutable parallel safe as $$
declare
  pattern text;
  said text;
begin
  foreach pattern in array p_patterns loop
    said := concat_ws(', ', said, 'count(*) filter (where ' || p_text || ' like ' || quote_literal(pattern) || ')');
  end loop;
  return format('array[%s]::bigint[]', said);
end $$;--> statement-breakpoint

-- Of several patterns those that one row in ten of a sample has, but for the rarest: for each row of `6205` the text index would
-- look up where it stands in the long lists of `ball` and `bearing`, which takes longer than to ask the row.
create function common_patterns(p_patterns text[], p_counts bigint[], p_sample int) returns text[]
language plpgsql immutable parallel safe as $$
declare
  rarest int := 1;
  common text[] := '{}';
begin
  if p_counts = '{}' then return common; end if;
  for n in 2..cardinality(p_patterns) loop
    if p_counts[n] < p_counts[rarest] then rarest := n; end if;
  end loop;
  for n in 1..cardinality(p_patterns) loop
    if n <> rarest and p_counts[n] * 10 >= p_sample then common := common || p_patterns[n]; end if;
  end loop;
  return common;
end $$;--> statement-breakpoint

-- `10%  Steel` → `10\% steel%`.
create function like_beginning(p_words text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(lower(trim(left(p_words, 200))), '\s+', ' ', 'g'), '([\\%_])', '\\\1', 'g') || '%';--> statement-breakpoint

-- The table whose names a search looks through as well, by the column that leads to it.
create function named_in(p_called text) returns text language sql immutable parallel safe
  return case p_called when 'company_id' then 'companies' when 'user_id' then 'users' end;--> statement-breakpoint

-- The condition on a row of a list that is searched: its own text, what else it is known by (p_beside), or the name of the company
-- or the person that its column p_called leads to.
create function searched(p_table text, p_patterns text[], p_beside text, p_called text) returns text
language sql immutable parallel safe
  return format('(%s)', concat_ws(' or ', text_like(text_of(p_table), p_patterns), p_beside,
    '(select ' || text_like(text_of(named_in(p_called)), p_patterns) || ' from ' || named_in(p_called) || ' where id = ' || p_called || ')'));--> statement-breakpoint

drop function admin_matches(text, text, bigint, text, text, bigint, bigint, int);--> statement-breakpoint
-- Where the matches of a search lie that come after p_skip others: some of their ids, in order. `known` is how many matches
-- there are; null where nobody counted, and then there may be up to p_reach + 1 ids.
-- A word that many rows have is soon found along the order, all matches of a rare one in the text index. The planner knows
-- neither how often a part of a word occurs nor where, and took 20 to 100 ms for some words. So the first 50 rows that the
-- filter leaves are asked: where two of them match, a stretch of 5,000 is likely to hold more than is counted; else up to
-- 2,000 matches are all read.
create function admin_matches(
  p_table text, p_filter text, p_patterns text[], p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp as $$
declare
  sample constant int := 50;
  in_order text := format('order by %1$s %2$s, id %2$s', p_key, p_way);
  stretch text := format('(select * from %s where %s %s limit $4) as stretch', p_table, p_filter, in_order);
  own text := text_of(p_table);
  matching text := searched(p_table, p_patterns, p_beside, p_called);
  page text := 'select count(*), coalesce((array_agg(id order by place %1$s, id %1$s))[$2 + 1 : $2 + $3], ''{}'') from (%2$s) as hits';
  names text := named_in(p_called);
  written text;
  hits text;
  named text;
  called bigint[];
  counts bigint[];
  name_counts bigint[];
  asked int;
  found int;
begin
  execute format('select count(*), count(*) filter (where %s), %s, %s from %s', matching, counts_of(own, p_patterns),
      coalesce('(select ' || counts_of('name', p_patterns) || ' from (select ' || text_of(names) || ' as name from ' || names
        || ' order by id desc limit $4) as newest)', 'null'), stretch)
    into asked, found, counts, name_counts using p_company, 0, 0, sample;
  if found >= 2 or asked < sample then
    execute format('select array(select id from %s where %s offset $2 limit $3)', stretch, matching)
      into ids using p_company, p_skip, p_reach + 1, 5000;
    if asked < sample then known := found; end if;
    if asked < sample or cardinality(ids) > p_reach then return; end if;
  end if;
  written := concat_ws(' or ', text_like(own, p_patterns, common_patterns(p_patterns, counts, asked)), p_beside);
  if names is not null and p_filter <> 'true' then
    -- Of what a filter leaves each row is asked, where they are few: whoever is called so may have many others.
    execute format('select count(*) from (select from %s where %s limit 2001) as few', p_table, p_filter)
      into asked using p_company;
    if asked <= 2000 then
      execute format(page, p_way, format('select id, %s as place from (select * from %s where %s offset 0) as few where %s',
          p_key, p_table, p_filter, matching))
        into known, ids using p_company, p_skip, p_size;
      return;
    end if;
  end if;
  -- Company by company: the planner takes each to have as many rows as any other, and would rather read the whole table.
  named := 'select id from ' || names || ' where '
    || text_like(text_of(names), p_patterns, common_patterns(p_patterns, name_counts, sample));
  hits := concat_ws(' union ',
    case when written <> '' then format('(select id, %s as place from %s where %s and (%s) limit 2001)',
      p_key, p_table, p_filter, written) end,
    case when named is not null then format('(select hits.* from (%s) as called (by_name)
        cross join lateral (select id, %s as place from %s where %s = by_name and %s limit 2001) as hits limit 2001)',
      named, p_key, p_table, p_called, p_filter) end);
  execute format(page, p_way, hits) into known, ids using p_company, p_skip, p_size;
  if known > 2000 then
    known := null;
    if named is not null then execute format('select array(%s)', named) into called; end if;
    execute format('select array(select id from %s where %s and (%s) %s offset $2 limit $3)', p_table, p_filter,
        concat_ws(' or ', text_like(own, p_patterns), p_beside, p_called || ' = any($4)'), in_order)
      into ids using p_company, p_skip, p_reach + 1, called;
  end if;
end $$;--> statement-breakpoint

-- The same of a search in the order of names, which shows those first that begin with its words: who types `steel` means Steel
-- Works rather than Cast Steel Mills. They lie together in the order's index, wherever in the alphabet.
create function admin_names(
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
    from admin_matches(p_table, format('%s and not %s', p_filter, begins), p_patterns, p_beside, p_called, p_company, p_key, p_way,
      greatest(p_skip - before, 0), p_reach - cardinality(ids), p_size);
  ids := ids || others;
  known := known + before;
end $$;--> statement-breakpoint

drop function admin_page(text, text, boolean, bigint, text, text, int, int, int);--> statement-breakpoint
-- One page of ids; of an export, which says so by the setting `app.list_after`, one part. What is read for a page looks
-- further, to the cap and at least past the page: so far `total` counts, and `capped` says that there is more.
create function admin_page(
  p_table text, p_filter text, p_words text, p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable set search_path = public, pg_temp set random_page_cost = 1.1 as $$
declare
  after bigint := nullif(current_setting('app.list_after', true), '');
  patterns text[] := like_patterns(p_words);
  searches boolean := patterns <> '{}';
  filter text := p_filter;
  skip bigint := (p_page - 1)::bigint * p_size;
  reach bigint := greatest(case when searches then p_search_cap else p_cap end - skip, p_size + 1);
  known int;
begin
  if searches and (after is not null or skip > 0) then
    filter := filter || ' and ' || searched(p_table, patterns, p_beside, p_called);
  end if;
  if after is not null then
    ids := admin_part(p_table, filter, p_company, p_key, p_way, p_size, after);
    total := 0; capped := false;
    return;
  end if;
  if not searches then
    execute format('select array(select id from %3$s where %4$s order by %1$s %2$s, id %2$s offset $2 limit $3)',
        p_key, p_way, p_table, filter)
      into ids using p_company, skip, reach + 1;
  elsif p_key in ('lower(name)', 'name_key', 'email') then
    select * into ids, known from admin_names(p_table, p_filter, p_words, patterns, p_beside, p_called, p_company, p_key, p_way,
      skip, reach, p_size);
  else
    select * into ids, known from admin_matches(p_table, p_filter, patterns, p_beside, p_called, p_company, p_key, p_way,
      skip, reach, p_size);
  end if;
  if known is null and ids = '{}' and skip > 0 then
    execute format('select count(*) from (select from %s where %s limit $2) as before', p_table, filter)
      into known using p_company, skip;
  end if;
  total := coalesce(known, skip + least(cardinality(ids), reach));
  capped := known is null and cardinality(ids) > reach;
  ids := ids[1:p_size];
end $$;--> statement-breakpoint

-- As before, but for what is searched. Those of tickets, orders and RFQs follow in 0051 and 0054.
create or replace function admin_application_page(
  p_q text, p_job text, p_status text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_job is not null then filter := filter || format(' and job_code = %L', p_job); end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  select * into ids, total, capped from admin_page('job_applications', filter, p_q, null, null, null,
    case when p_sort like 'name%' then 'lower(name)' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

-- With a default, since the version of the site before calls it with one argument less while this one is put in place.
drop function admin_audit_page(text, bigint, text, text[], bigint, timestamptz, timestamptz, text, int, int, int);--> statement-breakpoint
create function admin_audit_page(
  p_who text, p_user bigint, p_entity text, p_records text[], p_company bigint, p_from timestamptz, p_to timestamptz, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int default 50, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_user is not null then filter := filter || format(' and user_id = %s', p_user); end if;
  if p_entity is not null then filter := filter || format(' and entity = %L', p_entity); end if;
  if p_records is not null then
    filter := filter || case when cardinality(p_records) = 1 then format(' and entity_id = %L', p_records[1])
      else format(' and entity_id = any(%L::text[])', p_records) end;
  end if;
  if p_company is not null then filter := filter || ' and of_company = $1'; end if;
  if p_from is not null then filter := filter || format(' and at >= %L and at < %L', p_from, p_to); end if;
  -- A day is a stretch of the index on the time; everything else is walked along the ids.
  select * into ids, total, capped from admin_page('audit_log', filter, p_who, null, 'user_id', p_company,
    case when p_from is null then 'id' else 'at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint
revoke execute on function admin_audit_page from public;--> statement-breakpoint
grant execute on function admin_audit_page to plantsetu_app;--> statement-breakpoint

create or replace function admin_company_page(
  p_q text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  gst text := upper(trim(p_q));
  known_by text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if gst ~ '^[0-9]{2}[0-9A-Z]{0,13}$' then known_by := format('gst_number like %L', gst || '%'); end if;
  select * into ids, total, capped from admin_page('companies', 'true', p_q, known_by, null, null,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
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
  select * into ids, total, capped from admin_page('users', filter, p_q, null, 'company_id', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

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
    format('code = %L', upper(trim(p_q))), null, null, 'id',
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

create or replace function admin_inbox_page(
  p_kind text, p_q text, p_handled text, p_state text, p_webinar text, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  entity text := case p_kind when 'message' then 'contact_messages' when 'registration' then 'webinar_registrations'
    when 'subscriber' then 'newsletter_subscribers' end;
  filter text := case p_handled when 'no' then 'handled_at is null' when 'yes' then 'handled_at is not null' else 'true' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() or entity is null then return; end if;
  if p_kind = 'subscriber' then
    filter := filter || case p_state
      when 'confirmed' then ' and confirmed_at is not null and unsubscribed_at is null'
      when 'waiting' then ' and confirmed_at is null and unsubscribed_at is null'
      when 'ended' then ' and unsubscribed_at is not null'
      else '' end;
  elsif p_kind = 'registration' and p_webinar is not null then
    filter := filter || format(' and webinar = %L', p_webinar);
  end if;
  select * into ids, total, capped from admin_page(entity, filter, p_q, null, null, null,
    case when p_kind = 'registration' and p_sort like 'name%' then 'lower(name)'
      when p_kind = 'subscriber' and p_sort like 'email%' then 'email' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

-- A carrier's or a bank's number as it is looked up, capitals and figures alone, with and without what it is called: `awb bd-118 277`
-- → {AWBBD118277,BD118277}. Null for words that are none: such a number has a figure and no fewer than four signs.
create function numbers_in(p_words text, p_called text) returns text[] language sql immutable parallel safe
  return case when p_words ~ '[0-9]' and length(p_words) >= 4 then array[
    regexp_replace(upper(p_words), '[^A-Z0-9]', '', 'g'),
    regexp_replace(upper(regexp_replace(p_words, '^(' || p_called || ')\M', '')), '[^A-Z0-9]', '', 'g')] end;--> statement-breakpoint

create or replace function admin_invoice_page(
  p_q text, p_status text, p_company bigint, p_from date, p_to date, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  today date := (now() at time zone 'Asia/Kolkata')::date;
  numbers text[] := '{}';
  banked text[] := case when words ~ '[0-9]' then numbers_in(words, 'utr|cheque') end;
  banked_for bigint[];
  known_by text;
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
    known_by := format(
      'number like %L or number = any(%L::text[])%s',
      regexp_replace(upper(words), '([\\%_])', '\\\1', 'g') || '%', numbers,
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or order_id = ' || ltrim(words, '#') else '' end);
  end if;
  if banked is not null then
    -- Looked up here: as a condition on invoices it would have all of them read.
    select (array_agg(distinct invoice_id order by invoice_id desc))[1:50] into banked_for from payments
      where regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g') = any(banked);
    if banked_for is not null then known_by := known_by || format(' or id = any(%L)', banked_for); end if;
  end if;
  select * into ids, total, capped from admin_page(
    case when words = '' and p_company is null and p_sort not like 'date%'
      then days_first('invoices', ' and status <> ''draft''' || days, p_from, p_to) else 'invoices' end,
    filter, words, known_by, 'company_id', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise'
      else case when days = '' then 'id' else 'date' end end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

create or replace function admin_outbox_page(
  p_q text, p_state text, p_sort text, p_page int, p_size int, p_cap int,
  out items jsonb, out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  ids bigint[];
  filter text := 'sent_at is null';
begin
  items := '[]'; total := 0; capped := false;
  if not app_staff() then return; end if;
  filter := filter || case p_state
    when 'failing' then ' and attempts > 0 and given_up_by is null'
    when 'waiting' then ' and attempts = 0 and given_up_by is null'
    when 'dropped' then ' and given_up_by is not null'
    else '' end;
  if words <> '' then
    filter := filter || format(' and lower(kind || '' '' || recipient) like %L',
      '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%');
  end if;
  select page.ids, page.total, page.capped into ids, total, capped
    from admin_page('outbox', filter, null, null, null, null,
      case when p_sort like 'next%' then 'case when given_up_at is null then next_attempt_at end' else 'id' end,
      case when p_sort like '%_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap, p_cap) as page;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'recipient', o.recipient, 'attempts', o.attempts,
      'last_error', left(o.last_error, 500), 'next_attempt_at', o.next_attempt_at, 'created_at', o.created_at,
      'given_up_at', o.given_up_at, 'given_up_by', u.name) order by place), '[]')
    into items
    from unnest(ids) with ordinality as found (mail_id, place)
      join outbox o on o.id = found.mail_id left join users u on u.id = o.given_up_by;
end $$;--> statement-breakpoint

create or replace function admin_product_page(
  p_q text, p_company bigint, p_category text, p_active boolean, p_low int, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if p_category is not null then filter := filter || format(' and category = %L', p_category); end if;
  if p_active then filter := filter || ' and active'; end if;
  if not p_active then filter := filter || ' and not active'; end if;
  if p_low is not null then filter := filter || format(' and active and stock <= %s', p_low); end if;
  -- The newest first: what somebody has just added stands on top.
  select * into ids, total, capped from admin_page('products', filter, p_q, null, null, p_company,
    case regexp_replace(p_sort, '_(asc|desc)$', '')
      when 'name' then 'name_key' when 'price' then 'price_paise' when 'stock' then 'stock' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint

drop function or_of_companies(text[]);
