-- As before (0055), but what the rows are compared with is read in one go, the products and the earlier rows of the same SKUs,
-- whatever the planner thinks. It knows nothing of an import that has just begun: to it one row is there, and any index that
-- begins with the import, or with the company, serves as well as that of the SKUs. Asked anew for each row, that read the whole
-- import, or the whole catalogue, a thousand times: a minute for a thousand rows once twenty thousand were there.
-- The plan is never kept: a list of SKUs that is known is looked up by its hash, one that is not is gone through.
create or replace function judge_import_rows(
  p_import bigint, p_from int, p_to int, p_units text[], p_rates int[], p_unit_choices text, p_rate_choices text
) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off
set plan_cache_mode = force_custom_plan as $$
declare
  company bigint;
  known text;
  keys text[];
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  select of_company into company from product_imports where id = p_import;
  select string_agg(name, ', ' order by position, name) into known from categories;
  select array_agg(distinct lower(sku)) into keys from product_import_rows
    where import_id = p_import and row_no between p_from and p_to and sku <> '';
  with there as materialized (
    select p, lower(p.sku) as key from products p where p.company_id = company and lower(p.sku) = any (keys)
  ), firsts as materialized (
    select lower(e.sku) as key, min(e.row_no) as first_row from product_import_rows e
    where e.import_id = p_import and lower(e.sku) = any (keys) and e.row_no <= p_to and not e.misread @> '[{"field": "company"}]'
    group by lower(e.sku)
  ), told as materialized (
    select r.*, c.name as house_category, there.p, firsts.first_row
    from product_import_rows r left join categories c on lower(c.name) = lower(r.category)
      left join there on there.key = lower(r.sku) left join firsts on firsts.key = lower(r.sku)
    where r.import_id = p_import and r.row_no between p_from and p_to
  ), meant as materialized (
    select t.*, (t.p).id as of_product,
      coalesce(t.house_category, t.category, (t.p).category) as new_category,
      t.house_category is null and t.category is not null as unknown_category,
      case when t.subcategory is not null then t.subcategory
        when t.category is not null and t.house_category is distinct from (t.p).category then null
        else (t.p).subcategory end as said_subcategory
    from told t
  ), judged as materialized (
    select t.row_no, t.of_product, (t.p).version as now_version, (t.p).stock as now_stock, (
        select coalesce(jsonb_object_agg(key, jsonb_build_array(was, becomes)) filter (where becomes <> was), '{}')
        from (values
          ('name', to_jsonb((t.p).name), to_jsonb(t.name)),
          ('category', to_jsonb((t.p).category), case when t.category is not null then to_jsonb(t.new_category) end),
          ('subcategory', to_jsonb((t.p).subcategory), case when t.subcategory is not null or t.category is not null
            then coalesce(to_jsonb(coalesce(s.name, t.said_subcategory)), 'null') end),
          ('brand', to_jsonb((t.p).brand), to_jsonb(t.brand)),
          ('price_paise', to_jsonb((t.p).price_paise), to_jsonb(t.price_paise)),
          ('stock', to_jsonb((t.p).stock), to_jsonb(t.stock)),
          ('unit', to_jsonb((t.p).unit), to_jsonb(t.unit)),
          ('pack', to_jsonb((t.p).pack), to_jsonb(t.pack)),
          ('hsn', to_jsonb((t.p).hsn), to_jsonb(t.hsn)),
          ('gst_rate_bp', to_jsonb((t.p).gst_rate_bp), to_jsonb(t.gst_rate_bp)),
          ('description', to_jsonb((t.p).description), to_jsonb(t.description)),
          ('active', to_jsonb((t.p).active), to_jsonb(t.active)),
          ('attributes', (t.p).attributes::jsonb, t.attributes::jsonb)
        ) as v (key, before, becomes), lateral (select coalesce(before, 'null'::jsonb) as was) as b
      ) as changes,
      case when t.misread @> '[{"field": "company"}]' then t.misread else t.misread
      || case when t.of_product is null and t.name is null and not t.misread @> '[{"field": "name"}]'
        then fault('name', 'A new product needs a name. Enter it, or mend the SKU if the product is there already.') else '[]' end
      || case when t.first_row < t.row_no then fault('sku', 'Row ' || t.first_row || ' has this SKU already. Keep one of the two.')
        else '[]' end
      || case
        when t.unknown_category then fault('category', '“' || t.category || '” is no category. Known: ' || coalesce(known, 'none yet') || '.')
        when t.said_subcategory is not null and t.new_category is null
          then fault('category', 'Enter the category that the subcategory belongs to.')
        when t.said_subcategory is not null and s.name is null
          then fault('subcategory', '“' || t.said_subcategory || '” is no subcategory of ' || t.new_category || '. Known: ' || coalesce(
            (select string_agg(name, ', ' order by position, name) from subcategories k where k.category = t.new_category), 'none') || '.')
        else '[]' end
      || case when unit_offered(t.unit, (t.p).unit, p_units) then '[]'
        else fault('unit', '“' || t.unit || '” is none of our units. ' || p_unit_choices) end
      || case when rate_offered(t.gst_rate_bp, (t.p).gst_rate_bp, coalesce(t.hsn, (t.p).hsn), p_rates) then '[]'
        else fault('gst_rate', '“' || trim_scale(t.gst_rate_bp / 100.0) || ' %” is none of our GST rates. ' || p_rate_choices) end
      end as faults
    from meant t left join subcategories s on s.category = t.new_category and lower(s.name) = lower(t.said_subcategory)
  )
  update product_import_rows r set
    product_id = j.of_product, seen_version = j.now_version, seen_stock = j.now_stock, changes = j.changes, faults = j.faults,
    verdict = case when j.faults <> '[]' then 'wrong' when j.of_product is null then 'new'
      when j.changes = '{}' then 'same' else 'changed' end
  from judged j where r.import_id = p_import and r.row_no between p_from and p_to and r.row_no = j.row_no and not r.applied;
