-- Who sees and changes what along the life cycles of RFQs, quotes, orders, consignments and invoices.

-- 1. Identity: the caller's role in the company ------------------------------------------------------------------------

create function app_company_role() returns text language sql stable parallel safe
  return nullif(current_setting('app.company_role', true), '');--> statement-breakpoint
grant execute on function app_company_role to plantsetu_app;--> statement-breakpoint

-- The scope of this transaction is that of a person's row: for authenticate() and for links that act for somebody.
create function assume(who users) returns void language sql security definer set search_path = public, pg_temp
  begin atomic
    select set_config('app.user_id', who.id::text, true),
      set_config('app.role', who.role, true),
      set_config('app.company_id', coalesce(who.company_id::text, ''), true),
      set_config('app.company_role', coalesce(who.company_role, ''), true);
  end;--> statement-breakpoint

drop function authenticate(bigint, uuid, text[]);--> statement-breakpoint
-- Turns a token's user and session into the scope of this transaction, from the rows and nothing else.
-- PS401: no such live session or the user is disabled. PS403: the user's role is not among those that may call.
-- PS428: somebody else knows the password; only calls that say so in p_before_change are let through.
create function authenticate(p_user bigint, p_session uuid, p_roles text[], p_before_change boolean default false)
returns table (id bigint, name text, email text, role text, company_id bigint, company_role text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare who users;
begin
  select u.* into who from sessions s join users u on u.id = s.user_id
    where s.id = p_session and s.user_id = p_user and s.revoked_at is null and s.expires_at > now()
      and u.disabled_at is null;
  if not found then
    raise exception 'no live session' using errcode = 'PS401';
  elsif who.role <> all (p_roles) then
    raise exception 'role may not call' using errcode = 'PS403';
  elsif who.must_change_password and not p_before_change then
    raise exception 'password must be changed' using errcode = 'PS428';
  end if;
  perform assume(who);
  return query select who.id, who.name, who.email, who.role, who.company_id, who.company_role;
end $$;--> statement-breakpoint
grant execute on function authenticate to plantsetu_app;--> statement-breakpoint

-- The first customer of a company is its admin, later ones buy; staff have no role in a company.
create function first_is_admin() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.role = 'customer' and new.company_role is null then
    new.company_role := case
      when exists (select 1 from users where company_id = new.company_id and role = 'customer') then 'buyer'
      else 'company admin' end;
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger users_first_is_admin before insert on users for each row execute function first_is_admin();--> statement-breakpoint

-- 2. RFQs: staff answer, the buyer may call his off -----------------------------------------------------------------------

create policy staff_writes on rfqs to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy buyer_moves on rfqs for update to plantsetu_app
  using (company_id = (select app_company()))
  with check (company_id = (select app_company()) and status in ('submitted', 'under review', 'cancelled'));--> statement-breakpoint
grant update (status) on rfqs to plantsetu_app;--> statement-breakpoint
create policy staff_writes on rfq_lines to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy writes on rfq_messages for insert to plantsetu_app
  with check (
    user_id = (select app_user()) and (company_id = (select app_company()) or (select app_staff()))
    and exists (select 1 from rfqs r where r.id = rfq_messages.rfq_id and r.company_id = rfq_messages.company_id)
  );--> statement-breakpoint
grant insert on rfq_messages to plantsetu_app;--> statement-breakpoint
grant update (handled_at) on rfq_submissions to plantsetu_app;--> statement-breakpoint

alter table rfq_history enable row level security;--> statement-breakpoint
create policy own_company on rfq_history for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy writes on rfq_history for insert to plantsetu_app
  with check (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
grant select, insert on rfq_history to plantsetu_app;--> statement-breakpoint

-- 3. Quotes: a draft is the staff's own affair; the buyer answers what was sent ------------------------------------------

alter table quotes enable row level security;--> statement-breakpoint
alter table quote_lines enable row level security;--> statement-breakpoint
alter table quote_history enable row level security;--> statement-breakpoint
create policy own_company on quotes for select to plantsetu_app
  using ((company_id = (select app_company()) and status <> 'draft') or (select app_staff()));--> statement-breakpoint
create policy staff_writes on quotes to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy buyer_answers on quotes for update to plantsetu_app
  using (company_id = (select app_company()) and status = 'sent')
  with check (company_id = (select app_company()) and status in ('accepted', 'countered', 'declined'));--> statement-breakpoint
-- The nightly run: what nobody answered in time.
create policy system_expires on quotes to plantsetu_app
  using ((select app_system())) with check ((select app_system()));--> statement-breakpoint
create policy with_quote on quote_lines for select to plantsetu_app
  using (exists (select 1 from quotes q where q.id = quote_lines.quote_id));--> statement-breakpoint
create policy staff_writes on quote_lines to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy with_quote on quote_history for select to plantsetu_app
  using (exists (select 1 from quotes q where q.id = quote_history.quote_id));--> statement-breakpoint
create policy writes on quote_history for insert to plantsetu_app
  with check (company_id = (select app_company()) or (select app_staff()) or (select app_system()));--> statement-breakpoint
grant select, insert on quotes, quote_lines, quote_history to plantsetu_app;--> statement-breakpoint
grant delete on quote_lines to plantsetu_app;--> statement-breakpoint
grant update (
    status, valid_until, ship_address_id, ship_state, subtotal_paise, shipping_paise, tax_paise, total_paise, terms,
    notes, buyer_note, revision, sent_at, updated_at
  ) on quotes to plantsetu_app;--> statement-breakpoint
create trigger quotes_staff_only
  before update of valid_until, ship_address_id, ship_state, subtotal_paise, shipping_paise, tax_paise, total_paise,
    terms, notes, revision, sent_at, updated_at on quotes
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();--> statement-breakpoint

-- 4. Orders: what a buyer may turn his company's order into, and what only staff may ------------------------------------

drop policy own_company on orders;--> statement-breakpoint
create policy own_company on orders for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy buyer_places on orders for insert to plantsetu_app
  with check (company_id = (select app_company()) and user_id = (select app_user())
    and status in ('placed', 'pending approval'));--> statement-breakpoint
create policy buyer_moves on orders for update to plantsetu_app
  using (company_id = (select app_company()) and status in ('pending approval', 'placed', 'delivered', 'completed'))
  with check (company_id = (select app_company())
    and status in ('pending approval', 'placed', 'rejected', 'cancelled', 'return requested'));--> statement-breakpoint
create policy staff_writes on orders for update to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
-- An approver may change quantities: then the lines are written anew and the sums with them.
grant update (subtotal_paise, tax_paise, shipping_paise, total_paise) on orders to plantsetu_app;--> statement-breakpoint
grant update (
    qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, packed_qty, returned_qty
  ), delete on order_lines to plantsetu_app;--> statement-breakpoint
drop policy own_company on order_lines;--> statement-breakpoint
create policy own_company on order_lines for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy buyer_places on order_lines for insert to plantsetu_app
  with check (company_id = (select app_company()));--> statement-breakpoint
create policy approver_changes on order_lines for update to plantsetu_app
  using (company_id = (select app_company()) and (select app_company_role()) in ('approver', 'company admin')
    and exists (select 1 from orders o where o.id = order_lines.order_id and o.status = 'pending approval'))
  with check (company_id = (select app_company()));--> statement-breakpoint
create policy approver_removes on order_lines for delete to plantsetu_app
  using (company_id = (select app_company()) and (select app_company_role()) in ('approver', 'company admin')
    and exists (select 1 from orders o where o.id = order_lines.order_id and o.status = 'pending approval'));--> statement-breakpoint
create policy staff_writes on order_lines for update to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create trigger order_lines_staff_only
  before update of packed_qty, returned_qty on order_lines
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();--> statement-breakpoint
create trigger orders_totals_while_pending
  before update of subtotal_paise, tax_paise, shipping_paise, total_paise on orders
  for each row when (current_user = 'plantsetu_app' and not app_staff() and old.status <> 'pending approval')
  execute function refuse_buyer();--> statement-breakpoint

alter table approval_links enable row level security;--> statement-breakpoint
create policy buyer_writes on approval_links for insert to plantsetu_app
  with check (company_id = (select app_company()));--> statement-breakpoint
grant insert on approval_links to plantsetu_app;--> statement-breakpoint

-- 5. Consignments and returns ----------------------------------------------------------------------------------------------

alter table shipments enable row level security;--> statement-breakpoint
alter table shipment_lines enable row level security;--> statement-breakpoint
alter table returns enable row level security;--> statement-breakpoint
alter table return_lines enable row level security;--> statement-breakpoint
create policy own_company on shipments for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy staff_writes on shipments to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy own_company on shipment_lines for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy staff_writes on shipment_lines to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy own_company on returns for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy buyer_asks on returns for insert to plantsetu_app
  with check (company_id = (select app_company()) and created_by = (select app_user()) and status = 'requested');--> statement-breakpoint
create policy staff_writes on returns to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy own_company on return_lines for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy buyer_asks on return_lines for insert to plantsetu_app
  with check (company_id = (select app_company())
    and exists (select 1 from returns r where r.id = return_lines.return_id and r.order_id = return_lines.order_id));--> statement-breakpoint
create policy staff_writes on return_lines to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
grant select, insert on shipments, shipment_lines, returns, return_lines to plantsetu_app;--> statement-breakpoint
grant update (
    status, carrier, awb, lr_number, vehicle, eway_bill, packages, expected_on, dispatched_at, delivered_at, received_by
  ), delete on shipments to plantsetu_app;--> statement-breakpoint
grant delete on shipment_lines to plantsetu_app;--> statement-breakpoint
grant update (status, answer, settled_at) on returns to plantsetu_app;--> statement-breakpoint

-- 6. Invoices, payments ------------------------------------------------------------------------------------------------------

alter table invoice_lines enable row level security;--> statement-breakpoint
alter table payments enable row level security;--> statement-breakpoint
alter table invoice_series enable row level security;--> statement-breakpoint
create policy staff_writes on invoices to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy with_invoice on invoice_lines for select to plantsetu_app
  using (exists (select 1 from invoices i where i.id = invoice_lines.invoice_id));--> statement-breakpoint
create policy staff_writes on invoice_lines to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
create policy own_company on payments for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy staff_writes on payments for insert to plantsetu_app
  with check ((select app_staff()) and recorded_by = (select app_user()));--> statement-breakpoint
create policy staff_counts on invoice_series to plantsetu_app
  using ((select app_staff())) with check ((select app_staff()));--> statement-breakpoint
grant select, insert on invoices, invoice_lines, payments, invoice_series to plantsetu_app;--> statement-breakpoint
grant update (number, status, date, due_date, paid_paise, credited_paise, irn, irn_qr) on invoices to plantsetu_app;--> statement-breakpoint
grant delete on invoices, invoice_lines to plantsetu_app;--> statement-breakpoint
grant update (last) on invoice_series to plantsetu_app;--> statement-breakpoint
-- Reminders of what is overdue.
create policy system_reminds on invoices for select to plantsetu_app using ((select app_system()));--> statement-breakpoint

-- `PS/2627/000118`: the next number of a series in the financial year (April to March) of a day. Whoever takes one holds
-- the row until his transaction ends, so that numbers follow one another and a transaction undone leaves no gap.
create function next_invoice_number(p_series text, p_day date) returns text language plpgsql as $$
declare
  starts int := extract(year from p_day)::int - case when extract(month from p_day) < 4 then 1 else 0 end;
  year text := lpad((starts % 100)::text, 2, '0') || lpad(((starts + 1) % 100)::text, 2, '0');
  given int;
begin
  insert into invoice_series as s (series, financial_year, last) values (p_series, year, 1)
    on conflict (series, financial_year) do update set last = s.last + 1 returning last into given;
  return p_series || '/' || year || '/' || lpad(given::text, greatest(6, length(given::text)), '0');
end $$;--> statement-breakpoint
grant execute on function next_invoice_number to plantsetu_app;--> statement-breakpoint

-- 7. Who did what ------------------------------------------------------------------------------------------------------------

alter table audit_log enable row level security;--> statement-breakpoint
create policy staff_reads on audit_log for select to plantsetu_app using ((select app_staff()));--> statement-breakpoint
grant select on audit_log to plantsetu_app;--> statement-breakpoint

-- One row for each record that a signed-in person changes. A password shows as changed, never what it was; columns that
-- follow from others are left out. Arguments: name of the id column, if it is not `id`.
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
    where was -> key is distinct from is_now -> key
      and key not in ('id', 'company_id', 'created_at', 'updated_at', 'version', 'revision', 'search', 'name_key', 'text_key', 'code');
  if changed is null and tg_op = 'UPDATE' then return null; end if;
  insert into audit_log (user_id, action, entity, entity_id, of_company, changes)
    values (app_user(), lower(tg_op), tg_table_name, coalesce(any_row ->> coalesce(tg_argv[0], 'id'), '?'),
      case when tg_table_name = 'companies' then (any_row ->> 'id')::bigint else (any_row ->> 'company_id')::bigint end,
      coalesce(changed, '{}'));
  return null;
end $$;--> statement-breakpoint
do $$
declare entity text;
begin
  foreach entity in array array['companies', 'addresses', 'users', 'product_images', 'rfqs', 'quotes', 'orders', 'shipments',
    'returns', 'invoices', 'payments', 'tickets', 'rfq_submissions', 'contact_messages', 'job_applications'] loop
    execute format('create trigger audit after insert or update or delete on %I for each row execute function audit()', entity);
  end loop;
end $$;--> statement-breakpoint
-- Buyers take stock with each order: that stands in the order. An import tells of itself in one row.
create trigger audit after insert or update or delete on products
  for each row when (app_staff() and coalesce(current_setting('app.importing', true), '') = '') execute function audit();--> statement-breakpoint
grant usage on all sequences in schema public to plantsetu_app;
