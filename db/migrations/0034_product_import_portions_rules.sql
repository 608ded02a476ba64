-- Portions of an import, each found by the index of what is still to be written: nothing counts fifty thousand rows again
-- for every thousand of them. It answers whether more is to come instead of how many.
drop function apply_product_import(bigint, int);--> statement-breakpoint
-- Writes rows that were found new or changed: all of the file in this one transaction where p_limit is null, and then none
-- if a single row is wrong or no longer fits; else the next p_limit ones, leaving out what no longer fits.
-- Stock goes by the difference to what it was when the row was judged: what orders took since stays taken.
create function apply_product_import(p_import bigint, p_limit int, out applied int, out more boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  import product_imports;
  upto int;
  stale int;
  added int;
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
  update product_import_rows r set verdict = 'wrong', faults = fault('sku',
      'The catalogue has changed since the file was checked. Check the file again.')
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied and (
      verdict = 'new' and exists (select 1 from products p where p.company_id = import.of_company and p.sku = r.sku)
      or verdict = 'changed' and not exists (select 1 from products p where p.id = r.product_id
        and p.company_id = import.of_company and p.sku = r.sku and p.version = r.seen_version
        and p.stock + coalesce(r.stock - r.seen_stock, 0) >= 0));
  get diagnostics stale = row_count;
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
end $$;--> statement-breakpoint
grant execute on function apply_product_import to plantsetu_app;
