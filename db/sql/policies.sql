-- Which rows each role can see and change; grants.sql says what it may do at all.
-- Buyers are limited to their company. Settings are read in sub-selects: once per statement, not once per row. A foreign key
-- ignores policies and would reveal whether another company's record exists; `exists` does not.
-- Staff see all companies: `true` is dropped before planning, so that their searches can use text indexes.

-- Companies and their people --------------------------------------------------------------------------------------

alter table companies enable row level security;
create policy buyer_reads on companies for select to plantsetu_buyer using (id = (select app_company()));
create policy buyer_sets_rules on companies for update to plantsetu_buyer
  using (id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (id = (select app_company()));
create policy staff on companies to plantsetu_staff using (true) with check (true);
create policy system_reads on companies for select to plantsetu_system using (true);

alter table addresses enable row level security;
create policy buyer_reads on addresses for select to plantsetu_buyer using (company_id = (select app_company()));
-- Staff add the one that follows the company's ship-to block.
create policy buyer_adds on addresses for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin' and not is_company_address);
create policy buyer_edits on addresses for update to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()));
create policy staff on addresses to plantsetu_staff using (true) with check (true);

alter table cost_centres enable row level security;
create policy buyer_reads on cost_centres for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_adds on cost_centres for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin');
create policy buyer_edits on cost_centres for update to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()));
create policy staff on cost_centres to plantsetu_staff using (true) with check (true);

-- A colleague that the company does not have would never be asked.
alter table approval_steps enable row level security;
create policy buyer_reads on approval_steps for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_keeps on approval_steps to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin'
    and (cost_centre_id is null or exists (select 1 from cost_centres c where c.id = approval_steps.cost_centre_id)));
create policy staff on approval_steps to plantsetu_staff using (true)
  with check (cost_centre_id is null or exists (select 1 from cost_centres c
    where c.id = approval_steps.cost_centre_id and c.company_id = approval_steps.company_id));

-- An approver names their own deputy, a company admin anyone's.
alter table deputies enable row level security;
create policy buyer_reads on deputies for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_names on deputies to plantsetu_buyer
  using (company_id = (select app_company())
    and (user_id = (select app_user()) or (select app_company_role()) = 'company admin'))
  with check (company_id = (select app_company())
    and (user_id = (select app_user()) or (select app_company_role()) = 'company admin')
    and exists (select 1 from users u where u.id = deputies.user_id and u.company_id = deputies.company_id)
    and exists (select 1 from users u where u.id = deputies.deputy_id and u.company_id = deputies.company_id
      and u.disabled_at is null and u.company_role in ('approver', 'company admin')));
create policy staff_reads on deputies for select to plantsetu_staff using (true);
-- The run that reminds and passes on.
create policy system_reads on deputies for select to plantsetu_system using (true);

alter table users enable row level security;
create policy buyer_reads on users for select to plantsetu_buyer
  using (company_id = (select app_company()) or id = (select app_user()));
create policy buyer_edits_self on users for update to plantsetu_buyer
  using (id = (select app_user())) with check (id = (select app_user()));
create policy buyer_invites on users for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and (select app_company_role()) = 'company admin' and role = 'customer');
create policy buyer_manages on users for update to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()) and role = 'customer');
create policy staff_reads on users for select to plantsetu_staff using (true);
create policy staff_edits_self on users for update to plantsetu_staff
  using (id = (select app_user())) with check (id = (select app_user()));
-- Employees manage customers, admins their colleagues too.
create policy staff_invites on users for insert to plantsetu_staff
  with check (role = 'customer' or (select app_admin()));
create policy staff_manages on users for update to plantsetu_staff
  using (role = 'customer' or (select app_admin())) with check (role = 'customer' or (select app_admin()));
create policy system on users to plantsetu_system using (true) with check (true);

alter table password_resets enable row level security;
-- The link by which an invited colleague sets their first password.
create policy buyer_invites on password_resets for insert to plantsetu_buyer
  with check ((select app_company_role()) = 'company admin'
    and exists (select 1 from users u where u.id = password_resets.user_id and u.company_id = (select app_company())));
create policy staff_invites on password_resets for insert to plantsetu_staff
  with check (exists (select 1 from users u
    where u.id = password_resets.user_id and (u.role = 'customer' or (select app_admin()))));
create policy system on password_resets to plantsetu_system using (true) with check (true);

alter table email_changes enable row level security;
create policy system on email_changes to plantsetu_system using (true) with check (true);

alter table sessions enable row level security;
create policy own on sessions to plantsetu_buyer, plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy system on sessions to plantsetu_system using (true) with check (true);

-- Staff manage their own second factors. The audit log names those of others; admins remove those of a colleague who lost them.
alter table authenticator_apps enable row level security;
create policy own on authenticator_apps to plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy staff_reads on authenticator_apps for select to plantsetu_staff using (true);
create policy admin_removes on authenticator_apps for delete to plantsetu_staff using ((select app_admin()));
create policy system on authenticator_apps to plantsetu_system using (true) with check (true);

alter table passkeys enable row level security;
create policy own on passkeys to plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy staff_reads on passkeys for select to plantsetu_staff using (true);
create policy admin_removes on passkeys for delete to plantsetu_staff using ((select app_admin()));
create policy system on passkeys to plantsetu_system using (true) with check (true);

alter table recovery_codes enable row level security;
create policy own on recovery_codes to plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy staff_reads on recovery_codes for select to plantsetu_staff using (true);
create policy admin_removes on recovery_codes for delete to plantsetu_staff using ((select app_admin()));
create policy system on recovery_codes to plantsetu_system using (true) with check (true);

-- A session never sees or begins a sign-in.
alter table factor_challenges enable row level security;
create policy own on factor_challenges to plantsetu_staff
  using (user_id = (select app_user()) and purpose <> 'sign-in')
  with check (user_id = (select app_user()) and purpose <> 'sign-in');
create policy system on factor_challenges to plantsetu_system using (true) with check (true);

alter table factor_resets enable row level security;
create policy staff_reads on factor_resets for select to plantsetu_staff using (true);
create policy admin_writes on factor_resets for insert to plantsetu_staff
  with check ((select app_admin()) and reset_by = (select app_user()) and user_id <> reset_by);

