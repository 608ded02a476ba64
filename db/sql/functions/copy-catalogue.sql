-- Copying a company's catalogue to another company.

-- The active products of a company that a copy would add to another one, with where their price comes from. Products of the list
-- get its price from the trigger write_price.
create function copied_products(p_from bigint, p_to bigint, p_category text, p_prices text)
returns table (item_id bigint, price_paise bigint, price_per int, price_breaks jsonb, price_from date, price_until date, price_before jsonb)
language sql stable set search_path = public, pg_temp as $$
  select p.item_id, p.price_paise, p.price_per, p.price_breaks, p.price_from, p.price_until, p.price_before from products p
  where p.company_id = p_from and p.active and (p_category is null or p.category = p_category)
    and not exists (select 1 from products o where o.company_id = p_to and o.item_id = p.item_id)
    and (p_prices = 'same' or exists (
      select 1 from companies c join price_list_lines l on l.list_id = c.price_list_id
      where c.id = p_to and l.item_id = p.item_id))
$$;

-- Adds them, and logs the copy as one row of the other company.
create function copy_catalogue(p_from bigint, p_to bigint, p_category text, p_prices text) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  added int;
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  perform set_config('app.importing', 'copy', true);
  insert into products (company_id, item_id, price_paise, price_per, price_breaks, price_from, price_until, price_before, price_source)
    select p_to, item_id, price_paise, price_per, price_breaks, price_from, price_until,
        case p_prices when 'same' then price_before end, case p_prices when 'list' then 'list' else 'contract' end
    from copied_products(p_from, p_to, p_category, p_prices) order by item_id
    on conflict (company_id, item_id) do nothing;
  get diagnostics added = row_count;
  perform set_config('app.importing', '', true);
  if added > 0 then
    insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
      select app_user(), 'update', 'companies', p_to::text, p_to, jsonb_build_object(
        'copied_from', jsonb_build_array(null, name), 'products_added', jsonb_build_array(null, added))
      from companies where id = p_from;
  end if;
  return added;
end $$;
