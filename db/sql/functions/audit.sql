-- The audit log.

-- Writes one row for each record that a signed-in person changes; the arguments are columns to leave out. A password is logged as changed, without its value; derived
-- columns and the content of a mail are left out. The company is logged only if a record moves to another one.
create function audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  any_row jsonb := was || is_now;
  changed jsonb;
begin
  if app_user() is null then return null; end if;
  select jsonb_object_agg(key, case when key like '%password_hash' then '["…", "…"]'::jsonb
      else jsonb_build_array(was -> key, is_now -> key) end)
    into changed
    from jsonb_object_keys(any_row) as key
    where was -> key is distinct from is_now -> key and (key <> 'company_id' or tg_op = 'UPDATE')
      and key not in ('id', 'created_at', 'updated_at', 'version', 'revision', 'search', 'name_key', 'search_text', 'about', 'sku_key', 'code', 'payload')
      and key <> all (coalesce(tg_argv, '{}'));
  if changed is null and tg_op = 'UPDATE' then return null; end if;
  insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
    values (app_user(), lower(tg_op), tg_table_name, any_row ->> 'id',
      case when tg_table_name = 'companies' then (any_row ->> 'id')::bigint else (any_row ->> 'company_id')::bigint end,
      coalesce(changed, '{}'));
  return null;
end $$;

-- A new link to set a password retires the older ones of the account. Logs that a person was invited again or sent a link,
-- which does not change their row; the first invitation is mailed when the account is added, which is logged already.
create function link_issued() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update password_resets set used_at = now()
    where user_id = new.user_id and used_at is null and token_hash <> new.token_hash;
  insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
    select app_user(), case when u.signed_in_at is null then 'invite' else 'link' end, 'users', u.id::text, u.company_id, '{}'
      from users u where u.id = new.user_id and u.created_at <> now() and app_user() is not null;
  return null;
end $$;