alter table session_uses enable row level security;
create policy own on session_uses for select to plantsetu_buyer, plantsetu_staff
  using (exists (select 1 from sessions s where s.id = session_id and s.user_id = (select app_user())));

alter table known_devices enable row level security;
create policy own on known_devices to plantsetu_buyer, plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));
create policy system on known_devices to plantsetu_system using (true) with check (true);

alter table idempotency enable row level security;
create policy own on idempotency to plantsetu_buyer, plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));

create policy system on idempotency to plantsetu_system using (true) with check (true);

alter table throttle enable row level security;
create policy system on throttle to plantsetu_system using (true) with check (true);

-- Catalogue -------------------------------------------------------------------------------------------------------

alter table products enable row level security;
create policy buyer_reads on products for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff on products to plantsetu_staff using (true) with check (true);
-- The run that says what is back in stock.
create policy system_reads on products for select to plantsetu_system using (true);

-- Buyers read the items of their company's catalogue, whose policy limits the rows of products here.
alter table items enable row level security;
create policy buyer_reads on items for select to plantsetu_buyer
  using (exists (select 1 from products p where p.item_id = items.id));
-- Buyers take stock by ordering: no other column is granted to them.
create policy buyer_takes_stock on items for update to plantsetu_buyer
  using (exists (select 1 from products p where p.item_id = items.id))
  with check (exists (select 1 from products p where p.item_id = items.id));
create policy staff on items to plantsetu_staff using (true) with check (true);
create policy system_reads on items for select to plantsetu_system using (true);

alter table item_images enable row level security;
create policy buyer_reads on item_images for select to plantsetu_buyer
  using (exists (select 1 from products p where p.item_id = item_images.item_id));
create policy staff on item_images to plantsetu_staff using (true) with check (true);
-- The cleanup job deletes stored pictures that no row refers to.
create policy system_reads on item_images for select to plantsetu_system using (true);

alter table item_documents enable row level security;
create policy buyer_reads on item_documents for select to plantsetu_buyer
  using (exists (select 1 from products p where p.item_id = item_documents.item_id));
create policy staff on item_documents to plantsetu_staff using (true) with check (true);
-- The cleanup job deletes stored documents that no row refers to.
create policy system_reads on item_documents for select to plantsetu_system using (true);

alter table catalog_counts enable row level security;
create policy buyer_reads on catalog_counts for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff on catalog_counts for select to plantsetu_staff using (true);

alter table catalog_words enable row level security;

alter table stock_adjustments enable row level security;
create policy staff_reads on stock_adjustments for select to plantsetu_staff using (true);
create policy staff_adds on stock_adjustments for insert to plantsetu_staff with check (user_id = (select app_user()));

-- Buyers see the prices of their own products only.
alter table vendors enable row level security;
create policy staff on vendors to plantsetu_staff using (true) with check (true);

alter table purchase_orders enable row level security;
create policy staff_reads on purchase_orders for select to plantsetu_staff using (true);
create policy staff_makes on purchase_orders for insert to plantsetu_staff with check (created_by = (select app_user()));
create policy staff_changes on purchase_orders for update to plantsetu_staff using (true) with check (true);

-- What the vendor has been sent stays as it is, but for the goods received.
alter table purchase_order_lines enable row level security;
create policy staff_reads on purchase_order_lines for select to plantsetu_staff using (true);
create policy staff_receives on purchase_order_lines for update to plantsetu_staff using (true) with check (true);
create policy staff_drafts on purchase_order_lines for insert to plantsetu_staff
  with check (exists (select 1 from purchase_orders o where o.id = purchase_order_id and o.status = 'draft'));
create policy staff_removes on purchase_order_lines for delete to plantsetu_staff
  using (exists (select 1 from purchase_orders o where o.id = purchase_order_id and o.status = 'draft'));

alter table goods_receipts enable row level security;
create policy staff_reads on goods_receipts for select to plantsetu_staff using (true);
create policy staff_receives on goods_receipts for insert to plantsetu_staff with check (created_by = (select app_user()));

alter table goods_receipt_lines enable row level security;
create policy staff on goods_receipt_lines to plantsetu_staff using (true) with check (true);

-- Anyone continues a count while it is open; once it is posted or cancelled it stays as it is.
alter table stock_counts enable row level security;
create policy staff_reads on stock_counts for select to plantsetu_staff using (true);
create policy staff_starts on stock_counts for insert to plantsetu_staff
  with check (created_by = (select app_user()) and status = 'counting');
create policy staff_changes on stock_counts for update to plantsetu_staff using (status = 'counting')
  with check (posted_by is null or posted_by = (select app_user()));

alter table stock_count_lines enable row level security;
create policy staff_reads on stock_count_lines for select to plantsetu_staff using (true);
create policy staff_starts on stock_count_lines for insert to plantsetu_staff
  with check (exists (select 1 from stock_counts c where c.id = count_id and c.status = 'counting'));
create policy staff_counts on stock_count_lines for update to plantsetu_staff
  using (exists (select 1 from stock_counts c where c.id = count_id and c.status = 'counting')) with check (true);

alter table price_lists enable row level security;
create policy staff on price_lists to plantsetu_staff using (true) with check (true);

alter table price_list_lines enable row level security;
create policy staff on price_list_lines to plantsetu_staff using (true) with check (true);

alter table hsn_rates enable row level security;
create policy staff on hsn_rates to plantsetu_staff using (true) with check (true);

-- Delivery terms are the same for all companies.
alter table dispatch_settings enable row level security;
create policy buyer_reads on dispatch_settings for select to plantsetu_buyer using (true);
create policy staff on dispatch_settings to plantsetu_staff using (true) with check (true);

alter table holidays enable row level security;
create policy buyer_reads on holidays for select to plantsetu_buyer using (true);
create policy staff on holidays to plantsetu_staff using (true) with check (true);

alter table delivery_zones enable row level security;
create policy buyer_reads on delivery_zones for select to plantsetu_buyer using (true);
create policy staff on delivery_zones to plantsetu_staff using (true) with check (true);

alter table search_synonyms enable row level security;
create policy buyer_reads on search_synonyms for select to plantsetu_buyer using (true);
create policy staff on search_synonyms to plantsetu_staff using (true) with check (true);

alter table favourites enable row level security;
create policy buyer_reads on favourites for select to plantsetu_buyer
  using (company_id = (select app_company()) and (shared or user_id = (select app_user())));
