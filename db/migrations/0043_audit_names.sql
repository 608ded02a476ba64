-- The audit log tells records by their names: an entry's own, and those that its changes lead to.

-- Also to whom a record went: a product that moves to another company.
create or replace function audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  is_now jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  any_row jsonb := was || is_now;
  changed jsonb;
begin
  if app_user() is null then return null; end if;
  select jsonb_object_agg(key, case when key like '%password_hash' then '["…", "…"]'::jsonb
      else jsonb_build_array(was -> key, is_now -> key) end)
    into changed
    from jsonb_object_keys(any_row) as key
    where was -> key is distinct from is_now -> key and (key <> 'company_id' or tg_op = 'UPDATE')
      and key not in ('id', 'created_at', 'updated_at', 'version', 'revision', 'search', 'name_key', 'text_key', 'sku_key', 'code');
  if changed is null and tg_op = 'UPDATE' then return null; end if;
  insert into audit_log (user_id, action, entity, entity_id, of_company, changes)
    values (app_user(), lower(tg_op), tg_table_name, coalesce(any_row ->> coalesce(tg_argv[0], 'id'), '?'),
      case when tg_table_name = 'companies' then (any_row ->> 'id')::bigint else (any_row ->> 'company_id')::bigint end,
      coalesce(changed, '{}'));
  return null;
end $$;--> statement-breakpoint

-- Table → number → what the record is called, of all that these entries tell of. p_references: the columns of their changes
-- that hold a number, and the table that it is of. Tables whose numbers say it all, as of orders, are not among the answers.
create function audit_names(p_ids bigint[], p_references jsonb) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  told jsonb := '{}';
  entity_of text;
  which bigint[];
  names jsonb;
  keys text[] := array(select jsonb_object_keys(p_references));
begin
  if not app_staff() then return told; end if;
  for entity_of, which in
    with entries as (
      select entity, entity_id, changes from audit_log where id = any(p_ids)
    ), mentioned as (
      select entity, entity_id as record from entries
      union
      select p_references ->> key, record
        from entries, unnest(keys) as key, jsonb_array_elements_text(changes -> key) as r (record)
        where changes ?| keys
    )
    select entity, array_agg(record::bigint) from mentioned where record ~ '^[0-9]{1,18}$' group by entity
  loop
    names := null;
    case entity_of
      when 'companies' then
        select jsonb_object_agg(id, name) into names from companies where id = any(which);
      when 'users' then
        select jsonb_object_agg(id, name) into names from users where id = any(which);
      when 'addresses' then
        select jsonb_object_agg(id, label || ', ' || city) into names from addresses where id = any(which);
      when 'products' then
        select jsonb_object_agg(id, sku || ' · ' || name) into names from products where id = any(which);
      when 'product_images' then
        select jsonb_object_agg(i.id, p.sku || ' · ' || p.name) into names
          from product_images i join products p on p.id = i.product_id where i.id = any(which);
      when 'product_imports' then
        select jsonb_object_agg(id, file_name) into names from product_imports where id = any(which);
      when 'hsn_rates' then
        select jsonb_object_agg(id, 'for HSN ' || hsn) into names from hsn_rates where id = any(which);
      when 'quotes' then
        select jsonb_object_agg(id, code) into names from quotes where id = any(which);
      when 'invoices' then
        select jsonb_object_agg(id, coalesce(number, 'draft for order ' || order_id)) into names
          from invoices where id = any(which);
      when 'payments' then
        select jsonb_object_agg(p.id, 'for ' || coalesce(i.number, 'order ' || i.order_id)) into names
          from payments p join invoices i on i.id = p.invoice_id where p.id = any(which);
      when 'rfq_submissions' then
        select jsonb_object_agg(id, code) into names from rfq_submissions where id = any(which);
      when 'contact_messages' then
        select jsonb_object_agg(id, 'of ' || name) into names from contact_messages where id = any(which);
      when 'contact_answers' then
        select jsonb_object_agg(a.id, 'of ' || m.name) into names
          from contact_answers a join contact_messages m on m.id = a.message_id where a.id = any(which);
      when 'job_applications' then
        select jsonb_object_agg(id, 'of ' || name || ', ' || job_code) into names from job_applications where id = any(which);
      when 'application_notes' then
        select jsonb_object_agg(n.id, 'of ' || a.name || ', ' || a.job_code) into names
          from application_notes n join job_applications a on a.id = n.application_id where n.id = any(which);
      when 'newsletter_subscribers' then
        select jsonb_object_agg(id, email) into names from newsletter_subscribers where id = any(which);
      when 'webinar_registrations' then
        select jsonb_object_agg(id, 'of ' || name) into names from webinar_registrations where id = any(which);
      when 'outbox' then
        select jsonb_object_agg(id, kind || ' to ' || recipient) into names from outbox where id = any(which);
      else null;
    end case;
    if names is not null then told := told || jsonb_build_object(entity_of, names); end if;
  end loop;
  return told;
end $$;--> statement-breakpoint
revoke execute on function audit_names from public;--> statement-breakpoint
grant execute on function audit_names to plantsetu_app;--> statement-breakpoint

-- As before (0041), but of several records: two companies may have the same SKU.
drop function admin_audit_page(text, bigint, text, text, bigint, timestamptz, timestamptz, text, int, int, int);--> statement-breakpoint
create function admin_audit_page(
  p_who text, p_user bigint, p_entity text, p_records text[], p_company bigint, p_from timestamptz, p_to timestamptz,
  p_sort text, p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_who);
  written text;
  people bigint[];
  filter text := 'true';
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_user is not null then filter := filter || format(' and user_id = %s', p_user); end if;
  if patterns <> '{}' then
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(patterns) as pattern;
    -- Each half has an index of its own.
    execute format('select array(select id from users where role = ''customer'' and %1$s limit 200)
        || array(select id from users where role <> ''customer'' and %1$s limit 200)', written) into people;
    filter := filter || format(' and user_id = any(%L::bigint[])', people);
  end if;
  if p_entity is not null then filter := filter || format(' and entity = %L', p_entity); end if;
  if p_records is not null then
    filter := filter || case when cardinality(p_records) = 1 then format(' and entity_id = %L', p_records[1])
      else format(' and entity_id = any(%L::text[])', p_records) end;
  end if;
  if p_company is not null then filter := filter || ' and of_company = $1'; end if;
  if p_from is not null then filter := filter || format(' and at >= %L and at < %L', p_from, p_to); end if;
  -- A day is a stretch of the index on the time; everything else is walked along the ids.
  select * into ids, total, capped from admin_page('audit_log', filter, false, p_company,
    case when p_from is null then 'id' else 'at' end,
    case when p_sort = 'date_asc' then 'asc' else 'desc' end, p_page, p_size, p_cap);
end $$;--> statement-breakpoint
revoke execute on function admin_audit_page from public;--> statement-breakpoint
grant execute on function admin_audit_page to plantsetu_app;
