CREATE INDEX "shipments_uninvoiced_company" ON "shipments" USING btree ("company_id","dispatched_at","id") WHERE not invoiced and status <> 'packed';--> statement-breakpoint

-- What has left and has no invoice, the oldest first unless p_sort says otherwise; found by its own number, by its order's, by
-- what a carrier calls it, and by words of its company's name.
create function admin_uninvoiced_page(
  p_q text, p_company bigint, p_sort text,
  p_page int, p_size int, p_cap int, p_search_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text := lower(trim(left(coalesce(p_q, ''), 200)));
  number text := substring(words from '^(?:shp-?|#)?0*([1-9][0-9]{0,14})$');
  carried text[] := numbers_in(words, 'awb|lr');
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  select * into ids, total, capped from admin_page(
    '(select * from shipments where not invoiced and status <> ''packed'') as shipments',
    case when p_company is null then 'true' else 'company_id = $1' end, words,
    nullif(concat_ws(' or ',
      case when number is not null then format('id = %1$s or order_id = %1$s', number) end,
      case when carried is not null then format(
        'regexp_replace(upper(awb), ''[^A-Z0-9]'', '''', ''g'') = any(%1$L)
          or regexp_replace(upper(lr_number), ''[^A-Z0-9]'', '''', ''g'') = any(%1$L)', carried) end), ''),
    'company_id', p_company, 'dispatched_at', case when p_sort = 'date_desc' then 'desc' else 'asc' end,
    p_page, p_size, p_cap, p_search_cap);
end $$;--> statement-breakpoint
revoke execute on function admin_uninvoiced_page from public;--> statement-breakpoint
grant execute on function admin_uninvoiced_page to plantsetu_app;--> statement-breakpoint

create function admin_uninvoiced_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
  select json_agg(json_build_object(
      'shipment_id', s.id, 'code', s.code, 'order_id', s.order_id, 'company', c.name, 'dispatched_at', s.dispatched_at,
      'untaxed', (
        select coalesce(json_agg(json_build_object('name', l.name, 'hsn', l.hsn, 'gst_rate', l.gst_rate_bp / 100.0)
            order by l.line_no), '[]')
        from shipment_lines sent join order_lines l on l.order_id = s.order_id and l.line_no = sent.line_no
        where sent.shipment_id = s.id and (l.hsn is null or l.gst_rate_bp is null))
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place)
    join shipments s using (id) join companies c on c.id = s.company_id
$$;--> statement-breakpoint
revoke execute on function admin_uninvoiced_rows from public;--> statement-breakpoint
grant execute on function admin_uninvoiced_rows to plantsetu_app;