create policy own on favourites to plantsetu_buyer
  using (user_id = (select app_user()))
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from products p where p.id = favourites.product_id)
  );

-- Staff see shared views and may delete them; only who saved one changes it (decision 059).
-- Notes of staff, of which buyers know nothing.
alter table company_notes enable row level security;
create policy staff_reads on company_notes for select to plantsetu_staff using (true);
create policy staff_writes on company_notes for insert to plantsetu_staff with check (user_id = (select app_user()));

alter table saved_views enable row level security;
create policy staff_reads on saved_views for select to plantsetu_staff using (shared or user_id = (select app_user()));
create policy staff_removes on saved_views for delete to plantsetu_staff using (shared);
-- A buyer's saved searches are their own.
create policy buyer_owns on saved_views to plantsetu_buyer
  using (user_id = (select app_user()) and not shared) with check (user_id = (select app_user()) and not shared);
create policy own on saved_views to plantsetu_staff
  using (user_id = (select app_user())) with check (user_id = (select app_user()));

-- Colleagues see shared lists; the owner and company admins edit them (decision 058).
alter table requisition_lists enable row level security;
create policy buyer_reads on requisition_lists for select to plantsetu_buyer
  using (company_id = (select app_company()) and (shared or user_id = (select app_user())));
create policy own on requisition_lists to plantsetu_buyer
  using (user_id = (select app_user()))
  with check (company_id = (select app_company()) and user_id = (select app_user()));
create policy company_admin_edits on requisition_lists for update to plantsetu_buyer
  using (company_id = (select app_company()) and shared and (select app_company_role()) = 'company admin')
  with check (company_id = (select app_company()) and shared);
create policy company_admin_removes on requisition_lists for delete to plantsetu_buyer
  using (company_id = (select app_company()) and shared and (select app_company_role()) = 'company admin');
-- The run that sends the reminders.
create policy system on requisition_lists to plantsetu_system using (true) with check (true);

-- Who sees a list sees its lines.
alter table requisition_list_lines enable row level security;
create policy buyer_reads on requisition_list_lines for select to plantsetu_buyer
  using (exists (select 1 from requisition_lists l where l.id = requisition_list_lines.list_id));
create policy buyer_adds on requisition_list_lines for insert to plantsetu_buyer
  with check (
    company_id = (select app_company())
    and exists (select 1 from requisition_lists l where l.id = requisition_list_lines.list_id
      and (l.user_id = (select app_user()) or (select app_company_role()) = 'company admin'))
    and exists (select 1 from products p where p.id = requisition_list_lines.product_id)
  );
create policy buyer_edits on requisition_list_lines for update to plantsetu_buyer
  using (exists (select 1 from requisition_lists l where l.id = requisition_list_lines.list_id
    and (l.user_id = (select app_user()) or (select app_company_role()) = 'company admin')));
create policy buyer_removes on requisition_list_lines for delete to plantsetu_buyer
  using (exists (select 1 from requisition_lists l where l.id = requisition_list_lines.list_id
    and (l.user_id = (select app_user()) or (select app_company_role()) = 'company admin')));
create policy system_counts on requisition_list_lines for select to plantsetu_system using (true);

alter table requisition_list_readers enable row level security;
create policy own on requisition_list_readers to plantsetu_buyer
  using (user_id = (select app_user()))
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from requisition_lists l where l.id = requisition_list_readers.list_id)
  );
create policy system_reads on requisition_list_readers for select to plantsetu_system using (true);

alter table stock_notices enable row level security;
create policy own on stock_notices to plantsetu_buyer
  using (user_id = (select app_user()))
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from products p where p.id = stock_notices.product_id)
  );
-- A notice ends with its mail.
create policy system on stock_notices to plantsetu_system using (true);

alter table product_imports enable row level security;
create policy staff on product_imports to plantsetu_staff using (true) with check (created_by = (select app_user()));
create policy system_sweeps on product_imports to plantsetu_system using (true);

alter table product_import_rows enable row level security;
create policy staff on product_import_rows to plantsetu_staff using (true) with check (true);
create policy system_sweeps on product_import_rows to plantsetu_system using (true);

-- RFQs and quotes -------------------------------------------------------------------------------------------------

alter table rfqs enable row level security;
create policy buyer_reads on rfqs for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_asks on rfqs for insert to plantsetu_buyer
  with check (
    company_id = (select app_company()) and created_by = (select app_user()) and entered_by is null and owner_id is null
    and (ship_address_id is null or exists (select 1 from addresses a where a.id = rfqs.ship_address_id))
  );
create policy buyer_moves on rfqs for update to plantsetu_buyer
  using (company_id = (select app_company()))
  with check (company_id = (select app_company()) and status in ('submitted', 'under review', 'cancelled'));
-- Who entered it for the buyer is the caller.
create policy staff_reads on rfqs for select to plantsetu_staff using (true);
create policy staff_enters on rfqs for insert to plantsetu_staff
  with check (entered_by is null or entered_by = (select app_user()));
create policy staff_moves on rfqs for update to plantsetu_staff using (true) with check (true);
-- The reminder of a quote mentions its RFQ and goes to the buyer who requested it.
create policy system_reads on rfqs for select to plantsetu_system using (true);

alter table rfq_lines enable row level security;
create policy buyer_reads on rfq_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_asks on rfq_lines for insert to plantsetu_buyer
  with check (
    company_id = (select app_company())
    and exists (select 1 from rfqs r where r.id = rfq_lines.rfq_id)
    and (product_id is null or exists (select 1 from products p where p.id = rfq_lines.product_id))
  );
create policy staff on rfq_lines to plantsetu_staff using (true) with check (true);

alter table rfq_history enable row level security;
create policy buyer on rfq_history to plantsetu_buyer
  using (company_id = (select app_company())) with check (company_id = (select app_company()));
create policy staff on rfq_history to plantsetu_staff using (true) with check (true);

alter table quotes enable row level security;
create policy buyer_reads on quotes for select to plantsetu_buyer
  using (company_id = (select app_company()) and status <> 'draft');
create policy buyer_answers on quotes for update to plantsetu_buyer
  using (company_id = (select app_company()) and status = 'sent')
  with check (company_id = (select app_company()) and status in ('accepted', 'countered', 'declined'));
