-- A company runs itself: who approves, who may sign in, where goods go, what its buyers may spend. And a decision by mail.

-- 1. A decision by a link in a mail ---------------------------------------------------------------------------------------

-- Takes the hash of a link's token and acts for the approver that it was sent to, for this transaction. PS410: it was
-- used, is too old, was never sent, the order is decided, or its reader approves no more; one code, so that none is told
-- from the others. With p_use it is used up; of two that use one link at once the second waits and finds it used. Which
-- order it is about stands in app.order_id, for the statements that follow in the same transaction.
create function open_approval(p_hash text, p_use boolean)
returns table (id bigint, name text, email text, role text, company_id bigint, company_role text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link approval_links;
  who users;
begin
  if p_use then
    select l.* into link from approval_links l where l.token_hash = p_hash for update;
  else
    select l.* into link from approval_links l where l.token_hash = p_hash;
  end if;
  select u.* into who from users u join orders o on o.id = link.order_id
    where u.id = link.user_id and u.company_id = link.company_id and u.disabled_at is null
      and u.company_role in ('approver', 'company admin')
      and o.status = 'pending approval' and o.user_id <> u.id
      and link.used_at is null and link.expires_at > now();
  if not found then
    raise exception 'no such link' using errcode = 'PS410';
  end if;
  if p_use then
    update approval_links l set used_at = now() where l.token_hash = p_hash;
  end if;
  perform assume(who), set_config('app.order_id', link.order_id::text, true);
  return query select who.id, who.name, who.email, who.role, who.company_id, who.company_role;
end $$;--> statement-breakpoint
grant execute on function open_approval to plantsetu_app;--> statement-breakpoint

-- 2. Passwords: no signed-in query reads a hash, not even by mistake -------------------------------------------------------

revoke select on users from plantsetu_app;--> statement-breakpoint
grant select (id, company_id, name, email, phone, role, company_role, must_change_password, disabled_at, created_at)
  on users to plantsetu_app;--> statement-breakpoint
-- What a sign-in compares: for the system only, which acts for nobody.
create function sign_in_row(p_email text) returns setof users
language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.* from users u where app_system() and lower(u.email) = lower(p_email);
  end;--> statement-breakpoint
-- The caller's own hash, to check the old password before a new one.
create function own_password_hash() returns text
language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.password_hash from users u where u.id = app_user();
  end;--> statement-breakpoint
grant execute on function sign_in_row, own_password_hash to plantsetu_app;--> statement-breakpoint

-- 3. Colleagues: the company admin invites, gives roles, disables -----------------------------------------------------------

create policy admin_invites on users for insert to plantsetu_app
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin' and role = 'customer');--> statement-breakpoint
create policy admin_runs on users for update to plantsetu_app
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()) and role = 'customer');--> statement-breakpoint
grant update (company_role, disabled_at) on users to plantsetu_app;--> statement-breakpoint
-- Policies cannot compare columns: nobody gives himself a role, and nobody writes a colleague's name or password.
create function users_guard() returns trigger language plpgsql as $$
declare
  allowed text[] := case when old.id = app_user() then array['name', 'phone', 'password_hash', 'must_change_password']
    else array['company_role', 'disabled_at'] end;
begin
  if to_jsonb(new) - allowed is distinct from to_jsonb(old) - allowed then
    raise exception 'permission denied for table users' using errcode = '42501';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger users_guard before update on users
  for each row when (current_user = 'plantsetu_app' and not app_staff() and not app_system())
  execute function users_guard();--> statement-breakpoint
-- Whoever is disabled is signed out for good: enabling him again revives no old session.
create function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update sessions set revoked_at = now() where user_id = new.id and revoked_at is null;
  return null;
end $$;--> statement-breakpoint
create trigger users_disabled after update of disabled_at on users
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function end_sessions();--> statement-breakpoint
-- The link by which an invited colleague sets the first password.
create policy admin_invites on password_resets for insert to plantsetu_app
  with check ((select app_company_role()) = 'company admin'
    and exists (select 1 from users u where u.id = password_resets.user_id and u.company_id = (select app_company())));--> statement-breakpoint

-- 4. Addresses and rules: the company admin's ---------------------------------------------------------------------------------

-- The one that follows the company's ship-to block is made by staff.
create policy admin_adds on addresses for insert to plantsetu_app
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin' and not of_company);--> statement-breakpoint
create policy admin_edits on addresses for update to plantsetu_app
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()));--> statement-breakpoint
grant update (label, gstin, is_sez, archived_at, is_default) on addresses to plantsetu_app;--> statement-breakpoint

create policy admin_rules on companies for update to plantsetu_app
  using (id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (id = (select app_company()));--> statement-breakpoint
grant update (po_required, spending_limit_paise) on companies to plantsetu_app;--> statement-breakpoint
-- Whatever column is added later: these two, and the count of saves, are all that a company writes of itself.
create trigger companies_rules_only before update on companies
  for each row when (
    current_user = 'plantsetu_app' and not app_staff()
    and to_jsonb(new) - array['po_required', 'spending_limit_paise', 'version', 'updated_at']
      is distinct from to_jsonb(old) - array['po_required', 'spending_limit_paise', 'version', 'updated_at']
  ) execute function refuse_buyer();
