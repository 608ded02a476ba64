-- Invoices: the staff's list, and who is reminded of what is overdue.

grant update (reminders) on invoices to plantsetu_app;--> statement-breakpoint
grant update (invoiced) on shipments to plantsetu_app;--> statement-breakpoint
-- Reminders are counted by the scheduled run; the PDF of a mail is printed when the mail goes out.
create policy system_counts on invoices for update to plantsetu_app
  using ((select app_system())) with check ((select app_system()));--> statement-breakpoint
create trigger invoices_staff_only
  before update of number, status, date, due_date, paid_paise, credited_paise, irn, irn_qr on invoices
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();--> statement-breakpoint
create policy system_prints on invoice_lines for select to plantsetu_app using ((select app_system()));--> statement-breakpoint

-- One page of the ids of all companies' invoices and credit notes, as admin_page() does it. `overdue` is derived from the
-- day in India; `open` is whatever wants money.
create function admin_invoice_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  today date := (now() at time zone 'Asia/Kolkata')::date;
  named bigint[];
  numbers text[] := '{}';
  filter text := 'status <> ''draft''';
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
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(like_patterns(words)) as pattern) limit 200);
    -- `118` is the 118th of each series and year.
    if words ~ '^0*[1-9][0-9]{0,8}$' then
      numbers := array(select series || '/' || financial_year || '/' || lpad(ltrim(words, '0'), greatest(6, length(ltrim(words, '0'))), '0')
        from invoice_series);
    end if;
    filter := filter || format(
      ' and (number like %L or number = any(%L::text[]) or company_id = any(%L::bigint[])%s)',
      regexp_replace(upper(words), '([\\%_])', '\\\1', 'g') || '%', numbers, named,
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or order_id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page('invoices', filter, words <> '', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_invoice_page to plantsetu_app;--> statement-breakpoint

-- What is overdue and not yet reminded of as often as its days say, with the people who are told: whoever ordered, and
-- the company's accounts person. For the scheduled run only, which sees no company's rows otherwise.
create function overdue_invoices(p_limit int)
returns table (id bigint, number text, due_date date, days int, amount_paise bigint, open_paise bigint, reminders int, people jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.number, i.due_date, late.days, i.amount_paise, i.amount_paise - i.paid_paise - i.credited_paise, i.reminders, (
    select jsonb_agg(jsonb_build_object('name', person.name, 'email', person.email))
    from (
      select distinct on (lower(given.email)) given.name, given.email
      from (values (1, u.name, case when u.disabled_at is null then u.email end),
          (2, coalesce(c.accounts_person_name, c.name), c.accounts_person_email)) as given (place, name, email)
      where given.email <> '' order by lower(given.email), given.place
    ) as person
  )
  from invoices i
    join orders o on o.id = i.order_id join users u on u.id = o.user_id join companies c on c.id = i.company_id,
    lateral (select (now() at time zone 'Asia/Kolkata')::date - i.due_date as days) as late
  where (select app_system()) and i.kind = 'invoice' and i.status in ('issued', 'part paid')
    and i.due_date < (now() at time zone 'Asia/Kolkata')::date
    and i.reminders < case when late.days >= 7 then 2 else 1 end
  order by i.due_date, i.id limit p_limit
$$;--> statement-breakpoint
revoke execute on function overdue_invoices from public;--> statement-breakpoint
grant execute on function overdue_invoices to plantsetu_app;
