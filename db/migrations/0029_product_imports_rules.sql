-- Products from a file, stock with a reason, the desk's filters, and what the nightly broom may take. Decision 015.

-- 1. Staff only ----------------------------------------------------------------------------------------------------------

alter table product_imports enable row level security;--> statement-breakpoint
alter table product_import_rows enable row level security;--> statement-breakpoint
alter table stock_adjustments enable row level security;--> statement-breakpoint
create policy staff_only on product_imports to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()) and created_by = (select app_user()));--> statement-breakpoint
create policy staff_only on product_import_rows to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy staff_reads on stock_adjustments for select to plantsetu_app using ((select app_staff()));--> statement-breakpoint
create policy staff_adds on stock_adjustments for insert to plantsetu_app
  with check ((select app_staff()) and user_id = (select app_user()));--> statement-breakpoint
grant select, insert on product_imports, stock_adjustments to plantsetu_app;--> statement-breakpoint
grant select, insert, delete on product_import_rows to plantsetu_app;--> statement-breakpoint

-- 2. Import: judge, apply, end --------------------------------------------------------------------------------------------

create function fault(p_field text, p_message text) returns jsonb language sql immutable parallel safe
  return jsonb_build_array(jsonb_build_object('field', p_field, 'message', p_message));--> statement-breakpoint

