-- The desk's RFQs and enquiries: its lists, and what staff write for a buyer.

create index rfqs_text on rfqs using gin (company_text(title) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index rfq_submissions_text on rfq_submissions
  using gin (company_text(name || ' ' || coalesce(company, '') || ' ' || email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint

-- One page of the ids of all companies' RFQs, as admin_page() does it. `open` is what waits for the desk.
create function admin_rfq_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  patterns text[] := like_patterns(words);
  named bigint[];
  titled text;
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'open' then
    filter := filter || ' and status in (''submitted'', ''under review'')';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(patterns) as pattern) limit 200);
    select string_agg(format('company_text(title) like %L', pattern), ' and ') into titled from unnest(patterns) as pattern;
    filter := filter || format(' and (%s or company_id = any(%L::bigint[])%s)', titled, named,
      case when words ~ '^(rfq-?)?0*[1-9][0-9]{0,14}$' then ' or id = ' || regexp_replace(words, '^(rfq-?)?0*', '') else '' end);
  end if;
  select * into ids, total, capped from admin_page('rfqs', filter, words <> '', p_company, 'id',
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

-- One page of the ids of visitors' requests.
create function admin_enquiry_page(
  p_q text, p_handled text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  written text;
  filter text := case p_handled when 'no' then 'handled_at is null' when 'yes' then 'handled_at is not null' else 'true' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if words <> '' then
    select string_agg(
        format('company_text(name || '' '' || coalesce(company, '''') || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(like_patterns(words)) as pattern;
    filter := filter || format(' and (%s or code = %L)', written, upper(words));
  end if;
  select * into ids, total, capped from admin_page('rfq_submissions', filter, words <> '', null, 'id', 'desc',
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_rfq_page, admin_enquiry_page, like_patterns to plantsetu_app;