create policy staff on quotes to plantsetu_staff using (true) with check (true);
-- The nightly job expires quotes and sends reminders of those that expire tomorrow.
create policy system on quotes to plantsetu_system using (true) with check (true);

alter table quote_lines enable row level security;
create policy buyer_reads on quote_lines for select to plantsetu_buyer
  using (exists (select 1 from quotes q where q.id = quote_lines.quote_id));
create policy staff on quote_lines to plantsetu_staff using (true) with check (true);

alter table quote_terms enable row level security;
create policy staff on quote_terms to plantsetu_staff using (true) with check (true);

alter table quote_history enable row level security;
create policy buyer_reads on quote_history for select to plantsetu_buyer
  using (exists (select 1 from quotes q where q.id = quote_history.quote_id));
create policy buyer_writes on quote_history for insert to plantsetu_buyer with check (company_id = (select app_company()));
create policy staff on quote_history to plantsetu_staff using (true) with check (true);
create policy system_writes on quote_history for insert to plantsetu_system with check (true);

-- Orders ----------------------------------------------------------------------------------------------------------

alter table orders enable row level security;
create policy buyer_reads on orders for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_places on orders for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and user_id = (select app_user()) and entered_by is null and owner_id is null
    and status in ('placed', 'pending approval', 'on hold')
    and (cost_centre_id is null or exists (select 1 from cost_centres c where c.id = orders.cost_centre_id)));
-- Who accepts the change that our open question proposes releases an order on hold; the question is closed after it.
create policy buyer_moves on orders for update to plantsetu_buyer
  using (company_id = (select app_company()) and status in ('pending approval', 'placed', 'on hold', 'delivered', 'completed')
    and (status <> 'on hold' or exists (select 1 from order_questions q where q.order_id = orders.id and q.answered_at is null)))
  with check (company_id = (select app_company())
    and status in ('pending approval', 'placed', 'on hold', 'confirmed', 'rejected', 'cancelled', 'return requested')
    and (status <> 'confirmed' or exists (select 1 from order_questions q where q.order_id = orders.id and q.answered_at is null)));
create policy staff_reads on orders for select to plantsetu_staff using (true);
-- Only for a buyer of the company, and in the caller's own name.
create policy staff_enters on orders for insert to plantsetu_staff
  with check (entered_by = (select app_user()) and status in ('placed', 'pending approval', 'on hold')
    and exists (select 1 from users u where u.id = orders.user_id and u.company_id = orders.company_id)
    and (cost_centre_id is null or exists (
      select 1 from cost_centres c where c.id = orders.cost_centre_id and c.company_id = orders.company_id)));
create policy staff_moves on orders for update to plantsetu_staff using (true) with check (true);
create policy system_reads on orders for select to plantsetu_system using (true);

alter table order_lines enable row level security;
create policy buyer_reads on order_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_places on order_lines for insert to plantsetu_buyer with check (company_id = (select app_company()));
create policy approver_edits on order_lines for update to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) in ('approver', 'company admin')
    and exists (select 1 from orders o where o.id = order_lines.order_id and o.status = 'pending approval'))
  with check (company_id = (select app_company()));
create policy approver_removes on order_lines for delete to plantsetu_buyer
  using (company_id = (select app_company()) and (select app_company_role()) in ('approver', 'company admin')
    and exists (select 1 from orders o where o.id = order_lines.order_id and o.status = 'pending approval'));
create policy buyer_answers on order_lines for update to plantsetu_buyer
  using (company_id = (select app_company()) and exists (select 1 from orders o join order_questions q on q.order_id = o.id
    where o.id = order_lines.order_id and o.status = 'on hold' and q.answered_at is null))
  with check (company_id = (select app_company()));
create policy buyer_cancels on order_lines for delete to plantsetu_buyer
  using (company_id = (select app_company()) and packed_qty = 0 and exists (select 1 from orders o
    join order_questions q on q.order_id = o.id
    where o.id = order_lines.order_id and o.status = 'on hold' and q.answered_at is null));
create policy staff on order_lines to plantsetu_staff using (true) with check (true);
-- The goods that the voucher of an advance names, printed when its mail is sent.
create policy system_reads on order_lines for select to plantsetu_system using (true);

alter table order_questions enable row level security;
create policy buyer_reads on order_questions for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_answers on order_questions for update to plantsetu_buyer
  using (company_id = (select app_company()) and answered_at is null)
  with check (company_id = (select app_company()) and answer = 'accepted' and answered_by = (select app_user()));
create policy staff on order_questions to plantsetu_staff using (true) with check (true);

alter table order_history enable row level security;
create policy buyer on order_history to plantsetu_buyer
  using (company_id = (select app_company())) with check (company_id = (select app_company()));
create policy staff on order_history to plantsetu_staff using (true) with check (true);
-- Tracking without a sign-in reads an order's steps and its shipments.
create policy system_reads on order_history for select to plantsetu_system using (true);
-- That the approvers were reminded, or the order was passed on.
create policy system_writes on order_history for insert to plantsetu_system
  with check (status = 'pending approval' and user_id is null);

-- Added with the order; decided by who may decide on the open step.
alter table order_approvals enable row level security;
create policy buyer_reads on order_approvals for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_places on order_approvals for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and decided_at is null and reminded_at is null and escalated_at is null
    and exists (select 1 from orders o where o.id = order_id and o.user_id = (select app_user()) and o.status = 'pending approval'));
create policy approver_decides on order_approvals for update to plantsetu_buyer
  using (company_id = (select app_company()) and exists (select from order_approvers(order_approvals.order_id) a
    where a.user_id = (select app_user()) and a.step_no = order_approvals.step_no))
  with check (company_id = (select app_company()) and decided_by = (select app_user()));
create policy staff_reads on order_approvals for select to plantsetu_staff using (true);
create policy staff_enters on order_approvals for insert to plantsetu_staff
  with check (decided_at is null and reminded_at is null and escalated_at is null and exists (select 1 from orders o
    where o.id = order_id and o.company_id = order_approvals.company_id and o.entered_by = (select app_user())
      and o.status = 'pending approval'));
-- The run that reminds and passes on.
create policy system on order_approvals to plantsetu_system using (true) with check (true);

