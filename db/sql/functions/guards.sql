-- A guard in a batch: raises, and so rolls back the whole batch, if the condition does not hold.
create function must(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then
    raise exception '%', what using errcode = 'PS409';
  end if;
end $$;

-- Refuses a change that grants and policies cannot: a grant names columns, a policy rows, and neither compares the row with
-- what it was. The argument says why.
create function refuse() returns trigger language plpgsql as $$
begin
  raise exception 'permission denied for table %: %', tg_table_name, tg_argv[0] using errcode = '42501';
end $$;
