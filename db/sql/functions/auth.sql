-- The caller, sign-in, and limits on attempts.

-- The caller. These settings apply to one transaction and are set by authenticate() from the caller's row.
-- Without it they are null or empty: no company, no role, no rows.
create function app_user() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

create function app_company() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

-- The buyer's role in the company: buyer, approver or company admin.
create function app_company_role() returns text language sql stable parallel safe
  return nullif(current_setting('app.company_role', true), '');

create function app_staff() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true), '') in ('employee', 'admin');

create function app_admin() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.role', true) = 'admin', false);

-- Makes a user the caller of this transaction.
create function assume(who users) returns void language sql security definer set search_path = public, pg_temp
  begin atomic
    select set_config('app.user_id', who.id::text, true),
      set_config('app.role', who.role, true),
      set_config('app.company_id', coalesce(who.company_id::text, ''), true),
      set_config('app.company_role', coalesce(who.company_role, ''), true);
  end;

-- Makes the user of a token the caller of this transaction. Trusts only the rows, not the token's other claims.
-- PS401: there is no such active session, or the user is disabled. PS403: the user's role may not make this call.
-- PS424: an employee has none of the rights p_needs; null needs none.
-- PS428: someone else knows the password; only calls with p_before_change are allowed.
-- PS427: an admin has no second factor, for a call with p_needs_factor.
-- PS430: the user or the company made more than p_user_writes or p_company_writes calls in this minute; given for a call that
-- may write, which is counted.
-- Also records the use of the session, at most once in five minutes. Of concurrent calls one records it and none waits:
-- an order of the same session may take a while. Of concurrent writes one is counted and none waits, and all are checked.
create function authenticate(p_user bigint, p_session uuid, p_roles text[], p_before_change boolean default false,
  p_needs_factor boolean default false, p_user_writes bigint default null, p_company_writes bigint default null,
  p_needs text[] default null)
returns table (id bigint, name text, email text, role text, company_id bigint, company_role text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who users;
  writer text;
  most bigint;
begin
  select u.* into who from sessions s join users u on u.id = s.user_id
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > now()
      and u.disabled_at is null;
  if not found then
    raise exception 'no live session' using errcode = 'PS401';
  elsif who.role <> all (p_roles) then
    raise exception 'role may not call' using errcode = 'PS403';
  elsif who.role = 'employee' and not who.rights && p_needs then
    raise exception '%', array_to_string(p_needs, ' ') using errcode = 'PS424';
  elsif who.must_change_password and not p_before_change then
    raise exception 'password must be changed' using errcode = 'PS428';
  elsif p_needs_factor and who.role = 'admin'
    and not exists (select from authenticator_apps a where a.user_id = who.id)
    and not exists (select from passkeys k where k.user_id = who.id) then
    raise exception 'second factor must be set up' using errcode = 'PS427';
  end if;
  for writer, most in values ('writes user ' || who.id, p_user_writes), ('writes company ' || who.company_id, p_company_writes) loop
    continue when writer is null or most is null;
    begin
      if pg_try_advisory_xact_lock(hashtext('writes'), hashtext(writer)) then
        perform throttle_try(writer, most, interval '1 minute');
      elsif exists (select 1 from throttle t where t.key = writer and t.tries >= most and t.resets_at > now()) then
        raise exception '60' using errcode = 'PS429';
      end if;
    exception when sqlstate 'PS429' then
      raise exception '%', sqlerrm using errcode = 'PS430';
    end;
  end loop;
  if not exists (select 1 from session_uses where session_id = p_session and used_at > now() - interval '5 minutes')
    and pg_try_advisory_xact_lock(hashtext('session_uses'), hashtext(p_session::text)) then
    insert into session_uses (session_id) values (p_session) on conflict (session_id) do update set used_at = now();
  end if;
  perform assume(who);
  return query select who.id, who.name, who.email, who.role, who.company_id, who.company_role;
end $$;

-- Makes the approver to whom a link was mailed the caller of this transaction, given the hash of the link's token.
-- PS410: the link is used, expired or unknown, its step of the order is decided, or the approver may no longer decide on it.
-- One code for all of these, so that a guess reveals nothing. p_use uses up the link; of two concurrent uses the second waits and fails.
-- Sets app.order_id to its order, for the statements that follow.
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
    where u.id = link.user_id and u.company_id = link.company_id
      and exists (select from order_approvers(o.id) a where a.user_id = u.id and a.step_no is not distinct from link.step_no)
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

-- Switches to the database role of the caller set by `authenticate` or `open_approval`, for the rest of the transaction.
-- A separate function, because one that runs as its owner cannot change the role. Without a caller the role stays the login.
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

-- Sets a temporary password that an admin knows and the customer has to change at the next sign-in (trigger password_changed).
-- Ends all sessions and invalidates earlier links. False if the caller is no admin, or there is no such active customer who has
-- never signed in: an account in use gets a link.
create function issue_password(p_user bigint, p_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_admin() then return false; end if;
  update users set password_hash = p_hash where id = p_user and role = 'customer' and disabled_at is null
    and signed_in_at is null and not email_in_use;
  if not found then return false; end if;
  update sessions set revoked_at = now() where user_id = p_user and revoked_at is null;
  update password_resets set used_at = now() where user_id = p_user and used_at is null;
  delete from known_devices where user_id = p_user;
  return true;
end $$;

-- Counts an attempt. Raises PS429 with the seconds to wait if there are more than p_limit in the window.
create function throttle_try(p_key text, p_limit bigint, p_window interval) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare counted throttle;
begin
  insert into throttle as t (key, tries, resets_at) values (p_key, 1, now() + p_window)
    on conflict (key) do update set
      tries = case when t.resets_at <= now() then 1 else t.tries + 1 end,
      resets_at = case when t.resets_at <= now() then now() + p_window else t.resets_at end
    returning * into counted;
  -- A refused attempt is rolled back with its batch: the counter stays at the limit until the window ends.
  if counted.tries > p_limit then
    raise exception '%', ceil(extract(epoch from counted.resets_at - now())) using errcode = 'PS429';
  end if;
end $$;
