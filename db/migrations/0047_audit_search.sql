-- As before (0041), but of several records: two companies may have the same SKU.
drop function admin_audit_page(text, bigint, text, text, bigint, timestamptz, timestamptz, text, int, int, int);--> statement-breakpoint
create function admin_audit_page(
  p_who text, p_user bigint, p_entity text, p_records text[], p_company bigint, p_from timestamptz, p_to timestamptz,
  p_sort text, p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_who);
  written text;
  people bigint[];
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_user is not null then filter := filter || format(' and user_id = %s', p_user); end if;
  if patterns <> '{}' then
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(patterns) as pattern;
    -- Each half has an index of its own.
    execute format('select array(select id from users where role = ''customer'' and %1$s limit 200)
        || array(select id from users where role <> ''customer'' and %1$s limit 200)', written) into people;
    filter := filter || format(' and user_id = any(%L::bigint[])', people);
  end if;
  if p_entity is not null then filter := filter || format(' and entity = %L', p_entity); end if;
  if p_records is not null then
    filter := filter || case when cardinality(p_records) = 1 then format(' and entity_id = %L', p_records[1])
      else format(' and entity_id = any(%L::text[])', p_records) end;
  end if;
  if p_company is not null then filter := filter || ' and of_company = $1'; end if;
  if p_from is not null then filter := filter || format(' and at >= %L and at < %L', p_from, p_to); end if;
  -- A day is a stretch of the index on the time; everything else is walked along the ids.
  select * into ids, total, capped from admin_page('audit_log', filter, false, p_company,
    case when p_from is null then 'id' else 'at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap);
end $$;--> statement-breakpoint
revoke execute on function admin_audit_page from public;--> statement-breakpoint
grant execute on function admin_audit_page to plantsetu_app;
