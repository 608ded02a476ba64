-- A search without a filter, in the list's own order, is one function of its table from the first to the last statement: 0068
-- planned its steps once, and still put their calls together anew.

-- What three lists look through, as it stands behind `from`; of all others the table itself. No views: the schema has none.
drop view customers;--> statement-breakpoint
drop view sent_invoices;--> statement-breakpoint
drop view uninvoiced_shipments;--> statement-breakpoint
create function source_of(p_name text) returns text language sql immutable parallel safe
  return case p_name
    when 'customers' then '(select * from users where role = ''customer'') as customers'
    when 'sent_invoices' then '(select * from invoices where status <> ''draft'') as sent_invoices'
    when 'uninvoiced_shipments' then '(select * from shipments where not invoiced and status <> ''packed'') as uninvoiced_shipments'
    else p_name end;--> statement-breakpoint

-- What such a source is called.
create function called_in(p_source text) returns text language sql immutable parallel safe
  return substring(p_source from '[a-z_]+$');--> statement-breakpoint

-- As before (0068), and of a source as of a table.
create or replace function text_of(p_table text) returns text language sql immutable parallel safe
  return case when called_in(p_table) in ('companies', 'users', 'customers', 'products', 'rfqs', 'tickets', 'contact_messages',
    'job_applications', 'newsletter_subscribers', 'rfq_submissions', 'webinar_registrations') then 'text_key' end;--> statement-breakpoint

-- Of each searched table three functions, which differ in nothing but the words in braces:
-- `search_orders`: where the matches lie, as `admin_matches` answers it, or nothing where `admin_page` has to ask for them
--   otherwise: more than 2,000 of which the first 20,000 rows have few, or names that begin with the words.
-- `search_rfqs_like`: rows whose text has all patterns. The index finds them by one or two that are rare among the newest rows, the
--   rest are asked of those that it finds.
-- `search_orders_of`: rows of the companies or people p_owners, one after the other: the planner takes each to have as many as
--   any other, and would rather read the whole table.
do $make$
declare
  table_name text;
  owner text;
  sorted text;
  by_name boolean;
  made text;
  word text;
  meant text;
  words jsonb;
  has_words constant text := $f$
    create or replace function search_{table}_like(p_patterns text[], p_most int) returns bigint[] {plan} as $$
    declare
      patterns text[] := p_patterns;
      rare int := 1;
      rarest text;
      second text;
    begin
      if cardinality(patterns) > 1 then
        with newest as materialized (select {own} as said from {source} order by id desc limit 50),
          counted as (
            select pattern, place, (select count(*) from newest where said like pattern) as so_many
            from unnest(p_patterns) with ordinality as listed (pattern, place))
          select array_agg(pattern order by so_many, place), count(*) filter (where so_many < 5) into patterns, rare from counted;
      end if;
      -- Out of the array: it would be opened for each row that the index finds.
      rarest := patterns[1];
      if rare < 2 then
        patterns := patterns[2:];
        return array(select id from {source} where {own} like rarest and {own} like all (patterns) limit p_most);
      end if;
      second := patterns[2];
      patterns := patterns[3:];
      return array(select id from {source} where {own} like rarest and {own} like second and {own} like all (patterns) limit p_most);
    end $$
    $f$;
  has_owners constant text := $f$
    create or replace function search_{table}_of(p_owners bigint[]) returns bigint[] {plan} as $$
    begin
      return array(select hits.id from unnest(p_owners) as by_owner
        cross join lateral (select id from {source} where {owner} = by_owner limit 2001) as hits limit 2001);
    end $$
    $f$;
  is_listed constant text := $f$
    create function search_{table}(
      p_words text, p_patterns text[], p_known bigint[], p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
    ) {plan} as $$
    declare
      asked int;
      listed bigint[];
      whose bigint[];
      hits bigint[];
      called bigint[] := '{}';
      far bigint;
    begin
      {begins}
      select count(*), array_agg(id), array_agg(by_owner), coalesce(array_agg(id) filter (where hit), '{}')
        into asked, listed, whose, hits
        from (select id, {owner} as by_owner, {hit} as hit from {source} order by {order} limit 100) as first;
      {called_first}
      if asked < 100 then
        known := cardinality(hits);
        ids := hits[p_skip + 1 : p_skip + p_size];
        return;
      elsif cardinality(hits) > p_skip + p_reach then
        ids := hits[p_skip + 1 : p_skip + p_reach + 1];
        return;
      elsif cardinality(hits) * 25 >= asked then
        far := least(5000, 3 * asked * (p_skip + p_reach + 1) / cardinality(hits));
        ids := {stretch};
        if cardinality(ids) > p_reach then return; end if;
      end if;
      hits := p_known {like};
      called := '{}';
      {called_all}
      if cardinality(hits) > 2000 then
        -- So many may well lie together, and the first of them not far behind.
        far := 20000;
        ids := {stretch};
        if cardinality(ids) <= p_reach then ids := null; end if;
        return;
      end if;
      -- One row may be found in several ways.
      if p_known <> '{}' or called <> '{}' then hits := array(select distinct id from unnest(hits) as id); end if;
      known := cardinality(hits);
      ids := {page};
    end $$
    $f$;
