-- The desk's day: tickets, applications, what visitors leave, its own people, the log of who did what, mails that did not go out.

-- 1. Tickets: staff answer, close and re-open; a reply of whoever asked opens his own again ---------------------------------

update tickets set waiting_since = created_at where status = 'open';--> statement-breakpoint
create policy staff_moves on tickets for update to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy asker_reopens on tickets for update to plantsetu_app
  using (user_id = (select app_user()) and company_id = (select app_company()))
  with check (user_id = (select app_user()) and company_id = (select app_company()) and status = 'open');--> statement-breakpoint
grant update (status, waiting_since, closed_at) on tickets to plantsetu_app;--> statement-breakpoint
create policy staff_answers on ticket_messages for insert to plantsetu_app
  with check (
    (select app_staff()) and user_id = (select app_user())
    and exists (select 1 from tickets t where t.id = ticket_messages.ticket_id and t.company_id = ticket_messages.company_id)
  );--> statement-breakpoint
create index tickets_text on tickets using gin (company_text(subject) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint

-- One page of the ids of all tickets, as admin_page() does it. What is open stands in the order in which it waits.
create function admin_ticket_page(
  p_q text, p_status text, p_company bigint, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  patterns text[] := like_patterns(words);
  named bigint[];
  written text;
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_status is not null then filter := filter || format(' and status = %L', p_status); end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if words <> '' then
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(patterns) as pattern) limit 200);
    select string_agg(format('company_text(subject) like %L', pattern), ' and ') into written from unnest(patterns) as pattern;
    filter := filter || format(' and (%s or company_id = any(%L::bigint[])%s)', written, named,
      case when words ~ '^(tkt-?)?0*[1-9][0-9]{0,14}$' then ' or id = ' || regexp_replace(words, '^(tkt-?)?0*', '') else '' end);
  end if;
  select * into ids, total, capped from admin_page('tickets', filter, words <> '', p_company,
    case when p_status = 'open' then 'waiting_since' else 'id' end,
    case when p_status = 'open' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

-- 2. Applications ------------------------------------------------------------------------------------------------------------

alter table application_notes enable row level security;--> statement-breakpoint
create policy staff_reads on application_notes for select to plantsetu_app using ((select app_staff()));--> statement-breakpoint
create policy staff_writes on application_notes for insert to plantsetu_app
  with check ((select app_staff()) and user_id = (select app_user()));--> statement-breakpoint
grant select, insert on application_notes to plantsetu_app;--> statement-breakpoint
create index job_applications_text on job_applications
  using gin (company_text(name || ' ' || email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint

create function admin_application_page(
  p_q text, p_job text, p_status text, p_page int, p_size int, p_cap int, p_search_cap int,
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
  select * into ids, total, capped from admin_page('job_applications', filter, patterns <> '{}', null, 'id', 'desc',
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

-- 3. Messages, the newsletter's readers, places in webinars ----------------------------------------------------------------

grant update (handled_at) on newsletter_subscribers, webinar_registrations to plantsetu_app;--> statement-breakpoint
create index contact_messages_text on contact_messages
  using gin (company_text(name || ' ' || coalesce(company, '') || ' ' || email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index newsletter_subscribers_text on newsletter_subscribers
  using gin (company_text(email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint
create index webinar_registrations_text on webinar_registrations
  using gin (company_text(name || ' ' || coalesce(company, '') || ' ' || email) gin_trgm_ops) with (fastupdate = off);--> statement-breakpoint

-- One page of ids of one of the three kinds. The table is this function's own text, by kind, never a caller's.
create function admin_inbox_page(
  p_kind text, p_q text, p_handled text, p_state text, p_webinar text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
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
  select * into ids, total, capped from admin_page(entity, filter, patterns <> '{}', null, 'id', 'desc',
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint

-- 4. The desk's own people: admins run them, and nobody himself ------------------------------------------------------------

create function app_admin() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true) = 'admin', false);--> statement-breakpoint
create policy admin_adds_staff on users for insert to plantsetu_app
  with check ((select app_admin()) and role in ('employee', 'admin'));--> statement-breakpoint
create policy admin_runs_staff on users for update to plantsetu_app
  using ((select app_admin()) and role <> 'customer') with check ((select app_admin()) and role <> 'customer');--> statement-breakpoint
create policy admin_invites_staff on password_resets for insert to plantsetu_app
  with check ((select app_admin())
    and exists (select 1 from users u where u.id = password_resets.user_id and u.role <> 'customer'));--> statement-breakpoint
grant update (role) on users to plantsetu_app;--> statement-breakpoint
-- Everybody may write his own row; a role is an admin's to give, and neither role nor sign-in of staff their own to change.
create function staff_guard() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table users: another admin has to do this' using errcode = '42501';
end $$;--> statement-breakpoint
create trigger users_roles_by_admins before update of role on users
  for each row when (current_user = 'plantsetu_app' and old.role is distinct from new.role
    and (not app_admin() or old.id = app_user())) execute function staff_guard();--> statement-breakpoint
create trigger users_staff_by_admins before update of disabled_at on users
  for each row when (current_user = 'plantsetu_app' and old.role <> 'customer'
    and old.disabled_at is distinct from new.disabled_at and (not app_admin() or old.id = app_user()))
  execute function staff_guard();--> statement-breakpoint
-- A token says which role it was made for: whoever gets another one signs in again.
create trigger users_role_changed after update of role on users
  for each row when (old.role is distinct from new.role) execute function end_sessions();--> statement-breakpoint

-- 5. Who did what: searched by person, record, company and day ---------------------------------------------------------------

create function admin_audit_page(
  p_who text, p_user bigint, p_entity text, p_record text, p_company bigint, p_from timestamptz, p_to timestamptz,
  p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_who);
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_user is not null then filter := filter || format(' and user_id = %s', p_user); end if;
  if patterns <> '{}' then
    filter := filter || format(' and user_id = any(%L::bigint[])', array(select u.id from users u
      where (select bool_and(company_text(u.name || ' ' || u.email) like pattern) from unnest(patterns) as pattern) limit 200));
  end if;
  if p_entity is not null then filter := filter || format(' and entity = %L', p_entity); end if;
  if p_record is not null then filter := filter || format(' and entity_id = %L', p_record); end if;
  if p_company is not null then filter := filter || ' and of_company = $1'; end if;
  if p_from is not null then filter := filter || format(' and at >= %L and at < %L', p_from, p_to); end if;
  -- A day is a stretch of the index on the time; everything else is walked along the ids.
  select * into ids, total, capped from admin_page('audit_log', filter, false, p_company,
    case when p_from is null then 'id' else 'at' end, 'desc', p_page, p_size, p_cap);
end $$;--> statement-breakpoint

-- 6. Mails that did not go out: staff see whom and why, never what the mail holds: it may sign somebody in --------------------

grant update (given_up_at) on outbox to plantsetu_app;--> statement-breakpoint
create function admin_outbox_page(
  p_q text, p_state text, p_page int, p_size int, p_cap int, out items jsonb, out total int, out capped boolean
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
    from admin_page('outbox', filter, false, null, 'id', 'desc', p_page, p_size, p_cap) as page;
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'kind', o.kind, 'recipient', o.recipient, 'attempts', o.attempts,
      'last_error', left(o.last_error, 500), 'next_attempt_at', o.next_attempt_at, 'created_at', o.created_at,
      'given_up_at', o.given_up_at, 'given_up_by', u.name) order by place), '[]')
    into items
    from unnest(ids) with ordinality as found (mail_id, place)
      join outbox o on o.id = found.mail_id left join users u on u.id = o.given_up_by;
end $$;--> statement-breakpoint

-- Sends a mail with the next run; null: all that have failed. Answers how many.
create function outbox_retry(p_id bigint) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare found int;
begin
  if not app_staff() then return 0; end if;
  update outbox set next_attempt_at = now(), given_up_at = null
    where sent_at is null and given_up_by is null and (id = p_id or p_id is null and attempts > 0);
  get diagnostics found = row_count;
  return found;
end $$;--> statement-breakpoint

-- Lets a mail go. Its payload is emptied by a statement of its own, so that the log of changes holds nothing of it.
create function outbox_give_up(p_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update outbox set given_up_at = now(), given_up_by = app_user()
    where id = p_id and sent_at is null and given_up_by is null;
  if not found then return false; end if;
  update outbox set payload = '{}' where id = p_id;
  return true;
end $$;--> statement-breakpoint

-- How many mails have failed and nobody has let go, for the desk's first page.
create function outbox_failures() returns int
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int from outbox where app_staff() and sent_at is null and attempts > 0 and given_up_by is null
$$;--> statement-breakpoint

revoke execute on function admin_outbox_page, outbox_retry, outbox_give_up, outbox_failures from public;--> statement-breakpoint
grant execute on function app_admin, admin_ticket_page, admin_application_page, admin_inbox_page, admin_audit_page,
  admin_outbox_page, outbox_retry, outbox_give_up, outbox_failures to plantsetu_app;--> statement-breakpoint

do $$
declare entity text;
begin
  foreach entity in array array['application_notes', 'newsletter_subscribers', 'webinar_registrations'] loop
    execute format('create trigger audit after insert or update or delete on %I for each row execute function audit()', entity);
  end loop;
end $$;--> statement-breakpoint
create trigger audit after update of given_up_at, given_up_by on outbox
  for each row when (app_staff()) execute function audit();--> statement-breakpoint
grant usage on all sequences in schema public to plantsetu_app;
