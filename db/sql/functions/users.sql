-- Triggers of users and their sessions.

-- The first customer of a company becomes its admin, and so does a new one if no customer there can sign in. A colleague
-- invited by a buyer, who sees no other company's accounts, is not refused if the address has one.
create function complete_user() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.role = 'customer' and new.company_role is null then
    new.company_role := case
      when exists (select 1 from users where company_id = new.company_id and role = 'customer' and disabled_at is null)
      then 'buyer' else 'company admin' end;
  end if;
  new.email_in_use := app_company() is not null
    and exists (select 1 from users u where lower(u.email) = lower(new.email) and not u.email_in_use);
  return new;
end $$;

-- A new password is known only to its owner, unless staff set it for a customer. A sign-in that began with the old one ends.
create function password_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from factor_challenges where user_id = new.id and purpose = 'sign-in';
  new.must_change_password := app_staff() and app_user() is distinct from new.id;
  return new;
end $$;

-- A user who is disabled, gets another role or whose factors are reset is signed out, also in the middle of a sign-in. Enabling
-- them again restores no session. The argument is the column with the user, unless it is the id.
create function end_sessions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who bigint := to_jsonb(new) ->> coalesce(tg_argv[0], 'id');
begin
  update sessions set revoked_at = now() where user_id = who and revoked_at is null;
  delete from factor_challenges where user_id = who;
  return null;
end $$;

-- Policies cannot compare columns. Users change their own name, phone and password; a company admin changes a colleague's
-- role and whether they may sign in, and anyone's limits. search_text follows the name.
create function users_guard() returns trigger language plpgsql as $$
declare
  allowed text[] := case when old.id = app_user() then array['name', 'phone', 'password_hash', 'must_change_password']
    else array['company_role', 'disabled_at'] end || array['search_text'];
begin
  if app_company_role() = 'company admin' then
    allowed := allowed || array['order_limit_paise', 'period_limit_paise'];
  end if;
  if to_jsonb(new) - allowed is distinct from to_jsonb(old) - allowed then
    raise exception 'permission denied for table users' using errcode = '42501';
  end if;
  return new;
end $$;
