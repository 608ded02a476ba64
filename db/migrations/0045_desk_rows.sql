-- What the desk's lists show of the ids of a page, as JSON in the order of the ids. Run as the caller: row-level security
-- guards the rows. A function, and no text of the server's: planning such a join under the policies took longer than all
-- the rest of the call, and PostgreSQL keeps the plans of a function.

create function admin_company_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', c.id, 'name', c.name, 'slug', c.slug, 'gst_number', c.gst_number, 'contact_person_email', c.contact_person_email
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join companies c using (id)
$$;--> statement-breakpoint
create function admin_product_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', p.id, 'company_id', p.company_id, 'company_name', c.name, 'sku', p.sku, 'name', p.name,
      'price_paise', p.price_paise, 'currency', p.currency, 'stock', p.stock, 'unit', p.unit, 'active', p.active,
      'image', (select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.position limit 1)
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place)
    join products p using (id) join companies c on c.id = p.company_id
$$;--> statement-breakpoint
create function admin_customer_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', u.id, 'name', u.name, 'email', u.email, 'company_id', c.id, 'company', c.name, 'company_role', u.company_role,
      'disabled', u.disabled_at is not null, 'signed_in_at', u.signed_in_at
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join users u using (id) join companies c on c.id = u.company_id
$$;--> statement-breakpoint
create function admin_order_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', o.id, 'po_number', o.po_number, 'status', o.status, 'total_paise', o.total_paise, 'created_at', o.created_at,
      'company_id', c.id, 'company', c.name
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join orders o using (id) join companies c on c.id = o.company_id
$$;--> statement-breakpoint
create function admin_rfq_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', r.id, 'code', r.code, 'title', r.title, 'status', r.status, 'date', r.created_at,
      'company_id', c.id, 'company', c.name,
      'quote', (select status from quotes q where q.rfq_id = r.id order by version desc limit 1)
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join rfqs r using (id) join companies c on c.id = r.company_id
$$;--> statement-breakpoint
create function admin_invoice_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', i.id, 'number', i.number, 'date', i.date, 'due_date', i.due_date, 'kind', i.kind, 'status', i.status,
      'amount_paise', i.amount_paise, 'paid_paise', i.paid_paise, 'credited_paise', i.credited_paise,
      'days_late', (now() at time zone 'Asia/Kolkata')::date - i.due_date,
      'order_id', i.order_id, 'company_id', c.id, 'company', c.name
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place)
    join invoices i using (id) join companies c on c.id = i.company_id
$$;--> statement-breakpoint
create function admin_ticket_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', t.id, 'code', t.code, 'subject', t.subject, 'status', t.status, 'company_id', c.id, 'company', c.name,
      'buyer', u.name, 'created_at', t.created_at, 'waiting_since', t.waiting_since
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place)
    join tickets t using (id) join companies c on c.id = t.company_id join users u on u.id = t.user_id
