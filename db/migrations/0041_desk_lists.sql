-- The desk's searches look companies and people up through their text indexes: the patterns have to stand in the statement.

create index products_discontinued on products (id) where not active;--> statement-breakpoint
create index users_staff on users (lower(name), id) where role <> 'customer';--> statement-breakpoint
-- What is rare is found without going through what is not: a filter's few rows among a hundred thousand.
create index contact_messages_done on contact_messages (id) where handled_at is not null;--> statement-breakpoint
create index rfq_submissions_done on rfq_submissions (id) where handled_at is not null;--> statement-breakpoint
create index newsletter_subscribers_open on newsletter_subscribers (id) where handled_at is null;--> statement-breakpoint
create index newsletter_subscribers_done on newsletter_subscribers (id) where handled_at is not null;--> statement-breakpoint
create index newsletter_subscribers_waiting on newsletter_subscribers (id) where confirmed_at is null;--> statement-breakpoint
create index newsletter_subscribers_ended on newsletter_subscribers (id) where unsubscribed_at is not null;--> statement-breakpoint
create index webinar_registrations_open on webinar_registrations (id) where handled_at is null;--> statement-breakpoint
create index webinar_registrations_done on webinar_registrations (id) where handled_at is not null;--> statement-breakpoint
create index webinar_registrations_webinar on webinar_registrations (webinar, id);--> statement-breakpoint
create index job_applications_status on job_applications (status, id);--> statement-breakpoint
create index invoices_credit_notes on invoices (id) where kind = 'credit note';--> statement-breakpoint
create index tickets_status on tickets (status, id);--> statement-breakpoint
create index tickets_company on tickets (company_id, id);--> statement-breakpoint
-- Every list can be sorted; each order has an index that it is walked along.
create index job_applications_name on job_applications (lower(name), id);--> statement-breakpoint
create index webinar_registrations_name on webinar_registrations (lower(name), id);--> statement-breakpoint
create index webinar_registrations_webinar_name on webinar_registrations (webinar, lower(name), id);--> statement-breakpoint
-- What was given up is not tried again, and stands last.
create index outbox_next on outbox ((case when given_up_at is null then next_attempt_at end), id) where sent_at is null;--> statement-breakpoint

-- ` or company_id = any (…)` of the companies called so, nothing where there is none. A company's name has no more namesakes
-- than a reader looks through.
create function or_of_companies(p_patterns text[]) returns text
language plpgsql stable set search_path = public, pg_temp as $$
declare
  called text;
  named bigint[];
begin
  select string_agg(format('company_text(name) like %L', pattern), ' and ') into called from unnest(p_patterns) as pattern;
  execute format('select array(select id from companies where %s limit 200)', coalesce(called, 'false')) into named;
  return case when named = '{}' then '' else format(' or company_id = any(%L::bigint[])', named) end;
end $$;--> statement-breakpoint

