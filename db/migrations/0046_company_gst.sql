CREATE INDEX "companies_gst" ON "companies" USING btree ("gst_number" text_pattern_ops);--> statement-breakpoint
-- Companies are found by name, and by the beginning of a GST number where what is typed may be one.
create or replace function admin_company_page(
  p_q text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  gst text := upper(trim(p_q));
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('company_text(name) like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  if gst ~ '^[0-9]{2}[0-9A-Z]{0,13}$' then filter := format('(%s or gst_number like %L)', filter, gst || '%'); end if;
  select * into ids, total, capped from admin_page('companies', filter, patterns <> '{}', null,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;
