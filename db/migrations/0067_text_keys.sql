ALTER TABLE "companies" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("companies"."name")) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("users"."name" || ' ' || "users"."email")) STORED;--> statement-breakpoint

-- Companies and people are searched by a column, as every other record is: the text index has each row that it finds asked
-- again, and putting name and address into small letters took longer than the asking.
drop index companies_text;--> statement-breakpoint
drop index users_text;--> statement-breakpoint
create index companies_words on companies using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index users_words on users using gin (text_key gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
-- Its columns were counted when it was made; users have one more now.
create or replace function sign_in_row(p_email text) returns setof users
language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.* from users u where app_system() and lower(u.email) = lower(p_email);
  end;--> statement-breakpoint

-- As before (0017); the column follows the name.
create or replace function users_guard() returns trigger language plpgsql as $$
declare
  allowed text[] := case when old.id = app_user() then array['name', 'phone', 'password_hash', 'must_change_password']
    else array['company_role', 'disabled_at'] end || array['text_key'];
begin
  if to_jsonb(new) - allowed is distinct from to_jsonb(old) - allowed then
    raise exception 'permission denied for table users' using errcode = '42501';
  end if;
  return new;
end $$;--> statement-breakpoint
-- As before (0017, 0031), but once the row is written: until then the column is empty, and every row would differ in it.
drop trigger users_customers_by_staff on users;--> statement-breakpoint
create trigger users_customers_by_staff after update on users
  for each row when (
    current_user = 'plantsetu_app' and app_staff() and old.role = 'customer'
    and to_jsonb(new) - array['company_role', 'disabled_at'] is distinct from to_jsonb(old) - array['company_role', 'disabled_at']
  ) execute function customers_guard();--> statement-breakpoint
drop trigger companies_rules_only on companies;--> statement-breakpoint
create trigger companies_rules_only after update on companies
  for each row when (
    current_user = 'plantsetu_app' and not app_staff()
    and to_jsonb(new) - array['po_required', 'spending_limit_paise', 'version', 'updated_at']
      is distinct from to_jsonb(old) - array['po_required', 'spending_limit_paise', 'version', 'updated_at']
  ) execute function refuse_buyer();--> statement-breakpoint

-- What a list's search looks through in a row, as the table's text index has it; null of a list whose rows hold no words.
create or replace function text_of(p_table text) returns text language sql immutable parallel safe
  return case when p_table in ('companies', 'users', 'products', 'rfqs', 'tickets', 'contact_messages', 'job_applications',
    'newsletter_subscribers', 'rfq_submissions', 'webinar_registrations') then 'text_key' end;--> statement-breakpoint

-- The companies or people whose names have all of the patterns. The index finds rows by one or two that are rare, the rest are
-- asked of those rows. Planned once for a connection.
create function called_like(p_table text, p_patterns text[], p_common text[]) returns bigint[] language plpgsql stable
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
declare
  -- A word that is asked for twice may be common beside itself.
  rare text[] := coalesce(
    nullif(array(select pattern from unnest(p_patterns) as pattern where pattern <> all (p_common)), '{}'), p_patterns[:1]);
  rest text[] := p_common || rare[3:];
begin
  if p_table = 'companies' and cardinality(rare) = 1 then
    return array(select id from companies where text_key like rare[1] and text_key || '' like all (rest));
  elsif p_table = 'companies' then
    return array(select id from companies where text_key like rare[1] and text_key like rare[2] and text_key || '' like all (rest));
  elsif cardinality(rare) = 1 then
    return array(select id from users where text_key like rare[1] and text_key || '' like all (rest));
  else
    return array(select id from users where text_key like rare[1] and text_key like rare[2] and text_key || '' like all (rest));
  end if;
end $$;--> statement-breakpoint
revoke execute on function called_like from public;--> statement-breakpoint

-- As before (0060), and asks companies and people by their column, in a statement that is planned once.
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
    if (select text_key like all (p_patterns) from companies where id = p_company) then
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
      from (select text_key as said from unnest(whose) as called (id) join companies using (id) offset 0) as names_of_first;
  elsif names = 'users' then
    select found + count(*) filter (where said like all (p_patterns)), array_agg(said) into found, called_so
      from (select text_key as said from unnest(whose) as called (id) join users using (id) offset 0) as names_of_first;
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
  if names is not null then called := called_like(names, p_patterns, common_in(called_so, p_patterns)); end if;
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
drop function company_text(text);
