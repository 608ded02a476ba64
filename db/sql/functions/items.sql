-- Items and the products that companies see of them.

-- Letters and digits of a code in lower case: `BRG-6205-2RS` → `brg62052rs`.
create function code_key(p_code text) returns text language sql immutable parallel safe
  return lower(regexp_replace(p_code, '[^[:alnum:]]+', '', 'g'));

-- Copies to a product what the catalogue finds it by.
create function copy_item() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  item items;
begin
  select * into item from items where id = new.item_id;
  new.category := item.category;
  new.subcategory := item.subcategory;
  new.name_key := lower(item.name);
  new.sku_key := code_key(item.sku);
  new.material_key := code_key(new.material_code);
  new.in_stock := item.stock > 0;
  -- How soon it can be dispatched is a value of the filters (src/contracts/catalog/attributes/facets.ts).
  new.search := item.search || new.own_search || format('%L:1D', '=delivery=' || case
    when item.stock > 0 then 'From stock' when item.lead_days <= 7 then 'Within 7 working days'
    when item.lead_days <= 15 then 'Within 15 working days' when item.lead_days > 15 then 'Over 15 working days'
    else 'On enquiry' end)::tsvector;
  new.search_text := searchable(item.name, item.sku, replace(item.sku, ' ', ''), new.material_code);
  return new;
end $$;

-- The same for all products of an item that has changed: writing item_id runs copy_item.
create function copy_to_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update products set item_id = item_id where item_id = new.id;
  return null;
end $$;