begin
  for table_name, owner in values ('orders', 'company_id'), ('sent_invoices', 'company_id'), ('uninvoiced_shipments', 'company_id'),
    ('rfqs', 'company_id'), ('tickets', 'company_id'), ('customers', 'company_id'), ('audit_log', 'user_id'), ('users', null),
    ('companies', null), ('products', null), ('rfq_submissions', null), ('contact_messages', null), ('job_applications', null),
    ('newsletter_subscribers', null), ('webinar_registrations', null)
  loop
    sorted := order_of(table_name);
    by_name := sorted like 'lower(name)%';
    words := jsonb_build_object(
      'table', table_name, 'source', source_of(table_name), 'own', text_of(table_name), 'order', sorted,
      'owner', coalesce(owner, 'null::bigint'), 'names', named_in(owner),
      'plan', 'language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan',
      'hit', case when text_of(table_name) is not null then '{own} like all (p_patterns) or ' else '' end
        || 'id in (select unnest(p_known))',
      'stretch', 'array(select id from (select * from {source} order by {order} limit far) as stretch
          where {hit}' || case when owner is not null
            then ' or (select text_key like all (p_patterns) from {names} where id = {owner})' else '' end || '
          offset p_skip limit p_reach + 1)',
      'like', case when text_of(table_name) is not null then '|| search_{table}_like(p_patterns, 2001)' end,
      -- As `admin_names` looks for them: up to the last of all signs.
      'begins', case when by_name then $f$
        p_words := regexp_replace(lower(trim(left(p_words, 200))), '\s+', ' ', 'g');
        if exists (select from {source} where lower(name) >= p_words and lower(name) < p_words || chr(1114111)) then return; end if;
        $f$ end,
      'called_first', case when owner is not null then $f$
        called := called_among('{names}', whose, p_patterns);
        if called <> '{}' then
          hits := array(select id from unnest(listed, whose) as first (id, by_owner) where by_owner = any(called) or id = any(hits));
        end if;
        $f$ end,
      -- More than 2,000 who are called so are too many to take one by one.
      'called_all', case when owner is not null then $f$
        if cardinality(hits) <= 2000 then
          called := search_{names}_like(p_patterns, 2001);
          hits := hits || case when cardinality(called) > 2000 then called else search_{table}_of(called) end;
        end if;
        $f$ end,
      'page', case when sorted like 'id desc%' then '(array_sort(hits, true))[p_skip + 1 : p_skip + p_size]'
        else 'array(select id from {source} where id = any(hits) order by {order} offset p_skip limit p_size)' end);
    foreach made in array array[
      case when text_of(table_name) is not null then has_words end,
      case when owner is not null then has_owners end,
      -- No list shows all users.
      case when table_name <> 'users' then format('drop function search_%s_first(text[], bigint[])', table_name) end,
      case when table_name <> 'users' then is_listed end]
    loop
      -- As often as words are written with others.
      for word, meant in select each.* from generate_series(1, 3), jsonb_each_text(words) as each loop
        made := replace(made, '{' || word || '}', coalesce(meant, ''));
      end loop;
      if made is not null then execute made; end if;
    end loop;
  end loop;
