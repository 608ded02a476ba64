-- As before (0049). A row of another company than the import's is wrong for that alone, and its SKU is no second one of ours:
-- companies share suppliers, so SKUs too.
create or replace function judge_import_rows(
  p_import bigint, p_from int, p_to int, p_units text[], p_rates int[], p_unit_choices text, p_rate_choices text
) returns void
language plpgsql security definer set search_path = public, pg_temp set enable_nestloop = off as $$
declare
  company bigint;
  known text;
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  select of_company into company from product_imports where id = p_import;
  select string_agg(name, ', ' order by position, name) into known from categories;
  with told as materialized (
    select r.*, c.name as house_category,
      (select p from products p where p.company_id = company and lower(p.sku) = lower(r.sku)) as p
    from product_import_rows r left join categories c on lower(c.name) = lower(r.category)
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
      || coalesce((
        select fault('sku', 'Row ' || min(e.row_no) || ' has this SKU already. Keep one of the two.')
        from product_import_rows e where e.import_id = p_import and lower(e.sku) = lower(t.sku) and e.sku <> '' and e.row_no < t.row_no
          and not e.misread @> '[{"field": "company"}]'
        having count(*) > 0), '[]')
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
end $$;