alter table approval_links enable row level security;
create policy buyer_writes on approval_links for insert to plantsetu_buyer with check (company_id = (select app_company()));
-- Of an order that staff enter for a buyer.
create policy staff_enters on approval_links for insert to plantsetu_staff
  with check (exists (select 1 from orders o
    where o.id = order_id and o.entered_by = (select app_user()) and o.status = 'pending approval'));
-- Expired links are deleted; reminders have links of their own.
create policy system on approval_links to plantsetu_system using (true) with check (true);

alter table shipments enable row level security;
create policy buyer_reads on shipments for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff on shipments to plantsetu_staff using (true) with check (true);
create policy system_reads on shipments for select to plantsetu_system using (true);

alter table shipment_lines enable row level security;
create policy buyer_reads on shipment_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff on shipment_lines to plantsetu_staff using (true) with check (true);

-- A buyer records once what arrived of a consignment that has left; staff clear what was recorded wrongly.
alter table goods_received enable row level security;
create policy buyer_reads on goods_received for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_records on goods_received for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and created_by = (select app_user()) and cleared_at is null
    and exists (select 1 from shipments s where s.id = goods_received.shipment_id and s.order_id = goods_received.order_id
      and s.status in ('in transit', 'out for delivery', 'delivered')));
create policy staff on goods_received to plantsetu_staff using (true) with check (true);

alter table goods_received_lines enable row level security;
create policy buyer_reads on goods_received_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_records on goods_received_lines for insert to plantsetu_buyer
  with check (company_id = (select app_company())
    and exists (select 1 from goods_received g where g.id = goods_received_lines.goods_received_id
      and g.order_id = goods_received_lines.order_id and g.created_by = (select app_user())));
create policy staff_reads on goods_received_lines for select to plantsetu_staff using (true);

alter table returns enable row level security;
create policy buyer_reads on returns for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_asks on returns for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and created_by = (select app_user()) and status = 'requested');
create policy staff on returns to plantsetu_staff using (true) with check (true);

alter table return_lines enable row level security;
create policy buyer_reads on return_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_asks on return_lines for insert to plantsetu_buyer
  with check (company_id = (select app_company())
    and exists (select 1 from returns r where r.id = return_lines.return_id and r.order_id = return_lines.order_id));
create policy staff on return_lines to plantsetu_staff using (true) with check (true);

-- Messages of RFQs and orders -------------------------------------------------------------------------------------

-- Notes of staff stay hidden. A side marks the other side's messages as read; it sees the record, as the policies of its
-- table say.
alter table messages enable row level security;
create policy buyer_reads on messages for select to plantsetu_buyer
  using (company_id = (select app_company()) and not internal);
create policy buyer_writes on messages for insert to plantsetu_buyer
  with check (
    user_id = (select app_user()) and company_id = (select app_company()) and not from_staff and read_at is null
    and (rfq_id is null or exists (select 1 from rfqs r where r.id = messages.rfq_id))
    and (order_id is null or exists (select 1 from orders o where o.id = messages.order_id))
  );
create policy buyer_marks on messages for update to plantsetu_buyer
  using (company_id = (select app_company()) and from_staff and not internal);
create policy staff_reads on messages for select to plantsetu_staff using (true);
create policy staff_writes on messages for insert to plantsetu_staff
  with check (
    user_id = (select app_user()) and from_staff and read_at is null
    and (rfq_id is null or exists (select 1 from rfqs r where r.id = messages.rfq_id and r.company_id = messages.company_id))
    and (order_id is null or exists (select 1 from orders o where o.id = messages.order_id and o.company_id = messages.company_id))
  );
create policy staff_marks on messages for update to plantsetu_staff using (not from_staff);
-- The cleanup job deletes stored files that no row refers to.
create policy system_reads on messages for select to plantsetu_system using (true);

-- Invoices --------------------------------------------------------------------------------------------------------

alter table invoices enable row level security;
-- A draft is internal until it has a number, an e-invoice until it has its IRN. A credit note reduces what its invoice is due
-- at once, so that the statement needs it; all other calls leave it out until it has its IRN.
create policy buyer_reads on invoices for select to plantsetu_buyer
  using (company_id = (select app_company()) and status <> 'draft' and (released or kind = 'credit note'));
create policy staff on invoices to plantsetu_staff using (true) with check (true);
-- The scheduled job sends reminders; the PDF of a mail is printed when the mail is sent.
create policy system_reads on invoices for select to plantsetu_system using (true);

alter table invoice_lines enable row level security;
create policy buyer_reads on invoice_lines for select to plantsetu_buyer
  using (exists (select 1 from invoices i where i.id = invoice_lines.invoice_id));
create policy staff on invoice_lines to plantsetu_staff using (true) with check (true);
create policy system_reads on invoice_lines for select to plantsetu_system using (true);

alter table delivery_challans enable row level security;
create policy buyer_reads on delivery_challans for select to plantsetu_buyer
  using (company_id = (select app_company()));
create policy staff on delivery_challans to plantsetu_staff using (true) with check (true);
create policy system_reads on delivery_challans for select to plantsetu_system using (true);

alter table delivery_challan_lines enable row level security;
create policy buyer_reads on delivery_challan_lines for select to plantsetu_buyer
  using (company_id = (select app_company()));
create policy staff on delivery_challan_lines to plantsetu_staff using (true) with check (true);

alter table challan_returns enable row level security;
create policy buyer_reads on challan_returns for select to plantsetu_buyer
  using (company_id = (select app_company()));
create policy staff on challan_returns to plantsetu_staff using (true) with check (true);

alter table accounts_settings enable row level security;
create policy staff_reads on accounts_settings for select to plantsetu_staff using (true);
create policy admin_adds on accounts_settings for insert to plantsetu_staff with check ((select app_admin()));
create policy admin_changes on accounts_settings for update to plantsetu_staff
  using ((select app_admin())) with check ((select app_admin()));

-- Append-only: a change is a new row. Buyers pay to the account and read it on their invoices.
alter table seller_details enable row level security;
create policy buyer_reads on seller_details for select to plantsetu_buyer using (true);
create policy staff_reads on seller_details for select to plantsetu_staff using (true);
create policy admin_adds on seller_details for insert to plantsetu_staff
  with check ((select app_admin()) and created_by = (select app_user()));
create policy system_reads on seller_details for select to plantsetu_system using (true);

