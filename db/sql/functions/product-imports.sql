-- Product imports: a file's rows are checked, then written to the catalogue.

-- Whether a product may have a GST rate, in the form and in a file: a usual one (src/contracts/fields/units.ts), its current one,
-- or the one that hsn_rates has for its HSN today.
create function rate_offered(p_rate int, p_current int, p_hsn text, p_rates int[]) returns boolean
language sql stable set search_path = public, pg_temp
  return case when p_rate is null or p_rate = any(p_rates) or p_rate is not distinct from p_current then true
    else exists (select from hsn_rate_on(p_hsn, (now() at time zone 'Asia/Kolkata')::date) where rate_bp = p_rate) end;

-- What is wrong with one field of a row.
create function fault(p_field text, p_message text) returns jsonb language sql immutable parallel safe
  return jsonb_build_array(jsonb_build_object('field', p_field, 'message', p_message));

-- Checks rows of an import against the current catalogue: what each would change, and what is wrong with it. A product that is
-- new in the catalogue may be of an item that other companies have: the row then changes that item.
-- An empty cell leaves its column unchanged. If only the category changes, the subcategory is removed, because it belongs to
-- the old one. SKUs are compared ignoring case, and a product keeps its own spelling: a file in upper case would otherwise
-- rename a whole catalogue. For a row of another company this is the only error, and it is no duplicate: companies share
-- suppliers, and so SKUs.
-- Nested loops are off, because the planner expects one row in a new import: once there were twenty thousand, reading products
-- and earlier rows one by one took a minute for a thousand rows. The plan is never cached: it is made for the SKUs of each call.
create function check_import_rows(
  p_import bigint, p_from int, p_to int, p_units text[], p_measures text[], p_rates int[], p_unit_choices text, p_rate_choices text
) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off
set plan_cache_mode = force_custom_plan as $$
declare
  company bigint;
  known text;
  keys text[];
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  select company_id into company from product_imports where id = p_import;
  select string_agg(name, ', ' order by position, name) into known from categories;
  select array_agg(distinct lower(sku)) into keys from product_import_rows
    where import_id = p_import and row_no between p_from and p_to and sku <> '';
  with existing as materialized (
    select i, lower(i.sku) as key, p.id as product_id, p.price_paise as current_price, p.price_per as current_per, p.active as current_active,
      p.material_code as current_code,
      i.version + coalesce(p.version, 0) as version
    from items i left join lateral (
      select * from products where company_id = company and item_id = i.id) as p on true
    where lower(i.sku) = any (keys)
  ), first_rows as materialized (
    select lower(e.sku) as key, min(e.row_no) as first_row from product_import_rows e
    where e.import_id = p_import and lower(e.sku) = any (keys) and e.row_no <= p_to and not e.misread @> '[{"field": "company"}]'
    group by lower(e.sku)
  ), imported as materialized (
    select r.*, c.name as known_category, i, existing.product_id as existing_id, current_price, current_per, current_active, current_code, version, first_row
    from product_import_rows r left join categories c on lower(c.name) = lower(r.category)
      left join existing on existing.key = lower(r.sku) left join first_rows on first_rows.key = lower(r.sku)
    where r.import_id = p_import and r.row_no between p_from and p_to
  ), resolved as materialized (
    select t.*,
      coalesce(t.known_category, t.category, (t.i).category) as new_category,
      t.known_category is null and t.category is not null as unknown_category,
      case when t.subcategory is not null then t.subcategory
        when t.category is not null and t.known_category is distinct from (t.i).category then null
        else (t.i).subcategory end as new_subcategory
    from imported t
  ), checked as materialized (
    select t.row_no, t.existing_id, (t.i).id as existing_item, t.version as now_version, (t.i).stock as now_stock, (
        select coalesce(jsonb_object_agg(key, jsonb_build_array(was, becomes)) filter (where becomes <> was), '{}')
        from (values
          ('name', to_jsonb((t.i).name), to_jsonb(t.name)),
          ('category', to_jsonb((t.i).category), case when t.category is not null then to_jsonb(t.new_category) end),
          ('subcategory', to_jsonb((t.i).subcategory), case when t.subcategory is not null or t.category is not null
            then coalesce(to_jsonb(coalesce(s.name, t.new_subcategory)), 'null') end),
          ('brand', to_jsonb((t.i).brand), to_jsonb(t.brand)),
          ('price_paise', to_jsonb(t.current_price), to_jsonb(t.price_paise)),
          ('price_per', to_jsonb(t.current_per), to_jsonb(t.price_per)),
          ('stock', to_jsonb((t.i).stock), to_jsonb(t.stock)),
          ('lead_days', to_jsonb((t.i).lead_days), to_jsonb(t.lead_days)),
          ('can_backorder', to_jsonb((t.i).can_backorder), to_jsonb(t.can_backorder)),
          ('unit', to_jsonb((t.i).unit), to_jsonb(t.unit)),
          ('pack', to_jsonb((t.i).pack), to_jsonb(t.pack)),
          ('hsn', to_jsonb((t.i).hsn), to_jsonb(t.hsn)),
          ('gst_rate_bp', to_jsonb((t.i).gst_rate_bp), to_jsonb(t.gst_rate_bp)),
          ('description', to_jsonb((t.i).description), to_jsonb(t.description)),
          ('cross_references', to_jsonb((t.i).cross_references), to_jsonb(t.cross_references)),
          ('material_code', to_jsonb(t.current_code), to_jsonb(t.material_code)),
          ('min_qty', to_jsonb((t.i).min_qty), to_jsonb(t.min_qty)),
          ('qty_multiple', to_jsonb((t.i).qty_multiple), to_jsonb(t.qty_multiple)),
          ('reorder_level', to_jsonb((t.i).reorder_level), to_jsonb(t.reorder_level)),
          ('bin', to_jsonb((t.i).bin), to_jsonb(t.bin)),
          ('cost_paise', to_jsonb((t.i).cost_paise), to_jsonb(t.cost_paise)),
          ('cost_per', to_jsonb((t.i).cost_per), to_jsonb(t.cost_per)),
          ('active', to_jsonb(t.current_active), to_jsonb(t.active)),
          ('attributes', (t.i).attributes::jsonb, t.attributes::jsonb)
        ) as v (key, before, becomes), lateral (select coalesce(before, 'null'::jsonb) as was) as b
      ) as changes,
      case when t.misread @> '[{"field": "company"}]' then t.misread else t.misread
      || case when (t.i).id is null and t.name is null and not t.misread @> '[{"field": "name"}]'
        then fault('name', 'Enter a name for the new product, or correct the SKU if the product already exists.') else '[]' end
      || case when t.first_row < t.row_no then fault('sku', 'Row ' || t.first_row || ' has the same SKU. Keep one of the two rows.')
        else '[]' end
      || case
        when t.unknown_category then fault('category', '“' || t.category || '” is not a category. Choose from: ' || coalesce(known, 'none yet') || '.')
        when t.new_subcategory is not null and t.new_category is null
          then fault('category', 'Enter the category that the subcategory belongs to.')
        when t.new_subcategory is not null and s.name is null
          then fault('subcategory', '“' || t.new_subcategory || '” is not a subcategory of ' || t.new_category || '. Choose from: ' || coalesce(
            (select string_agg(name, ', ' order by position, name) from subcategories k where k.category = t.new_category), 'none') || '.')
        else '[]' end
      || case when t.unit is null or t.unit = any (p_units) or t.unit is not distinct from (t.i).unit then '[]'
        else fault('unit', '“' || t.unit || '” is not an available unit. ' || p_unit_choices) end
      || coalesce((select jsonb_agg(f) from (values ('stock', coalesce(t.stock, (t.i).stock)), ('min_qty', coalesce(t.min_qty, (t.i).min_qty)),
          ('qty_multiple', coalesce(t.qty_multiple, (t.i).qty_multiple))) as q (field, qty), lateral jsonb_array_elements(
            fault(field, 'Whole numbers only for ' || coalesce(t.unit, (t.i).unit, 'NOS') || '. ' || field || ' would be ' || trim_scale(qty) || '.')) as f
          where qty % 1 <> 0 and coalesce(t.unit, (t.i).unit, 'NOS') <> all (p_measures)), '[]')
      || case when coalesce(t.can_backorder, (t.i).can_backorder) and coalesce(t.lead_days, (t.i).lead_days) is null
        then fault('can_backorder', 'Enter a lead time in the column lead_days: without one, no delivery date can be promised.')
        else '[]' end
      || case when rate_offered(t.gst_rate_bp, (t.i).gst_rate_bp, coalesce(t.hsn, (t.i).hsn), p_rates) then '[]'
        else fault('gst_rate', '“' || trim_scale(t.gst_rate_bp / 100.0) || '%” is not an available GST rate. ' || p_rate_choices) end
      end as faults
    from resolved t left join subcategories s on s.category = t.new_category and lower(s.name) = lower(t.new_subcategory)
  )
  update product_import_rows r set
    item_id = c.existing_item, product_id = c.existing_id, seen_version = c.now_version, seen_stock = c.now_stock, changes = c.changes, faults = c.faults,
    search = null, own_search = null,
    verdict = case when c.faults <> '[]' then 'wrong' when c.existing_id is null then 'new'
      when c.changes = '{}' then 'same' else 'changed' end
  from checked c where r.import_id = p_import and r.row_no between p_from and p_to and r.row_no = c.row_no and not r.applied;
