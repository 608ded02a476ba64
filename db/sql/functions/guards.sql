-- A guard in a batch: raises, and so rolls back the whole batch, if the condition does not hold.
create function must(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', what using errcode = 'PS409';
  end if;
end $$;

-- Refuses an entry dated in the locked books (decision 040); the argument is the column with its date. Security definer, because
-- only admins may lock the row of the settings: a write and a change of the lock date wait for each other.
create function refuse_locked() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare locked date;
begin
  select locked_until into locked from accounts_settings for share;
  if (to_jsonb(new) ->> tg_argv[0])::date <= locked or (to_jsonb(old) ->> tg_argv[0])::date <= locked then
    raise exception '%', locked using errcode = 'PS423';
  end if;
  return coalesce(new, old);
end $$;

-- Refuses a change that grants and policies cannot: a grant names columns, a policy rows, and neither compares the row with
-- what it was. The argument says why.
create function refuse() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table %: %', tg_table_name, tg_argv[0] using errcode = '42501';
end $$;
