-- The log tells of whoever is let in: invited again, sent a link, given a temporary password.

-- A link changes no row of its person's. The first is mailed as the account is added, which says enough.
create function audit_link() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (user_id, action, entity, entity_id, of_company, changes)
    select app_user(), case when u.signed_in_at is null then 'invite' else 'link' end, 'users', u.id::text, u.company_id, '{}'
      from users u where u.id = new.user_id and u.created_at <> now();
  return null;
end $$;--> statement-breakpoint
revoke execute on function audit_link from public;--> statement-breakpoint
create trigger audit_link after insert on password_resets
  for each row when (app_user() is not null) execute function audit_link();--> statement-breakpoint

-- A new password is known to its owner alone (0008), but for one that staff give somebody else.
create or replace function password_changed() returns trigger language plpgsql as $$
begin
  new.must_change_password := app_staff() and app_user() is distinct from new.id;
  return new;
end $$;--> statement-breakpoint
-- As before (0031), in one change of the row: the log told of two.
create or replace function issue_password(p_user bigint, p_hash text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then return false; end if;
  update users set password_hash = p_hash where id = p_user and role = 'customer' and disabled_at is null;
  if not found then return false; end if;
  update sessions set revoked_at = now() where user_id = p_user and revoked_at is null;
  update password_resets set used_at = now() where user_id = p_user and used_at is null;
  return true;
end $$;
