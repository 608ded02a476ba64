-- A product as it is read: the item with the company's price and code, under the policies of both tables for the caller. The
-- price is the one that applies today in India, by the first and last day of each (decision 029): the only place that decides it.
-- `price_key` is the stored price of a single unit, by which indexes sort.
create view catalog with (security_invoker = true) as
  select p.id, p.company_id, p.item_id, i.sku, i.name, i.category, i.subcategory, i.brand,
    coalesce(case when is_later then (p.price_before ->> 'price_paise')::bigint else p.price_paise end, 0) as price_paise,
    coalesce(case when is_later then (p.price_before ->> 'price_per')::int end, p.price_per) as price_per,
    coalesce(case when is_later then p.price_before -> 'price_breaks' else p.price_breaks end, '[]') as price_breaks,
    p.currency, until as price_until, coalesce(until < today, false) as is_price_expired,
    case when not is_later then p.price_from end as price_from,
    case when is_later then jsonb_build_object('from', p.price_from, 'price_paise', p.price_paise, 'price_per', p.price_per) end as next_price,
    p.price_key, p.material_code, p.own_description, i.stock, i.unit, i.pack, i.hsn, i.gst_rate_bp, i.description, i.attributes, i.cross_references,
    i.lead_days, i.can_backorder, i.min_qty, i.qty_multiple, p.active, p.version + i.version as version,
    greatest(p.updated_at, i.updated_at) as updated_at, p.created_at, p.name_key, p.sku_key, p.search_text
  from products p join items i on i.id = p.item_id,
    lateral (select (now() at time zone 'Asia/Kolkata')::date as today) as d,
    lateral (select coalesce(p.price_from > today, false) as is_later) as w,
    lateral (select case when is_later then (p.price_before ->> 'price_until')::date else p.price_until end as until) as u;

-- The work that an owner has open: RFQs that are not closed or have a quote that can still be accepted, orders that are neither
-- finished nor cancelled, and tickets that are not closed (decision 063).
create view open_work with (security_invoker = true) as
  select 'rfqs' as kind, id, owner_id from rfqs
    where status in ('submitted', 'under review', 'more information requested')
      or (status = 'quoted' and exists (select 1 from quotes q where q.rfq_id = rfqs.id and q.status in ('sent', 'countered')))
  union all
  select 'orders', id, owner_id from orders
    where status in ('pending approval', 'placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'on hold', 'return requested')
  union all
  select 'tickets', id, owner_id from tickets where status <> 'closed';

-- The imports whose rows are being written. An import's own row shows this only afterwards; the lock shows it now, and is
-- released when its holder ends in any way.
create view running_imports with (security_invoker = true) as
  select objid::int as import_id from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid::int = hashtext('product_imports');
