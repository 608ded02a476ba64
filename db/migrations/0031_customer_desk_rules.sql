-- The desk runs customers' sign-ins: lists them, disables, gives roles, hands out passwords anew; and terms of companies.

-- 1. When somebody signed in last ------------------------------------------------------------------------------------------

update users u set signed_in_at = (select max(s.created_at) from sessions s where s.user_id = u.id)
  where exists (select 1 from sessions s where s.user_id = u.id);--> statement-breakpoint
create function note_sign_in() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users set signed_in_at = new.created_at where id = new.user_id;
  return null;
end $$;--> statement-breakpoint
create trigger sessions_noted after insert on sessions for each row execute function note_sign_in();--> statement-breakpoint
grant select (signed_in_at) on users to plantsetu_app;--> statement-breakpoint
-- Its columns were counted when it was made; users have one more now.
create or replace function sign_in_row(p_email text) returns setof users
language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.* from users u where app_system() and lower(u.email) = lower(p_email);
  end;--> statement-breakpoint

-- 2. Customers' accounts: role in the company and sign-in, and nothing else of the row ---------------------------------------

create policy staff_runs_customers on users for update to plantsetu_app
  using ((select app_staff()) and role = 'customer') with check ((select app_staff()) and role = 'customer');--> statement-breakpoint
create function customers_guard() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table users: staff write a customer’s role and sign-in only' using errcode = '42501';
end $$;--> statement-breakpoint
create trigger users_customers_by_staff before update on users
  for each row when (
    current_user = 'plantsetu_app' and app_staff() and old.role = 'customer'
    and to_jsonb(new) - array['company_role', 'disabled_at'] is distinct from to_jsonb(old) - array['company_role', 'disabled_at']
  ) execute function customers_guard();--> statement-breakpoint
create policy staff_invites_customers on password_resets for insert to plantsetu_app
  with check ((select app_staff())
    and exists (select 1 from users u where u.id = password_resets.user_id and u.role = 'customer'));--> statement-breakpoint

-- A password that staff know: to be changed at the next sign-in. What was signed in is signed out, links sent before are
-- void. False where there is no such customer, or a disabled one.
create function issue_password(p_user bigint, p_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update users set password_hash = p_hash where id = p_user and role = 'customer' and disabled_at is null;
  if not found then return false; end if;
  -- After the trigger that clears it with every new password.
  update users set must_change_password = true where id = p_user;
  update sessions set revoked_at = now() where user_id = p_user and revoked_at is null;
  update password_resets set used_at = now() where user_id = p_user and used_at is null;
  return true;
end $$;--> statement-breakpoint
grant execute on function issue_password to plantsetu_app;--> statement-breakpoint

-- Whoever comes to a company in which nobody can sign in any more runs it, like its first customer.
create or replace function first_is_admin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.role = 'customer' and new.company_role is null then
    new.company_role := case
      when exists (select 1 from users where company_id = new.company_id and role = 'customer' and disabled_at is null)
      then 'buyer' else 'company admin' end;
  end if;
  return new;
end $$;--> statement-breakpoint

-- 3. Credit terms ------------------------------------------------------------------------------------------------------------

-- Buyers update companies too: companies_rules_only keeps them off these.
grant update (credit_days, credit_limit_paise) on companies to plantsetu_app;--> statement-breakpoint

-- 4. Lists -------------------------------------------------------------------------------------------------------------------

create index users_text on users using gin (company_text(name || ' ' || email) gin_trgm_ops) with (fastupdate = off)
  where role = 'customer';--> statement-breakpoint

-- One page of the ids of all customers, as admin_page() does it: found by name, e-mail address or company.
create function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
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
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(patterns) as pattern) limit 200);
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ') into written
      from unnest(patterns) as pattern;
    filter := filter || format(' and (%s or company_id = any(%L::bigint[]))', written, named);
  end if;
  select * into ids, total, capped from admin_page('users', filter, patterns <> '{}', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_customer_page to plantsetu_app;--> statement-breakpoint

-- The same as before, and `to ship`: every order that has goods to pack or to send.
create or replace function admin_order_page(
  p_q text, p_status text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  named bigint[];
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
    -- A company's name has no more namesakes than a reader looks through.
    named := array(select c.id from companies c
      where (select bool_and(company_text(c.name) like pattern) from unnest(like_patterns(words)) as pattern) limit 200);
    filter := filter || format(
      ' and (lower(po_number) like %L or company_id = any(%L::bigint[])%s)',
      regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%', named,
      case when words ~ '^#?[1-9][0-9]{0,14}$' then ' or id = ' || ltrim(words, '#') else '' end);
  end if;
  select * into ids, total, capped from admin_page('orders', filter, words <> '', p_company,
    case when p_sort like 'total%' then 'total_paise' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when words = '' then p_cap else p_search_cap end);
end $$;
