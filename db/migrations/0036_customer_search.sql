-- The customers' search looks its companies up through their own text index: written as text, the patterns reach it.
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
  called text;
  named bigint[];
  filter text := 'role = ''customer''' || case p_state
    when 'active' then ' and disabled_at is null'
    when 'disabled' then ' and disabled_at is not null'
    when 'never' then ' and disabled_at is null and signed_in_at is null'
    else '' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if patterns <> '{}' then
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and '),
        string_agg(format('company_text(name) like %L', pattern), ' and ')
      into written, called from unnest(patterns) as pattern;
    execute format('select array(select id from companies where %s limit 200)', called) into named;
    -- Where no company is called so, people alone are looked through.
    filter := filter || case when named = '{}' then format(' and %s', written)
      else format(' and (%s or company_id = any(%L::bigint[]))', written, named) end;
  end if;
  select * into ids, total, capped from admin_page('users', filter, patterns <> '{}', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;