end $$;

-- Ends an import: sets its status and logs all its changes as one row.
create function end_product_import(p_import bigint, p_status text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  import product_imports;
  added bigint;
  changed bigint;
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  update product_imports set status = p_status, finished_at = now()
    where id = p_import and status in ('checking', 'applying') returning * into import;
  perform must(import.id is not null, 'status');
  select count(*) filter (where verdict = 'new'), count(*) filter (where verdict = 'changed') into added, changed
    from product_import_rows where import_id = p_import and applied;
  if added + changed > 0 then
    insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
      values (app_user(), 'insert', 'product_imports', p_import::text, import.company_id, jsonb_build_object(
        'file_name', jsonb_build_array(null, import.file_name), 'products_added', jsonb_build_array(null, added),
        'products_changed', jsonb_build_array(null, changed)));
  end if;
end $$;

-- Writes new and changed rows, whose `search` has been written: all of them if p_limit is null, or none if a single row is
-- wrong or outdated; otherwise the next p_limit rows, without outdated ones. A new item in one of the measures can be ordered in any
-- quantity, unless the file says otherwise. Stock changes by the difference to its value when the row was checked, so that
-- stock taken by orders in the meantime is not added again.
create function apply_product_import(p_import bigint, p_limit int, p_measures text[], out applied int, out more boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  import product_imports;
  upto int;
  stale int;
  added int;
  keys text[];
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  select * into import from product_imports where id = p_import for update;
  perform must(found, 'missing');
  perform must(import.status in ('checking', 'applying'), 'status');
  perform must(import.status = 'applying' or import.rows = (
    select count(*) from product_import_rows r where import_id = p_import and verdict is not null), 'unchecked');
  perform must(p_limit is not null or not exists (
    select 1 from product_import_rows where import_id = p_import and verdict = 'wrong'), 'wrong');
  perform set_config('app.importing', p_import::text, true);
  select max(row_no) into upto from (
    select row_no from product_import_rows r
    where import_id = p_import and verdict in ('new', 'changed') and not r.applied order by row_no limit p_limit) as picked;
  -- Locks in the same order as orders do, so that the two cannot deadlock.
  perform 1 from items where id in (
    select item_id from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied
  ) order by id for update;
  select array_agg(lower(sku)) into keys from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied;
  -- For this statement only: for the whole function, the triggers' statements would be planned for each product.
  perform set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_nestloop', 'off', true);
  with current as materialized (
    select lower(i.sku) as key, i.id as item_id, p.id as product_id, i.version + coalesce(p.version, 0) as version, i.stock
    from items i left join lateral (
      select * from products where company_id = import.company_id and item_id = i.id) as p on true
    where lower(i.sku) = any (keys)
  ), outdated as (
    select r.row_no from product_import_rows r left join current c on c.key = lower(r.sku)
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied
      and ((r.item_id, r.product_id, r.seen_version) is distinct from (c.item_id, c.product_id, c.version)
        or c.stock + coalesce(r.stock - r.seen_stock, 0) < 0)
  )
  update product_import_rows r set verdict = 'wrong', faults = fault('sku',
      'The catalogue has changed since the file was checked. Check the file again.')
    where import_id = p_import and row_no in (select row_no from outdated);
  get diagnostics stale = row_count;
  perform set_config('plan_cache_mode', 'auto', true), set_config('enable_nestloop', 'on', true);
  perform must(p_limit is not null or stale = 0, 'stale');
  with written as (
    update items i set
      name = coalesce(r.name, i.name),
      category = case when r.changes ? 'category' then r.changes #>> '{category,1}' else i.category end,
      subcategory = case when r.changes ? 'subcategory' then r.changes #>> '{subcategory,1}' else i.subcategory end,
      brand = coalesce(r.brand, i.brand), stock = i.stock + coalesce(r.stock - r.seen_stock, 0),
      lead_days = coalesce(r.lead_days, i.lead_days), can_backorder = coalesce(r.can_backorder, i.can_backorder),
      unit = coalesce(r.unit, i.unit), pack = coalesce(r.pack, i.pack), hsn = coalesce(r.hsn, i.hsn),
      gst_rate_bp = coalesce(r.gst_rate_bp, i.gst_rate_bp), description = coalesce(r.description, i.description),
      attributes = coalesce(r.attributes, i.attributes), cross_references = coalesce(r.cross_references, i.cross_references), min_qty = coalesce(r.min_qty, i.min_qty),
      qty_multiple = coalesce(r.qty_multiple, i.qty_multiple), reorder_level = coalesce(r.reorder_level, i.reorder_level),
      bin = coalesce(r.bin, i.bin),
      cost_paise = coalesce(r.cost_paise, i.cost_paise), cost_per = coalesce(r.cost_per, i.cost_per), search = coalesce(r.search, i.search),
      version = i.version + 1, updated_at = now()
    from product_import_rows r
    where r.import_id = p_import and r.row_no <= upto and r.verdict in ('new', 'changed') and not r.applied and i.id = r.item_id
    returning i.id, i.stock, r.stock - r.seen_stock as change
  )
  insert into stock_adjustments (item_id, change, stock, reason, note, user_id)
    select id, change, stock, 'imported', import.file_name, app_user() from written where change <> 0;
  insert into items (sku, name, category, subcategory, brand, stock, lead_days, can_backorder, unit, pack, hsn, gst_rate_bp, description, attributes,
      cross_references, min_qty, qty_multiple, reorder_level, bin, cost_paise, cost_per, search)
    select sku, name, changes #>> '{category,1}', changes #>> '{subcategory,1}', brand, coalesce(stock, 0),
      lead_days, coalesce(can_backorder, false), coalesce(unit, 'NOS'), pack, hsn, gst_rate_bp, description, coalesce(attributes, '{}'),
      coalesce(cross_references, '{}'), coalesce(min_qty, case when unit = any (p_measures) then 0.001 else 1 end),
      coalesce(qty_multiple, case when unit = any (p_measures) then 0.001 else 1 end), reorder_level, bin, cost_paise, coalesce(cost_per, 1), search
    from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict = 'new' and not r.applied and item_id is null
    order by row_no;
  -- Without a price, a new product takes that of the company's price list, if it has one.
  insert into products (company_id, item_id, price_paise, price_per, price_source, material_code, own_search, active)
    select import.company_id, coalesce(r.item_id, i.id), coalesce(price_paise, 0), coalesce(price_per, 1),
      case when price_paise is null then 'list' else 'contract' end, r.material_code, coalesce(own_search, ''),
      coalesce(active, true)
    from product_import_rows r left join items i on r.item_id is null and lower(i.sku) = lower(r.sku)
    where import_id = p_import and row_no <= upto and verdict = 'new' and not r.applied
    order by row_no;
  get diagnostics added = row_count;
  update products p set price_paise = coalesce(r.price_paise, p.price_paise), price_per = coalesce(r.price_per, p.price_per), active = coalesce(r.active, p.active),
      material_code = coalesce(r.material_code, p.material_code), own_search = coalesce(r.own_search, p.own_search), updated_at = now(),
      price_source = case when r.changes ?| '{price_paise,price_per}' then 'contract' else p.price_source end
    from product_import_rows r
    where r.import_id = p_import and r.row_no <= upto and r.verdict = 'changed' and not r.applied and p.id = r.product_id;
  get diagnostics applied = row_count;
  applied := applied + added;
  update product_import_rows r set applied = true
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied;
  more := exists (select 1 from product_import_rows r
    where import_id = p_import and verdict in ('new', 'changed') and not r.applied);
  if more then
    update product_imports set status = 'applying' where id = p_import and status <> 'applying';
  else
    perform end_product_import(p_import, 'applied');
  end if;
end $$;