$$;--> statement-breakpoint
create function admin_enquiry_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', s.id, 'code', s.code, 'name', s.name, 'email', s.email, 'phone', s.phone, 'company', s.company,
      'requirement', s.requirement, 'lines', s.lines, 'attachment', s.attachment_name, 'created_at', s.created_at,
      'handled_at', s.handled_at,
      'rfq', (select json_build_object('id', r.id, 'code', r.code) from rfqs r where r.enquiry_id = s.id)
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join rfq_submissions s using (id)
$$;--> statement-breakpoint
create function admin_application_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', a.id, 'job_code', a.job_code, 'name', a.name, 'email', a.email, 'phone', a.phone, 'message', a.message,
      'status', a.status, 'created_at', a.created_at
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join job_applications a using (id)
$$;--> statement-breakpoint
create function admin_message_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', m.id, 'name', m.name, 'company', m.company, 'email', m.email, 'phone', m.phone, 'message', m.message,
      'created_at', m.created_at, 'handled_at', m.handled_at,
      'answers', (
        select coalesce(json_agg(json_build_object('id', a.id, 'author', u.name, 'body', a.body, 'at', a.created_at) order by a.id), '[]')
        from contact_answers a join users u on u.id = a.user_id where a.message_id = m.id)
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join contact_messages m using (id)
$$;--> statement-breakpoint
create function admin_subscriber_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', s.id, 'email', s.email, 'created_at', s.created_at, 'confirmed_at', s.confirmed_at,
      'unsubscribed_at', s.unsubscribed_at, 'handled_at', s.handled_at
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join newsletter_subscribers s using (id)
$$;--> statement-breakpoint
create function admin_registration_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', r.id, 'webinar', r.webinar, 'name', r.name, 'company', r.company, 'email', r.email,
      'created_at', r.created_at, 'handled_at', r.handled_at
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join webinar_registrations r using (id)
$$;--> statement-breakpoint
create function admin_audit_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp as $$
  select json_agg(json_build_object(
      'id', a.id, 'at', a.at, 'user_id', a.user_id, 'action', a.action, 'entity', a.entity, 'entity_id', a.entity_id,
      'changes', a.changes,
      'person', case when u.id is not null then json_build_object('name', u.name, 'email', u.email, 'role', u.role) end,
      'company', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place) join audit_log a using (id)
    left join users u on u.id = a.user_id left join companies c on c.id = a.of_company
$$;--> statement-breakpoint

-- One page of ids. Whether there are more than p_cap is looked at before they are counted: walking past so many takes half
-- of the time that counting them does.
-- The planner takes reading rows of text for cheaper than it is: near the cap it read the table where the text index takes
-- a third of the time.
create or replace function admin_page(
  p_table text, p_filter text, p_searches boolean, p_company bigint, p_key text, p_way text,
  p_page int, p_size int, p_cap int, out ids bigint[], out total int, out capped boolean
) language plpgsql stable set search_path = public, pg_temp set seq_page_cost = 2 as $$
declare
  skip bigint := (p_page - 1)::bigint * p_size;
  size int := greatest(0, least(p_size, p_cap - skip));
begin
  if p_searches then
    execute format(
      'with hits as materialized (select id, %1$s as place from %3$s where %4$s limit $2 + 1)
       select count(*), (select array_agg(id) from (select id from hits order by place %2$s, id %2$s offset $3 limit $4) as page)
       from hits', p_key, p_way, p_table, p_filter)
      into total, ids using p_company, p_cap, skip, size;
    capped := total > p_cap;
  else
    execute format('select true from %s where %s offset $2 limit 1', p_table, p_filter) into capped using p_company, p_cap;
    capped := coalesce(capped, false);
    if not capped then
      execute format('select count(*) from %s where %s', p_table, p_filter) into total using p_company;
    end if;
  end if;
  if capped then total := p_cap; end if;
  if capped or not p_searches then
    execute format(
      'select array_agg(id) from (select id from %3$s where %4$s order by %1$s %2$s, id %2$s offset $2 limit $3) as page',
      p_key, p_way, p_table, p_filter)
      into ids using p_company, skip, size;
  end if;
  ids := coalesce(ids, '{}');
end $$;--> statement-breakpoint

grant execute on function admin_company_rows, admin_product_rows, admin_customer_rows, admin_order_rows, admin_rfq_rows,
  admin_invoice_rows, admin_ticket_rows, admin_enquiry_rows, admin_application_rows, admin_message_rows,
  admin_subscriber_rows, admin_registration_rows, admin_audit_rows to plantsetu_app;--> statement-breakpoint

-- Narrow enough to be counted and walked without the rows, which are wide.
create index invoices_issued on invoices (id) where status <> 'draft';--> statement-breakpoint
create index users_customers_added on users (id) where role = 'customer';--> statement-breakpoint
-- As 0041's, and with the name itself: without it an index of lower(name) is not walked alone.
drop index job_applications_name;--> statement-breakpoint
create index job_applications_name on job_applications (lower(name), id, name);--> statement-breakpoint
drop index webinar_registrations_name;--> statement-breakpoint
create index webinar_registrations_name on webinar_registrations (lower(name), id, name);--> statement-breakpoint
drop index webinar_registrations_webinar_name;--> statement-breakpoint
create index webinar_registrations_webinar_name on webinar_registrations (webinar, lower(name), id, name);--> statement-breakpoint

-- As before (0041), but whoever was invited and never signed in is no active customer: the two are told apart on the screen.
create index users_active on users (lower(name), id, name)
  where role = 'customer' and disabled_at is null and signed_in_at is not null;--> statement-breakpoint
create or replace function admin_customer_page(
  p_q text, p_state text, p_company bigint, p_sort text, p_page int, p_size int, p_cap int, p_search_cap int,
  out ids bigint[], out total int, out capped boolean
) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patterns text[] := like_patterns(p_q);
  written text;
  filter text := 'role = ''customer''' || case p_state
    when 'active' then ' and disabled_at is null and signed_in_at is not null'
    when 'disabled' then ' and disabled_at is not null'
    when 'never' then ' and disabled_at is null and signed_in_at is null'
    else '' end;
begin
  ids := '{}'; total := 0; capped := false;
  if not app_staff() then return; end if;
  if p_company is not null then filter := filter || ' and company_id = $1'; end if;
  if patterns <> '{}' then
    select string_agg(format('company_text(name || '' '' || email) like %L', pattern), ' and ')
      into written from unnest(patterns) as pattern;
    filter := filter || format(' and (%s%s)', written, or_of_companies(patterns));
  end if;
  select * into ids, total, capped from admin_page('users', filter, patterns <> '{}', p_company,
    case when p_sort like 'added%' then 'id' else 'lower(name)' end,
    case when p_sort like '%_desc' then 'desc' else 'asc' end,
    p_page, p_size, case when patterns = '{}' then p_cap else p_search_cap end);
end $$;
