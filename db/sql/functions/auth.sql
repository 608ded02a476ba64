-- Who is calling, sign-in, and limits on tries.

-- The caller. These settings live for one transaction and are set by authenticate() from the caller's row.
-- Without it they are null or empty: no company, no role, no rows.
create function app_user() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

create function app_company() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

-- What a buyer may do in the company: buyer, approver or company admin.
create function app_company_role() returns text language sql stable parallel safe
  return nullif(current_setting('app.company_role', true), '');

create function app_staff() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') in ('employee', 'admin');

create function app_admin() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true) = 'admin', false);

-- Sign-in, the outbox and other work that no person does.
create function app_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') = 'system';

-- Makes a person the caller for this transaction.
create function assume(who users) returns void language sql security definer set search_path = public, pg_temp
  begin atomic
    select set_config('app.user_id', who.id::text, true),
      set_config('app.role', who.role, true),
      set_config('app.company_id', coalesce(who.company_id::text, ''), true),
      set_config('app.company_role', coalesce(who.company_role, ''), true);
  end;

-- Makes the user of a token the caller for this transaction, from the rows and nothing else.
-- PS401: there is no such live session, or the user is disabled. PS403: the user's role may not make this call.
-- PS428: someone else knows the password; only calls that pass p_before_change are let through.
-- It also records that the session was used, at most once in five minutes. Of simultaneous calls one records it and none
-- waits: an order of the same session may take a while.
create function authenticate(p_user bigint, p_session uuid, p_roles text[], p_before_change boolean default false)
returns table (id bigint, name text, email text, role text, company_id bigint, company_role text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who users;
begin
  select u.* into who from sessions s join users u on u.id = s.user_id
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > now()
      and u.disabled_at is null;
  if not found then
    raise exception 'no live session' using errcode = 'PS401';
  elsif who.role <> all (p_roles) then
    raise exception 'role may not call' using errcode = 'PS403';
  elsif who.must_change_password and not p_before_change then
    raise exception 'password must be changed' using errcode = 'PS428';
  end if;
  if not exists (select 1 from session_uses where session_id = p_session and used_at > now() - interval '5 minutes')
    and pg_try_advisory_xact_lock(hashtext('session_uses'), hashtext(p_session::text)) then
    insert into session_uses (session_id) values (p_session) on conflict (session_id) do update set used_at = now();
  end if;
  perform assume(who);
  return query select who.id, who.name, who.email, who.role, who.company_id, who.company_role;
end $$;

-- Makes the approver to whom a link was mailed the caller for this transaction. Takes the hash of the link's token.
-- PS410: the link was used, is too old or was never sent, the order is decided, or its reader may not approve any more. One
-- code for all of these, so that a guess learns nothing. With p_use the link is used up; of two that use one link at once the
-- second waits and finds it used. app.order_id then holds its order, for the statements that follow.
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
end $$;

-- Takes the database role of the caller that `authenticate` or `open_approval` has let in, for the rest of the transaction.
-- A function of its own, since one that runs as its owner cannot change the role. Without a caller it stays the bare login.
create function switch_role() returns text language sql volatile
  return set_config('role', case current_setting('app.role', true)
    when 'customer' then 'plantsetu_buyer'
    when 'employee' then 'plantsetu_staff'
    when 'admin' then 'plantsetu_staff'
    else 'none' end, true);

-- The caller's own hash, to check the current password before it is changed.
create function own_password_hash() returns text
language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select u.password_hash from users u where u.id = app_user();
  end;

-- Sets a temporary password that staff know and the customer changes at the next sign-in (trigger password_changed). All
-- sessions end and links sent earlier are void. False where there is no such active customer.
create function issue_password(p_user bigint, p_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update users set password_hash = p_hash where id = p_user and role = 'customer' and disabled_at is null;
  if not found then return false; end if;
  update sessions set revoked_at = now() where user_id = p_user and revoked_at is null;
  update password_resets set used_at = now() where user_id = p_user and used_at is null;
  return true;
end $$;

-- Counts a try. Raises PS429 with the seconds to wait once there are more than p_limit in the window.
create function throttle_try(p_key text, p_limit bigint, p_window interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare counted throttle;
begin
  insert into throttle as t (key, tries, resets_at) values (p_key, 1, now() + p_window)
    on conflict (key) do update set
      tries = case when t.resets_at <= now() then 1 else t.tries + 1 end,
      resets_at = case when t.resets_at <= now() then now() + p_window else t.resets_at end
    returning * into counted;
  -- A refused try is rolled back with its batch: the counter stays at the limit until the window ends.
  if counted.tries > p_limit then
    raise exception '%', ceil(extract(epoch from counted.resets_at - now())) using errcode = 'PS429';
  end if;
end $$;

-- Takes back one try: one that succeeded was not an attack, and a whole plant may share one address.
create function throttle_return(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update throttle set tries = tries - 1 where key = p_key and tries > 0
$$;

create function throttle_forget(p_key text) returns void
language sql security definer set search_path = public, pg_temp as $$ delete from throttle where key = p_key $$;
