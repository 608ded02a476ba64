-- Prices that products take from their company's price list (decision 029). A product with the source `list` has the price,
-- breaks and validity of that list; where the list has no line for its item, the price it has becomes a contract price.
-- Locks: items by id, then the company, then the list, as everything that changes prices does (decision 028).

-- Runs when a product's price, its first or last day, or its source is written. A product with the source `list` takes the
-- list's. A price that begins on a later day keeps the one that applies until then.
create function write_price() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  line record;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if new.price_source = 'list' then
    perform 1 from items where id = new.item_id for share;
    perform 1 from companies where id = new.company_id for share;
    select l.price_paise, l.price_per, l.price_breaks, g.valid_from, g.valid_until into line
      from companies c join price_lists g on g.id = c.price_list_id join price_list_lines l on l.list_id = g.id
      where c.id = new.company_id and l.item_id = new.item_id;
    if found then
      new.price_paise := line.price_paise;
      new.price_per := line.price_per;
      new.price_breaks := line.price_breaks;
      new.price_from := line.valid_from;
      new.price_until := line.valid_until;
    else
      new.price_source := 'contract';
    end if;
  end if;
  if new.price_from is null or new.price_from <= today then
    new.price_before := null;
  elsif tg_op = 'UPDATE' then
    new.price_before := case when old.price_from > today then old.price_before else jsonb_build_object(
      'price_paise', old.price_paise, 'price_per', old.price_per, 'price_breaks', old.price_breaks, 'price_until', old.price_until) end;
  end if;
  return new;
end $$;

-- Writes changed lines to the products that follow the list, and raises the list's version. The products are not logged one by
-- one: the line is, and a list may have a hundred thousand products.
create function apply_list_lines() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  importing text := coalesce(current_setting('app.importing', true), '');
begin
  perform set_config('app.importing', 'price list', true);
  if tg_op = 'UPDATE' then
    update products p set price_paise = l.price_paise, price_per = l.price_per, price_breaks = l.price_breaks, version = p.version + 1, updated_at = now()
      from new_lines l join companies c on c.price_list_id = l.list_id
      where p.company_id = c.id and p.item_id = l.item_id and p.price_source = 'list'
        and (p.price_paise, p.price_per, p.price_breaks) is distinct from (l.price_paise, l.price_per, l.price_breaks);
  elsif tg_op = 'DELETE' then
    update products p set price_source = 'contract', version = p.version + 1, updated_at = now()
      from old_lines l join companies c on c.price_list_id = l.list_id
      where p.company_id = c.id and p.item_id = l.item_id and p.price_source = 'list';
  end if;
  perform set_config('app.importing', importing, true);
  if tg_op = 'DELETE' then
    update price_lists set version = version + 1, updated_at = now() where id in (select list_id from old_lines);
  else
    update price_lists set version = version + 1, updated_at = now() where id in (select list_id from new_lines);
  end if;
  return null;
end $$;

-- Writes the prices of a company's new list to the products that follow it. Those that it does not have keep their price as a
-- contract price.
create function apply_list_of_company() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  importing text := coalesce(current_setting('app.importing', true), '');
begin
  perform set_config('app.importing', 'price list', true);
  update products p set price_paise = l.price_paise, price_per = l.price_per, price_breaks = l.price_breaks, price_from = g.valid_from,
      price_until = g.valid_until, version = p.version + 1, updated_at = now()
    from price_lists g join price_list_lines l on l.list_id = g.id
    where p.company_id = new.id and p.price_source = 'list' and g.id = new.price_list_id and l.item_id = p.item_id
      and (p.price_paise, p.price_per, p.price_breaks, p.price_from, p.price_until)
        is distinct from (l.price_paise, l.price_per, l.price_breaks, g.valid_from, g.valid_until);
  update products p set price_source = 'contract', version = p.version + 1, updated_at = now()
    where p.company_id = new.id and p.price_source = 'list' and not exists (
      select 1 from price_list_lines l where l.list_id = new.price_list_id and l.item_id = p.item_id);
  perform set_config('app.importing', importing, true);
  return null;
end $$;

-- Adds and changes lines of a list from a file, `[{item_id, price_paise, price_per, price_breaks}]`, and logs it as one row.
create function apply_price_list_file(p_list bigint, p_lines json, p_file text, out added int, out changed int)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  perform set_config('app.importing', 'price list', true);
  update price_list_lines l set price_paise = f.price_paise, price_per = f.price_per, price_breaks = f.price_breaks, version = version + 1, updated_at = now()
    from json_to_recordset(p_lines) as f (item_id bigint, price_paise bigint, price_per int, price_breaks jsonb)
    where l.list_id = p_list and l.item_id = f.item_id;
  get diagnostics changed = row_count;
  insert into price_list_lines (list_id, item_id, price_paise, price_per, price_breaks)
    select p_list, item_id, price_paise, price_per, price_breaks
    from json_to_recordset(p_lines) as f (item_id bigint, price_paise bigint, price_per int, price_breaks jsonb)
    where not exists (select 1 from price_list_lines l where l.list_id = p_list and l.item_id = f.item_id);
  get diagnostics added = row_count;
  perform set_config('app.importing', '', true);
  insert into audit_log (user_id, action, entity, entity_id, changes)
    values (app_user(), 'update', 'price_lists', p_list::text, jsonb_build_object('file_name', jsonb_build_array(null, p_file),
      'lines_added', jsonb_build_array(null, added), 'lines_changed', jsonb_build_array(null, changed)));
end $$;