create or replace function admin_order_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status = 'to ship' then
    filter := filter || ' and status in (''confirmed'', ''packed'', ''partly shipped'')';
  elsif p_status is not null then
    filter := filter || format(' and status = %L', p_status);
  end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    filter := filter || format(
      ' and (lower(po_number) like %L%s%s)',
      regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%', or_of_companies(like_patterns(words)),
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page('orders', filter, words <> '', p_company,
    case when p_sort like 'total%' then 'total_paise' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
create or replace function admin_rfq_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  patterns text[] := like_patterns(words);
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
    select string_agg(format('company_text(title) like %L', pattern), ' and ') into titled from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s%s)', titled, or_of_companies(patterns),
      case when words ~ '^(rfq-?)?0*[1-9][0-9]{0,14}$' then ' or id = ' || regexp_replace(words, '^(rfq-?)?0*', '') else '' end);
  end if;
  select * into ids, total, capped from admin_page('rfqs', filter, words <> '', p_company, 'id',
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
create or replace function admin_invoice_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  today date := (now() at time zone 'Asia/Kolkata')::date;
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
    -- `118` is the 118th of each series and year.
    if words ~ '^0*[1-9][0-9]{0,8}$' then
      numbers := array(select series || '/' || financial_year || '/' || lpad(ltrim(words, '0'), greatest(6, length(ltrim(words, '0'))), '0')
        from invoice_series);
    end if;
    filter := filter || format(
      ' and (number like %L or number = any(%L::text[])%s%s)',
      regexp_replace(upper(words), '([\\%_])', '\\\1', 'g') || '%', numbers, or_of_companies(like_patterns(words)),
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or order_id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page('invoices', filter, words <> '', p_company,
    case split_part(p_sort, '_', 1) when 'date' then 'date' when 'due' then 'due_date' when 'amount' then 'amount_paise' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
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
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s)', written, or_of_companies(patterns));
  end if;
  select * into ids, total, capped from admin_page('users', filter, patterns <> '{}', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_ticket_page(text, text, bigint, int, int, int, int);--> statement-breakpoint
-- Without a sort, what is open stands in the order in which it waits.
create function admin_ticket_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  patterns text[] := like_patterns(words);
  by_wait boolean := p_sort is null and coalesce(p_status = 'open', false);
  written text;
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    select string_agg(format('company_text(subject) like %L', pattern), ' and ') into written from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s%s)', written, or_of_companies(patterns),
      case when words ~ '^(tkt-?)?0*[1-9][0-9]{0,14}$' then ' or id = ' || regexp_replace(words, '^(tkt-?)?0*', '') else '' end);
  end if;
  select * into ids, total, capped from admin_page('tickets', filter, words <> '', p_company,
    case when by_wait then 'waiting_since' else 'id' end,
    case when by_wait or p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_enquiry_page(text, text, int, int, int, int);--> statement-breakpoint
create function admin_enquiry_page(
  p_q text, p_handled text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
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
  select * into ids, total, capped from admin_page('rfq_submissions', filter, words <> '', null, 'id',
    case when p_sort = 'date_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_application_page(text, text, text, int, int, int, int);--> statement-breakpoint
create function admin_application_page(
  p_q text, p_job text, p_status text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  if p_job is not null then filter := filter || format(' and job_code = %L', p_job); end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  select * into ids, total, capped from admin_page('job_applications', filter, patterns <> '{}', null,
    case when p_sort like 'name%' then 'lower(name)' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_inbox_page(text, text, text, text, text, int, int, int, int);--> statement-breakpoint
-- One page of ids of one of the three kinds. Table and order are this function's own text, by kind, never a caller's.
create function admin_inbox_page(
  p_kind text, p_q text, p_handled text, p_state text, p_webinar text, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  entity text := case p_kind when 'message' then 'contact_messages' when 'registration' then 'webinar_registrations'
    when 'subscriber' then 'newsletter_subscribers' end;
  searched text := case p_kind when 'subscriber' then 'email' else 'name || '' '' || coalesce(company, '''') || '' '' || email' end;
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() or entity is null then return; end if;
  select coalesce(string_agg(format('company_text(%s) like %L', searched, pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  filter := filter || case p_handled when 'no' then ' and handled_at is null' when 'yes' then ' and handled_at is not null' else '' end;
  if p_kind = 'subscriber' then
    filter := filter || case p_state
      when 'confirmed' then ' and confirmed_at is not null and unsubscribed_at is null'
      when 'waiting' then ' and confirmed_at is null and unsubscribed_at is null'
      when 'ended' then ' and unsubscribed_at is not null'
      else '' end;
  elsif p_kind = 'registration' and p_webinar is not null then
    filter := filter || format(' and webinar = %L', p_webinar);
  end if;
  select * into ids, total, capped from admin_page(entity, filter, patterns <> '{}', null,
    case when p_kind = 'registration' and p_sort like 'name%' then 'lower(name)'
      when p_kind = 'subscriber' and p_sort like 'email%' then 'email' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

drop function admin_audit_page(text, bigint, text, text, bigint, timestamptz, timestamptz, int, int, int);--> statement-breakpoint
create function admin_audit_page(
  p_who text, p_user bigint, p_entity text, p_record text, p_company bigint, p_from timestamptz, p_to timestamptz,
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
  if p_record is not null then filter := filter || format(' and entity_id = %L', p_record); end if;
  if p_company is not null then filter := filter || ' and of_company = $1'; end if;
  if p_from is not null then filter := filter || format(' and at >= %L and at < %L', p_from, p_to); end if;
  -- A day is a stretch of the index on the time; everything else is walked along the ids.
  select * into ids, total, capped from admin_page('audit_log', filter, false, p_company,
    case when p_from is null then 'id' else 'at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap);
end $$;--> statement-breakpoint

drop function admin_outbox_page(text, text, int, int, int);--> statement-breakpoint
create function admin_outbox_page(
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
    from admin_page('outbox', filter, false, null,
      case when p_sort like 'next%' then 'case when given_up_at is null then next_attempt_at end' else 'id' end,
      case when p_sort like '%_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap) as page;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'recipient', o.recipient, 'attempts', o.attempts,
      'last_error', left(o.last_error, 500), 'next_attempt_at', o.next_attempt_at, 'created_at', o.created_at,
      'given_up_at', o.given_up_at, 'given_up_by', u.name) order by place), '[]')
    into items
    from unnest(ids) with ordinality as found (mail_id, place)
      join outbox o on o.id = found.mail_id left join users u on u.id = o.given_up_by;
end $$;--> statement-breakpoint

revoke execute on function admin_outbox_page from public;--> statement-breakpoint
grant execute on function admin_ticket_page, admin_enquiry_page, admin_application_page, admin_inbox_page, admin_audit_page,
  admin_outbox_page to plantsetu_app;