alter table book_locks enable row level security;
create policy staff_reads on book_locks for select to plantsetu_staff using (true);
create policy admin_locks on book_locks for insert to plantsetu_staff
  with check ((select app_admin()) and created_by = (select app_user()));

alter table invoice_costs enable row level security;
create policy staff on invoice_costs to plantsetu_staff using (true) with check (true);

alter table invoice_series enable row level security;
create policy staff on invoice_series to plantsetu_staff using (true) with check (true);

alter table receipts enable row level security;
create policy buyer_reads on receipts for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff_reads on receipts for select to plantsetu_staff using (true);
create policy staff_records on receipts for insert to plantsetu_staff with check (recorded_by = (select app_user()));
create policy staff_allocates on receipts for update to plantsetu_staff using (true) with check (true);
-- The PDF of a mail is printed when the mail is sent.
create policy system_reads on receipts for select to plantsetu_system using (true);

alter table allocations enable row level security;
create policy buyer_reads on allocations for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff_reads on allocations for select to plantsetu_staff using (true);
create policy system_reads on allocations for select to plantsetu_system using (true);
-- Only an admin writes off more than ₹10 (SMALL_BALANCE in src/contracts/receipts/limits.ts), or takes that back.
create policy staff_records on allocations for insert to plantsetu_staff
  with check (recorded_by = (select app_user())
    and (reason is null or abs(amount_paise) <= 1000 or (select app_admin())));

alter table payment_promises enable row level security;
create policy buyer_reads on payment_promises for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_promises on payment_promises for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and recorded_by = (select app_user())
    and exists (select 1 from invoices i where i.id = invoice_id and i.company_id = payment_promises.company_id));
create policy staff_reads on payment_promises for select to plantsetu_staff using (true);
create policy staff_records on payment_promises for insert to plantsetu_staff with check (recorded_by = (select app_user()));
create policy system_reads on payment_promises for select to plantsetu_system using (true);

-- A buyer says what the company has paid, and withdraws it while it is open; staff record it or set it aside.
alter table payment_advices enable row level security;
create policy buyer_reads on payment_advices for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_sends on payment_advices for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and created_by = (select app_user()) and status = 'sent');
create policy buyer_withdraws on payment_advices for update to plantsetu_buyer
  using (company_id = (select app_company()) and status = 'sent')
  with check (company_id = (select app_company()) and status = 'withdrawn' and decided_by = (select app_user()));
create policy staff_reads on payment_advices for select to plantsetu_staff using (true);
create policy staff_decides on payment_advices for update to plantsetu_staff using (status = 'sent')
  with check (status in ('recorded', 'set aside') and decided_by = (select app_user())
    and (receipt_id is null or exists (select 1 from receipts r where r.id = receipt_id and r.company_id = payment_advices.company_id)));
-- Reminders leave out invoices that are said to be paid.
create policy system_reads on payment_advices for select to plantsetu_system using (true);

alter table payment_advice_lines enable row level security;
create policy buyer_reads on payment_advice_lines for select to plantsetu_buyer using (company_id = (select app_company()));
create policy buyer_sends on payment_advice_lines for insert to plantsetu_buyer
  with check (company_id = (select app_company())
    and exists (select 1 from payment_advices a where a.id = advice_id and a.created_by = (select app_user()) and a.status = 'sent')
    and exists (select 1 from invoices i where i.id = invoice_id and i.company_id = payment_advice_lines.company_id));
create policy staff_reads on payment_advice_lines for select to plantsetu_staff using (true);
create policy system_reads on payment_advice_lines for select to plantsetu_system using (true);

alter table dunning_steps enable row level security;
create policy staff_reads on dunning_steps for select to plantsetu_staff using (true);
create policy admin_adds on dunning_steps for insert to plantsetu_staff with check ((select app_admin()));
create policy admin_changes on dunning_steps for update to plantsetu_staff
  using ((select app_admin())) with check ((select app_admin()));
create policy system_reads on dunning_steps for select to plantsetu_system using (true);

alter table dunning_mails enable row level security;
create policy staff_reads on dunning_mails for select to plantsetu_staff using (true);
create policy system on dunning_mails to plantsetu_system using (true) with check (true);

alter table dunning_mail_invoices enable row level security;
create policy staff_reads on dunning_mail_invoices for select to plantsetu_staff using (true);
create policy system on dunning_mail_invoices to plantsetu_system using (true) with check (true);

alter table credit_holds enable row level security;
create policy staff_reads on credit_holds for select to plantsetu_staff using (true);
create policy staff_holds on credit_holds for insert to plantsetu_staff with check (held_by = (select app_user()));
-- The batch that places or approves an order above the credit limit.
create policy buyer_holds on credit_holds for insert to plantsetu_buyer
  with check (company_id = (select app_company()) and held_by is null and lifted_at is null
    and exists (select 1 from orders o where o.id = order_id and o.status = 'on hold'));
-- The same for an order that staff enter.
create policy staff_enters on credit_holds for insert to plantsetu_staff
  with check (held_by is null and lifted_at is null
    and exists (select 1 from orders o where o.id = order_id and o.status = 'on hold' and o.entered_by = (select app_user())));
create policy admin_lifts on credit_holds for update to plantsetu_staff
  using ((select app_admin())) with check (lifted_by = (select app_user()));

alter table tds_certificates enable row level security;
create policy buyer_reads on tds_certificates for select to plantsetu_buyer using (company_id = (select app_company()));
create policy staff_reads on tds_certificates for select to plantsetu_staff using (true);
create policy staff_records on tds_certificates for insert to plantsetu_staff
  with check (recorded_by = (select app_user()));
create policy staff_removes on tds_certificates for delete to plantsetu_staff using (true);
-- The cleanup job deletes stored files that no row refers to.
create policy system_reads on tds_certificates for select to plantsetu_system using (true);

-- Our own bank statements: for staff only.
alter table bank_lines enable row level security;
create policy staff on bank_lines to plantsetu_staff using (true) with check (true);

-- Support ---------------------------------------------------------------------------------------------------------

alter table tickets enable row level security;
create policy own on tickets for select to plantsetu_buyer using (user_id = (select app_user()));
create policy buyer_opens on tickets for insert to plantsetu_buyer
  with check (
    company_id = (select app_company()) and user_id = (select app_user()) and owner_id is null
    and (order_id is null or exists (select 1 from orders o where o.id = tickets.order_id))
  );