end $make$;--> statement-breakpoint
drop function common_in(text[], text[]);--> statement-breakpoint

-- As before (0068), of a filter or another order alone.
create or replace function admin_matches(
  p_table text, p_filter text, p_patterns text[], p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_skip bigint, p_reach bigint, p_size int, out ids bigint[], out known int
) language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  sample constant int := 200;
  near constant int := 50;
  order_by text := format('%1$s %2$s, id %2$s', p_key, p_way);
  page text := 'select count(*), coalesce((array_agg(id order by place %1$s, id %1$s))[$2 + 1 : $2 + $3], ''{}'') from (%2$s) as hits';
  name text := called_in(p_table);
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

  execute format('select count(*), array_agg(id), array_agg(owner), coalesce(array_agg(id) filter (where hit), ''{}'')
        from (select id, %s as owner, %s as hit from %s where %s order by %s limit $2) as first',
      coalesce(p_called, 'null::bigint'), coalesce(nullif(concat_ws(' or ', own || ' like all ($3)', p_beside), ''), 'false'),
      p_table, p_filter, order_by)
    into asked, listed, whose, hits using p_company, sample, p_patterns;
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
    execute format('select search_%s_like($1, 2001)', name) into hits using p_patterns;
  end if;
  if names is not null and cardinality(hits) <= 2000 then
    execute format('select search_%s_like($1, 2001)', names) into called using p_patterns;
    if cardinality(called) > 2000 then
      -- Too many to take one by one.
      hits := called;
    elsif called <> '{}' then
      execute format('select $1 || search_%s_of($2)', name) into hits using hits, called;
    end if;
  end if;
  if p_beside is not null and cardinality(hits) <= 2000 then
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

-- As before (0050), and asks the function of the table where there is no filter and the list stands in its own order.
create or replace function admin_page(
  p_table text, p_filter text, p_words text, p_beside text, p_called text, p_company bigint, p_key text, p_way text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable set search_path = public, pg_temp set random_page_cost = 1.1 as $$
declare
  after bigint := nullif(current_setting('app.list_after', true), '');
  patterns text[] := like_patterns(p_words);
  searches boolean := patterns <> '{}';
  source text := source_of(p_table);
  filter text := p_filter;
  skip bigint := (p_page - 1)::bigint * p_size;
  reach bigint := greatest(case when searches then p_search_cap else p_cap end - skip, p_size + 1);
  beside bigint[] := '{}';
  known int;
begin
  if searches and (after is not null or skip > 0) then
    filter := filter || ' and ' || searched(source, patterns, p_beside, p_called);
  end if;
  if after is not null then
    ids := admin_part(source, filter, p_company, p_key, p_way, p_size, after);
    total := 0; capped := false;
    return;
  end if;
  if not searches then
    execute format('select array(select id from %3$s where %4$s order by %1$s %2$s, id %2$s offset $2 limit $3)',
        p_key, p_way, source, filter)
      into ids using p_company, skip, reach + 1;
  elsif p_filter = 'true' and format('%1$s %2$s, id %2$s', p_key, p_way) = order_of(p_table) then
    if p_beside is not null then
      execute format('select array(select id from %s where %s limit 2001)', source, p_beside) into beside;
    end if;
    if cardinality(beside) <= 2000 then
      execute format('select * from search_%s($1, $2, $3, $4, $5, $6)', p_table)
        into ids, known using p_words, patterns, beside, skip, reach, p_size;
    end if;
  end if;
  if ids is null and p_key in ('lower(name)', 'name_key', 'email') then
    select * into ids, known from admin_names(source, p_filter, p_words, patterns, p_beside, p_called, p_company, p_key, p_way,
      skip, reach, p_size);
  elsif ids is null then
    select * into ids, known from admin_matches(source, p_filter, patterns, p_beside, p_called, p_company, p_key, p_way,
      skip, reach, p_size);
  end if;
  if known is null and ids = '{}' and skip > 0 then
    execute format('select count(*) from (select from %s where %s limit $2) as before', source, filter)
      into known using p_company, skip;
  end if;
  total := coalesce(known, skip + least(cardinality(ids), reach));
  capped := known is null and cardinality(ids) > reach;
  ids := ids[1:p_size];
end $$;