end $$;--> statement-breakpoint

-- As before (0049), in the same way. A product of the version that was seen has neither another SKU nor another company: to ask
-- for them too would let their indexes be taken for the row's own.
create or replace function write_product_import(p_import bigint, p_limit int, out applied int, out more boolean)
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
  -- In the order in which orders take stock, so that neither waits for the other in a ring.
  perform 1 from products where id in (
    select product_id from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and verdict = 'changed'
      and not r.applied) order by id for update;
  select array_agg(lower(sku)) into keys from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and verdict = 'new' and not r.applied;
  -- Only this: said of the whole function, it would have the triggers' statements planned for each product that is written.
  perform set_config('plan_cache_mode', 'force_custom_plan', true);
  with taken as materialized (
    select lower(p.sku) as key from products p where p.company_id = import.of_company and lower(p.sku) = any (keys)
  )
  update product_import_rows r set verdict = 'wrong', faults = fault('sku',
      'The catalogue has changed since the file was checked. Check the file again.')
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied and (
      verdict = 'new' and lower(r.sku) in (select key from taken)
      or verdict = 'changed' and not exists (select 1 from products p where p.id = r.product_id and p.version = r.seen_version
        and p.stock + coalesce(r.stock - r.seen_stock, 0) >= 0));
  get diagnostics stale = row_count;
  perform set_config('plan_cache_mode', 'auto', true);
  perform must(p_limit is not null or stale = 0, 'stale');
  insert into products (company_id, sku, name, category, subcategory, brand, price_paise, stock, unit, pack, hsn, gst_rate_bp,
      description, active, attributes)
    select import.of_company, sku, name, changes #>> '{category,1}', changes #>> '{subcategory,1}', brand,
      coalesce(price_paise, 0), coalesce(stock, 0), coalesce(unit, 'NOS'), pack, hsn, gst_rate_bp, description,
      coalesce(active, true), coalesce(attributes, '{}')
    from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and verdict = 'new' and not r.applied
    order by row_no;
  get diagnostics added = row_count;
  with written as (
    update products p set
      name = coalesce(r.name, p.name),
      category = case when r.changes ? 'category' then r.changes #>> '{category,1}' else p.category end,
      subcategory = case when r.changes ? 'subcategory' then r.changes #>> '{subcategory,1}' else p.subcategory end,
      brand = coalesce(r.brand, p.brand), price_paise = coalesce(r.price_paise, p.price_paise),
      stock = p.stock + coalesce(r.stock - r.seen_stock, 0), unit = coalesce(r.unit, p.unit), pack = coalesce(r.pack, p.pack),
      hsn = coalesce(r.hsn, p.hsn), gst_rate_bp = coalesce(r.gst_rate_bp, p.gst_rate_bp),
      description = coalesce(r.description, p.description), active = coalesce(r.active, p.active),
      attributes = coalesce(r.attributes, p.attributes), version = p.version + 1, updated_at = now()
    from product_import_rows r
    where r.import_id = p_import and r.row_no <= upto and r.verdict in ('new', 'changed') and r.verdict = 'changed'
      and not r.applied and p.id = r.product_id
    returning p.id, p.stock, r.stock - r.seen_stock as change
  ), counted as (
    insert into stock_adjustments (product_id, change, stock, reason, note, user_id)
      select id, change, stock, 'imported', import.file_name, app_user() from written where change <> 0
  )
  select count(*) into applied from written;
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