create policy buyer_reopens on tickets for update to plantsetu_buyer
  using (user_id = (select app_user()) and company_id = (select app_company()))
  with check (user_id = (select app_user()) and company_id = (select app_company()) and status = 'open');
create policy staff on tickets to plantsetu_staff using (true) with check (true);
create policy system_sweeps on tickets to plantsetu_system using (true);

alter table ticket_messages enable row level security;
create policy own on ticket_messages for select to plantsetu_buyer
  using (exists (select 1 from tickets t where t.id = ticket_messages.ticket_id));
create policy buyer_writes on ticket_messages for insert to plantsetu_buyer
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from tickets t where t.id = ticket_messages.ticket_id)
  );
create policy staff_reads on ticket_messages for select to plantsetu_staff using (true);
create policy staff_answers on ticket_messages for insert to plantsetu_staff
  with check (
    user_id = (select app_user())
    and exists (select 1 from tickets t where t.id = ticket_messages.ticket_id and t.company_id = ticket_messages.company_id)
  );

-- Files of tickets, orders, consignments and payments, and uploads that no record has taken ---------------------------

-- Buyers see the files of the records that they see, and their own uploads; staff see all, as an admin has to say what is held
-- on a person. What a record has taken cannot be taken by another.
alter table attachments enable row level security;
create policy buyer_reads on attachments for select to plantsetu_buyer
  using (company_id = (select app_company()) and case
    when ticket_message_id is not null then exists (select 1 from ticket_messages m where m.id = attachments.ticket_message_id)
    when order_id is not null then exists (select 1 from orders o where o.id = attachments.order_id)
    when goods_received_id is not null then exists (select 1 from goods_received g where g.id = attachments.goods_received_id)
    when quote_id is not null then exists (select 1 from quotes q where q.id = attachments.quote_id)
    when payment_advice_id is not null then exists (select 1 from payment_advices a where a.id = attachments.payment_advice_id)
    when shipment_id is not null then exists (select 1 from shipments s where s.id = attachments.shipment_id)
    else user_id = (select app_user()) end);
create policy buyer_uploads on attachments for insert to plantsetu_buyer
  with check (
    user_id = (select app_user()) and company_id = (select app_company()) and shipment_id is null and goods_received_id is null
    and quote_id is null and payment_advice_id is null
    and (ticket_message_id is null or exists (select 1 from ticket_messages m where m.id = attachments.ticket_message_id
      and m.user_id = (select app_user())))
    and (order_id is null or exists (select 1 from orders o where o.id = attachments.order_id))
  );
create policy buyer_takes on attachments for update to plantsetu_buyer
  using (user_id = (select app_user()) and not taken)
  with check (
    user_id = (select app_user()) and company_id = (select app_company()) and shipment_id is null and quote_id is null
    and (goods_received_id is null or exists (select 1 from goods_received g where g.id = attachments.goods_received_id
      and g.created_by = (select app_user())))
    and (payment_advice_id is null or exists (select 1 from payment_advices a where a.id = attachments.payment_advice_id
      and a.created_by = (select app_user()) and a.status = 'sent'))
    and (ticket_message_id is null or exists (select 1 from ticket_messages m where m.id = attachments.ticket_message_id
      and m.user_id = (select app_user())))
    and (order_id is null or exists (select 1 from orders o where o.id = attachments.order_id))
  );
create policy staff_reads on attachments for select to plantsetu_staff using (true);
create policy staff_uploads on attachments for insert to plantsetu_staff
  with check (
    user_id = (select app_user()) and goods_received_id is null and payment_advice_id is null
    and (shipment_id is null or exists (select 1 from shipments s
      where s.id = attachments.shipment_id and s.company_id = attachments.company_id))
    and (ticket_message_id is null or exists (select 1 from ticket_messages m
      where m.id = attachments.ticket_message_id and m.company_id = attachments.company_id and m.user_id = (select app_user())))
    and (order_id is null or exists (select 1 from orders o where o.id = attachments.order_id and o.company_id = attachments.company_id))
    and (quote_id is null or exists (select 1 from quotes q
      where q.id = attachments.quote_id and q.company_id = attachments.company_id and q.status = 'draft'))
  );
create policy staff_takes on attachments for update to plantsetu_staff
  using (user_id = (select app_user()) and not taken)
  with check (
    user_id = (select app_user()) and ticket_message_id is null and goods_received_id is null and payment_advice_id is null
    and (shipment_id is null or line_no is null and exists (select 1 from shipments s
      where s.id = attachments.shipment_id and s.company_id = attachments.company_id and s.status = 'delivered'))
    and (order_id is null or exists (select 1 from orders o where o.id = attachments.order_id and o.company_id = attachments.company_id))
    and (quote_id is null or exists (select 1 from quotes q
      where q.id = attachments.quote_id and q.company_id = attachments.company_id and q.status = 'draft'))
  );
-- A wrong certificate or proof of delivery, and a file of a draft; every other file stays with its record.
create policy staff_removes on attachments for delete to plantsetu_staff
  using (shipment_id is not null or exists (select 1 from quotes q where q.id = attachments.quote_id and q.status = 'draft'));
-- The cleanup job deletes uploads that no record has taken, and stored files that no row refers to.
create policy system_sweeps on attachments to plantsetu_system using (true);

-- Visitors --------------------------------------------------------------------------------------------------------

alter table rfq_submissions enable row level security;
create policy staff on rfq_submissions to plantsetu_staff using (true) with check (true);
create policy system on rfq_submissions to plantsetu_system using (true) with check (true);

alter table contact_messages enable row level security;
create policy staff on contact_messages to plantsetu_staff using (true) with check (true);
create policy system on contact_messages to plantsetu_system using (true) with check (true);

alter table contact_answers enable row level security;
create policy staff_reads on contact_answers for select to plantsetu_staff using (true);
create policy staff_writes on contact_answers for insert to plantsetu_staff with check (user_id = (select app_user()));
create policy system_reads on contact_answers for select to plantsetu_system using (true);

alter table job_applications enable row level security;
create policy staff on job_applications to plantsetu_staff using (true) with check (true);
create policy system on job_applications to plantsetu_system using (true) with check (true);

