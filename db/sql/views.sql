-- A product as it is read: the item with the company's price and code, under the policies of both tables for the caller.
create view catalog with (security_invoker = true) as
  select p.id, p.company_id, p.item_id, i.sku, i.name, i.category, i.subcategory, i.brand, p.price_paise, p.price_per, p.currency, p.price_until,
    coalesce(p.price_until < (now() at time zone 'Asia/Kolkata')::date, false) as is_price_expired, p.price_breaks, p.material_code, p.own_description, i.stock, i.unit, i.pack, i.hsn, i.gst_rate_bp, i.description, i.attributes, i.cross_references,
    i.lead_days, i.min_qty, i.qty_multiple, p.active, p.version + i.version as version,
    greatest(p.updated_at, i.updated_at) as updated_at, p.created_at, p.name_key, p.price_key, p.sku_key, p.search_text
  from products p join items i on i.id = p.item_id;
