-- A guard in a batch: raises, and so rolls back the whole batch, if the condition does not hold.
create function must(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', what using errcode = 'PS409';
  end if;
end $$;

-- Refuses an entry dated in the locked books (decision 040); the argument is the column with its date,
-- or that of a parent with the parent's table and the column of its id. Security definer, because
-- only admins may lock the row of the settings: a write and a change of the lock date wait for each other.
create function refuse_locked() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  locked date;
  changed jsonb;
  day date;
begin
  select locked_until into locked from accounts_settings for share;
  foreach changed in array array[to_jsonb(old), to_jsonb(new)] loop
    day := changed ->> tg_argv[0];
    if tg_nargs = 3 then
      execute format('select %I from %I where id = $1', tg_argv[0], tg_argv[1]) into day using (changed ->> tg_argv[2])::bigint;
    end if;
    if day <= locked then raise exception '%', locked using errcode = 'PS423'; end if;
  end loop;
  return coalesce(new, old);
end $$;

-- Refuses a change that grants and policies cannot: a grant names columns, a policy rows, and neither compares the row with
-- what it was. The argument says why.
create function refuse() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table %: %', tg_table_name, tg_argv[0] using errcode = '42501';
end $$;