alter table application_notes enable row level security;
create policy staff_reads on application_notes for select to plantsetu_staff using (true);
create policy staff_writes on application_notes for insert to plantsetu_staff with check (user_id = (select app_user()));
create policy system_reads on application_notes for select to plantsetu_system using (true);

alter table newsletter_subscribers enable row level security;
create policy staff on newsletter_subscribers to plantsetu_staff using (true) with check (true);
create policy system on newsletter_subscribers to plantsetu_system using (true) with check (true);

alter table webinar_registrations enable row level security;
create policy staff on webinar_registrations to plantsetu_staff using (true) with check (true);
create policy system on webinar_registrations to plantsetu_system using (true) with check (true);

-- Mail and the audit log ------------------------------------------------------------------------------------------

alter table outbox enable row level security;
create policy everyone_mails on outbox for insert to plantsetu_buyer, plantsetu_staff
  with check (content is null and resent_by is null);
create policy staff_sends_again on outbox for insert to plantsetu_staff
  with check (content is null and resent_by = (select app_user()));
-- Staff see recipients, and what was sent. The payload of an unsent mail, which may have a link that signs the reader in, is
-- not granted to them; a check keeps such a link out of `content`.
create policy staff_reads on outbox for select to plantsetu_staff using (true);
-- They send again or give up what is neither sent nor given up by a colleague.
create policy staff_settles on outbox for update to plantsetu_staff
  using (sent_at is null and given_up_by is null)
  with check (given_up_by is null or given_up_by = (select app_user()));
create policy system on outbox to plantsetu_system using (true) with check (true);

alter table audit_log enable row level security;
create policy staff_reads on audit_log for select to plantsetu_staff using (true);
create policy system_sweeps on audit_log to plantsetu_system using (true);

-- Personal data ---------------------------------------------------------------------------------------------------

alter table erasures enable row level security;
create policy admin_reads on erasures for select to plantsetu_staff using ((select app_admin()));
create policy admin_erases on erasures for insert to plantsetu_staff
  with check ((select app_admin()) and created_by = (select app_user()));

-- An admin's export and erasure look into every table that may name a person.
create policy privacy on addresses to plantsetu_privacy using (true) with check (true);
create policy privacy on allocations to plantsetu_privacy using (true) with check (true);
create policy privacy on application_notes to plantsetu_privacy using (true) with check (true);
create policy privacy on approval_links to plantsetu_privacy using (true) with check (true);
create policy privacy on audit_log to plantsetu_privacy using (true) with check (true);
create policy privacy on bank_lines to plantsetu_privacy using (true) with check (true);
create policy privacy on companies to plantsetu_privacy using (true) with check (true);
create policy privacy on company_notes to plantsetu_privacy using (true) with check (true);
create policy privacy on contact_answers to plantsetu_privacy using (true) with check (true);
create policy privacy on contact_messages to plantsetu_privacy using (true) with check (true);
create policy privacy on credit_holds to plantsetu_privacy using (true) with check (true);
create policy privacy on deputies to plantsetu_privacy using (true) with check (true);
create policy privacy on delivery_challans to plantsetu_privacy using (true) with check (true);
create policy privacy on dunning_mails to plantsetu_privacy using (true) with check (true);
create policy privacy on email_changes to plantsetu_privacy using (true) with check (true);
create policy privacy on authenticator_apps to plantsetu_privacy using (true) with check (true);
create policy privacy on factor_challenges to plantsetu_privacy using (true) with check (true);
create policy privacy on passkeys to plantsetu_privacy using (true) with check (true);
create policy privacy on recovery_codes to plantsetu_privacy using (true) with check (true);
create policy privacy on known_devices to plantsetu_privacy using (true) with check (true);
create policy privacy on erasures to plantsetu_privacy using (true) with check (true);
create policy privacy on goods_received to plantsetu_privacy using (true) with check (true);
create policy privacy on goods_received_lines to plantsetu_privacy using (true) with check (true);
create policy privacy on favourites to plantsetu_privacy using (true) with check (true);
create policy privacy on idempotency to plantsetu_privacy using (true) with check (true);
create policy privacy on invoices to plantsetu_privacy using (true) with check (true);
create policy privacy on job_applications to plantsetu_privacy using (true) with check (true);
create policy privacy on newsletter_subscribers to plantsetu_privacy using (true) with check (true);
create policy privacy on order_history to plantsetu_privacy using (true) with check (true);
create policy privacy on orders to plantsetu_privacy using (true) with check (true);
create policy privacy on outbox to plantsetu_privacy using (true) with check (true);
create policy privacy on password_resets to plantsetu_privacy using (true) with check (true);
create policy privacy on payment_advices to plantsetu_privacy using (true) with check (true);
create policy privacy on payment_promises to plantsetu_privacy using (true) with check (true);
create policy privacy on quote_history to plantsetu_privacy using (true) with check (true);
create policy privacy on quotes to plantsetu_privacy using (true) with check (true);
create policy privacy on receipts to plantsetu_privacy using (true) with check (true);
create policy privacy on requisition_list_lines to plantsetu_privacy using (true) with check (true);
create policy privacy on requisition_list_readers to plantsetu_privacy using (true) with check (true);
create policy privacy on requisition_lists to plantsetu_privacy using (true) with check (true);
create policy privacy on returns to plantsetu_privacy using (true) with check (true);
create policy privacy on rfq_history to plantsetu_privacy using (true) with check (true);
create policy privacy on messages to plantsetu_privacy using (true) with check (true);
create policy privacy on attachments to plantsetu_privacy using (true) with check (true);
create policy privacy on rfq_submissions to plantsetu_privacy using (true) with check (true);
create policy privacy on rfqs to plantsetu_privacy using (true) with check (true);
create policy privacy on sessions to plantsetu_privacy using (true) with check (true);
create policy privacy on saved_views to plantsetu_privacy using (true) with check (true);
create policy privacy on shipments to plantsetu_privacy using (true) with check (true);
create policy privacy on stock_notices to plantsetu_privacy using (true) with check (true);
create policy privacy on ticket_messages to plantsetu_privacy using (true) with check (true);
create policy privacy on throttle to plantsetu_privacy using (true) with check (true);
create policy privacy on tickets to plantsetu_privacy using (true) with check (true);
create policy privacy on users to plantsetu_privacy using (true) with check (true);
create policy privacy on webinar_registrations to plantsetu_privacy using (true) with check (true);
