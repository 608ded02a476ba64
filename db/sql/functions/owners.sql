-- Owners of RFQs, orders and tickets (decision 063).

-- Whether someone is active staff, and so may own a record. The row stays locked until the end of the transaction, so that no
-- one disables the person before it commits. Call it before locking a record: disabling takes its locks in the same order.
create function is_active_staff(p_id bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from users where id = p_id and role <> 'customer' and disabled_at is null for share;
  return found;
end $$;

create function check_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform must(is_active_staff(new.owner_id), 'owner');
  return new;
end $$;

-- Reopening a closed record whose owner has been disabled leaves it without one. The arguments are its table, and the column
-- of the changed row with its id.
create function drop_departed_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  record_id bigint := to_jsonb(new) ->> tg_argv[1];
  owner bigint := (select w.owner_id from open_work w where w.kind = tg_argv[0] and w.id = record_id);
begin
  if owner is not null and not is_active_staff(owner) then
    execute format('update %I set owner_id = null where id = $1', tg_argv[0]) using record_id;
  end if;
  return null;
end $$;
