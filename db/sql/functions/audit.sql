-- The audit log.

-- Writes one row for each record that a signed-in person changes. A password shows as changed, never its value; columns that
-- follow from others are left out. The company is logged only when a record moves to another one.
-- Argument: the column to log as the record's id, where it is not `id`.
create function audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
      and key not in ('id', 'created_at', 'updated_at', 'version', 'revision', 'search', 'name_key', 'search_text', 'about', 'sku_key', 'code');
  if changed is null and tg_op = 'UPDATE' then return null; end if;
  insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
    values (app_user(), lower(tg_op), tg_table_name, coalesce(any_row ->> coalesce(tg_argv[0], 'id'), '?'),
      case when tg_table_name = 'companies' then (any_row ->> 'id')::bigint else (any_row ->> 'company_id')::bigint end,
      coalesce(changed, '{}'));
  return null;
end $$;

-- Logs that a person was invited again or sent a link, which changes no row of theirs. The first invitation is mailed as the
-- account is added, and that is logged already.
create function audit_link() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_log (user_id, action, entity, entity_id, company_id, changes)
    select app_user(), case when u.signed_in_at is null then 'invite' else 'link' end, 'users', u.id::text, u.company_id, '{}'
      from users u where u.id = new.user_id and u.created_at <> now();
  return null;
end $$;

-- Table → id → name of the record, for everything that these entries mention. p_references: the columns among their changes
-- that hold an id, and the table it belongs to. Records that go by their number, such as orders, are left out.
create function audit_names(p_ids bigint[], p_references jsonb) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan as $$
declare
  result jsonb := '{}';
  entity_of text;
  which bigint[];
  names jsonb;
  keys text[] := array(select jsonb_object_keys(p_references));
begin
  if not app_staff() then return result; end if;
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
    if names is not null then result := result || jsonb_build_object(entity_of, names); end if;
  end loop;
  return result;
end $$;