-- Says of the rows from one number to another what they mean for the catalogue as it is now. A cell that says nothing
-- leaves its column as it is; a category that changes alone takes its subcategory away, which belonged to the old one.
create function judge_import_rows(p_import bigint, p_from int, p_to int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company bigint;
  known text;
begin
  if not app_staff() then raise exception 'staff only' using errcode = '42501'; end if;
  select of_company into company from product_imports where id = p_import;
  select string_agg(name, ', ' order by position, name) into known from categories;
  with told as materialized (
    select r.*, p.id as of_product, p.version as now_version, p.stock as now_stock,
      coalesce(c.name, r.category, p.category) as new_category, c.name is null and r.category is not null as unknown_category,
      case when r.subcategory is not null then r.subcategory
        when r.category is not null and c.name is distinct from p.category then null
        else p.subcategory end as said_subcategory
    from product_import_rows r
      left join products p on p.company_id = company and p.sku = r.sku
      left join categories c on lower(c.name) = lower(r.category)
    where r.import_id = p_import and r.row_no between p_from and p_to
  ), judged as (
    select t.row_no, t.of_product, t.now_version, t.now_stock, (
        select coalesce(jsonb_object_agg(key, jsonb_build_array(was, becomes)) filter (where becomes <> was), '{}')
        from (values
          ('name', to_jsonb(p.name), to_jsonb(t.name)),
          ('category', to_jsonb(p.category), case when t.category is not null then to_jsonb(t.new_category) end),
          ('subcategory', to_jsonb(p.subcategory), case when t.subcategory is not null or t.category is not null
            then coalesce(to_jsonb(coalesce(s.name, t.said_subcategory)), 'null') end),
          ('brand', to_jsonb(p.brand), to_jsonb(t.brand)),
          ('price_paise', to_jsonb(p.price_paise), to_jsonb(t.price_paise)),
          ('stock', to_jsonb(p.stock), to_jsonb(t.stock)),
          ('unit', to_jsonb(p.unit), to_jsonb(t.unit)),
          ('pack', to_jsonb(p.pack), to_jsonb(t.pack)),
          ('hsn', to_jsonb(p.hsn), to_jsonb(t.hsn)),
          ('gst_rate_bp', to_jsonb(p.gst_rate_bp), to_jsonb(t.gst_rate_bp)),
          ('description', to_jsonb(p.description), to_jsonb(t.description)),
          ('active', to_jsonb(p.active), to_jsonb(t.active)),
          ('attributes', p.attributes::jsonb, t.attributes::jsonb)
        ) as v (key, before, becomes), lateral (select coalesce(before, 'null'::jsonb) as was) as b
      ) as changes,
      t.misread
      || case when t.of_product is null and t.name is null and not t.misread @> '[{"field": "name"}]'
        then fault('name', 'A new product needs a name. Enter it, or mend the SKU if the product is there already.') else '[]' end
      || coalesce((
        select fault('sku', 'Row ' || min(e.row_no) || ' has this SKU already. Keep one of the two.')
        from product_import_rows e where e.import_id = p_import and e.sku = t.sku and e.sku <> '' and e.row_no < t.row_no
        having count(*) > 0), '[]')
      || case
        when t.unknown_category then fault('category', '“' || t.category || '” is no category. Known: ' || coalesce(known, 'none yet') || '.')
        when t.said_subcategory is not null and t.new_category is null
          then fault('category', 'Enter the category that the subcategory belongs to.')
        when t.said_subcategory is not null and s.name is null
          then fault('subcategory', '“' || t.said_subcategory || '” is no subcategory of ' || t.new_category || '. Known: ' || coalesce(
            (select string_agg(name, ', ' order by position, name) from subcategories k where k.category = t.new_category), 'none') || '.')
        else '[]' end as faults
    from told t
      left join products p on p.id = t.of_product
      left join subcategories s on s.category = t.new_category and lower(s.name) = lower(t.said_subcategory)
  )
  update product_import_rows r set
    product_id = j.of_product, seen_version = j.now_version, seen_stock = j.now_stock, changes = j.changes, faults = j.faults,
    verdict = case when j.faults <> '[]' then 'wrong' when j.of_product is null then 'new'
      when j.changes = '{}' then 'same' else 'changed' end
  from judged j where r.import_id = p_import and r.row_no = j.row_no and not r.applied;
end $$;--> statement-breakpoint

-- Ends an import: its status, and one row of the log for all that it did.
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
    insert into audit_log (user_id, action, entity, entity_id, of_company, changes)
      values (app_user(), 'insert', 'product_imports', p_import::text, import.of_company, jsonb_build_object(
        'file_name', jsonb_build_array(null, import.file_name), 'products_added', jsonb_build_array(null, added),
        'products_changed', jsonb_build_array(null, changed)));
  end if;
end $$;--> statement-breakpoint

-- Writes rows that were found new or changed: all of the file in this one transaction where p_limit is null, and then none
-- if a single row is wrong or no longer fits; else the next p_limit ones, leaving out what no longer fits.
-- Stock goes by the difference to what it was when the row was judged: what orders took since stays taken.
create function apply_product_import(p_import bigint, p_limit int, out applied int, out remaining int)
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
  perform must(import.rows = (select count(*) from product_import_rows r where import_id = p_import and verdict is not null), 'unchecked');
  perform must(p_limit is not null or not exists (
    select 1 from product_import_rows where import_id = p_import and verdict = 'wrong'), 'wrong');
  perform set_config('app.importing', p_import::text, true);
  select max(row_no) into upto from (
    select row_no from product_import_rows r
    where import_id = p_import and verdict in ('new', 'changed') and not r.applied order by row_no limit p_limit) as picked;
  -- In the order in which orders take stock, so that neither waits for the other in a ring.
  perform 1 from products where id in (
    select product_id from product_import_rows r
    where import_id = p_import and row_no <= upto and verdict = 'changed' and not r.applied) order by id for update;
  update product_import_rows r set verdict = 'wrong', faults = fault('sku',
      'The catalogue has changed since the file was checked. Check the file again.')
    where import_id = p_import and row_no <= upto and not r.applied and (
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
    where import_id = p_import and row_no <= upto and verdict = 'new' and not r.applied order by row_no;
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
    where r.import_id = p_import and r.row_no <= upto and r.verdict = 'changed' and not r.applied and p.id = r.product_id
    returning p.id, p.stock, r.stock - r.seen_stock as change
  ), counted as (
    insert into stock_adjustments (product_id, change, stock, reason, note, user_id)
      select id, change, stock, 'imported', import.file_name, app_user() from written where change <> 0
  )
  select count(*) into applied from written;
  applied := applied + added;
  update product_import_rows r set applied = true
    where import_id = p_import and row_no <= upto and verdict in ('new', 'changed') and not r.applied;
  select count(*) into remaining from product_import_rows r
    where import_id = p_import and verdict in ('new', 'changed') and not r.applied;
  if remaining = 0 then
    perform end_product_import(p_import, 'applied');
  else
    update product_imports set status = 'applying' where id = p_import;
  end if;
end $$;--> statement-breakpoint
grant execute on function judge_import_rows, end_product_import, apply_product_import to plantsetu_app;--> statement-breakpoint

-- 3. The desk's lists: filters and orders --------------------------------------------------------------------------------

drop function admin_product_page(text, bigint, int, int, int, int);--> statement-breakpoint
-- p_low: at most so many units of what is still sold; null for all.
create function admin_product_page(
  p_q text, p_company bigint, p_category text, p_active boolean, p_low int, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('text_key like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if p_category is not null then filter := filter || format(' and category = %L', p_category); end if;
  if p_active then filter := filter || ' and active'; end if;
  if not p_active then filter := filter || ' and not active'; end if;
  if p_low is not null then filter := filter || format(' and active and stock <= %s', p_low); end if;
  -- The newest first: what somebody has just added stands on top.
  select * into ids, total, capped from admin_page('products', filter, patterns <> '{}', p_company,
    case regexp_replace(p_sort, '_(asc|desc)$', '')
      when 'name' then 'name_key' when 'price' then 'price_paise' when 'stock' then 'stock' else 'id' end,
    case when p_sort like '%_asc' then 'asc' else 'desc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
drop function admin_company_page(text, int, int, int, int);--> statement-breakpoint
create function admin_company_page(
  p_q text, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  filter text;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select coalesce(string_agg(format('company_text(name) like %L', pattern), ' and '), 'true') into filter
    from unnest(patterns) as pattern;
  select * into ids, total, capped from admin_page('companies', filter, patterns <> '{}', null,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;--> statement-breakpoint
grant execute on function admin_company_page, admin_product_page to plantsetu_app;--> statement-breakpoint

-- 4. Sweeping -------------------------------------------------------------------------------------------------------------

create index outbox_kept on outbox (sent_at) where sent_at is not null and payload <> '{}';--> statement-breakpoint

-- Takes away what has had its time, at most p_limit rows of a kind; answers how many of each.
create function sweep_rows(p_limit int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month timestamptz := now() - interval '30 days';
  counts jsonb := '{}';
  n int;
begin
  if not app_system() then raise exception 'the system only' using errcode = '42501'; end if;
  delete from throttle where key in (select key from throttle where resets_at < now() limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('throttle', n);
  delete from idempotency where (user_id, key) in (select user_id, key from idempotency where created_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('idempotency', n);
  delete from sessions where id in (select id from sessions where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('sessions', n);
  delete from password_resets where token_hash in (select token_hash from password_resets where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('password_resets', n);
  delete from approval_links where token_hash in (select token_hash from approval_links where expires_at < month limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('approval_links', n);
  -- That a mail was sent stays; what it said, with names and temporary links, need not.
  update outbox set payload = '{}' where id in (
    select id from outbox where sent_at is not null and payload <> '{}' and sent_at < month order by sent_at limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('outbox', n);
  update product_imports set status = 'cancelled', finished_at = now() where status = 'checking' and created_at < month;
  delete from product_import_rows where (import_id, row_no) in (
    select r.import_id, r.row_no from product_imports i join product_import_rows r on r.import_id = i.id
    where i.finished_at < now() - interval '7 days' limit p_limit);
  get diagnostics n = row_count; counts := counts || jsonb_build_object('product_import_rows', n);
  return counts;
end $$;--> statement-breakpoint

-- Which of these stored files a row names: pictures by their address, private ones by their key.
create function files_in_use(p_urls text[], p_keys text[]) returns table (name text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not app_system() then raise exception 'the system only' using errcode = '42501'; end if;
  return query
    select url from product_images where url = any (p_urls)
    union select logo_url from companies where logo_url = any (p_urls)
    union select attachment_key from rfqs where attachment_key = any (p_keys)
    union select attachment_key from rfq_submissions where attachment_key = any (p_keys)
    union select resume_key from job_applications where resume_key = any (p_keys);
end $$;--> statement-breakpoint
revoke execute on function sweep_rows, files_in_use from public;--> statement-breakpoint
grant execute on function sweep_rows, files_in_use to plantsetu_app;
