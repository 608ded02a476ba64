CREATE INDEX "tickets_due" ON "tickets" USING btree (coalesce("waiting_since", '-infinity'),"id");--> statement-breakpoint

-- As before (0041), searched as 0050 searches, also by when the answer is due, in which order they wait. Those for which nobody waits stand last either
-- way: the latest first has an index of its own, since without it these would begin. What is answered or closed waits for nobody,
-- so that its order by then is the rows' own.
create or replace function admin_ticket_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  sort text := coalesce(p_sort, case when p_status = 'open' then 'due_asc' else 'date_desc' end);
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  select * into ids, total, capped from admin_page('tickets', filter, words,
    case when words ~ '^(tkt-?)?0*[1-9][0-9]{0,14}$' then 'id = ' || regexp_replace(words, '^(tkt-?)?0*', '') end,
    'company_id', p_company,
    case when sort like 'date%' or p_status <> 'open' then 'id'
      when sort = 'due_asc' then 'waiting_since' else 'coalesce(waiting_since, ''-infinity'')' end,
    case when sort like '%_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap, p_search_cap);
end $$;
