-- As before (0041), but whoever was invited and never signed in is no active customer: the two are told apart on the screen.
create index users_active on users (lower(name), id, name)
  where role = 'customer' and disabled_at is null and signed_in_at is not null;--> statement-breakpoint
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
  filter text := 'role = ''customer''' || case p_state
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
