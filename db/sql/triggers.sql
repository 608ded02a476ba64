-- Derived columns, rules that grants and policies cannot express, and the audit log.
-- `current_user` is the owner in a security definer function, which may write what its caller may not.

-- Companies and their people --------------------------------------------------------------------------------------

create trigger companies_fixed before update of id, created_at on companies
  for each row when (current_user = 'plantsetu_staff' and (old.id, old.created_at) is distinct from (new.id, new.created_at))
  execute function refuse('the id and the time of creation never change');

create trigger users_complete before insert on users for each row execute function complete_user();

create trigger users_guard before update on users
  for each row when (current_user = 'plantsetu_buyer') execute function users_guard();

-- Of a customer, staff change only the role in the company, whether they may sign in, and their limits. After the update, when the row is
-- final.
create trigger users_customers_by_staff after update on users
  for each row when (
    current_user = 'plantsetu_staff' and old.role = 'customer'
    and to_jsonb(new) - array['company_role', 'disabled_at', 'order_limit_paise', 'period_limit_paise']
      is distinct from to_jsonb(old) - array['company_role', 'disabled_at', 'order_limit_paise', 'period_limit_paise']
  ) execute function refuse('staff change a customer’s role, sign-in and limits only');

-- Admins give roles and rights and disable staff, but not themselves.
create trigger users_roles_by_admins before update of role, rights on users
  for each row when (current_user = 'plantsetu_staff' and (old.role, old.rights) is distinct from (new.role, new.rights)
    and (not app_admin() or old.id = app_user())) execute function refuse('another admin has to do this');

create trigger users_staff_by_admins before update of disabled_at on users
  for each row when (current_user = 'plantsetu_staff' and old.role <> 'customer'
    and old.disabled_at is distinct from new.disabled_at and (not app_admin() or old.id = app_user()))
  execute function refuse('another admin has to do this');

create trigger users_password_changed before update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function password_changed();

create trigger users_disabled after update of disabled_at on users
  for each row when (old.disabled_at is null and new.disabled_at is not null) execute function end_sessions();

-- A token contains role and rights, so a change needs a new sign-in.
create trigger users_role_changed after update of role, rights on users
  for each row when ((old.role, old.rights) is distinct from (new.role, new.rights)) execute function end_sessions();

create trigger factors_reset after insert on factor_resets
  for each row execute function end_sessions('user_id');

-- Catalogue -------------------------------------------------------------------------------------------------------

create trigger items_fixed before update of id, created_at on items
  for each row when (current_user = 'plantsetu_staff' and (old.id, old.created_at) is distinct from (new.id, new.created_at))
  execute function refuse('the id and the time of creation never change');
create trigger products_fixed before update of id, created_at on products
  for each row when (current_user = 'plantsetu_staff' and (old.id, old.created_at) is distinct from (new.id, new.created_at))
  execute function refuse('the id and the time of creation never change');

create trigger copy_item before insert or update of item_id, material_code, own_search on products
  for each row execute function copy_item();
-- Taking stock changes the products only when the last unit goes, or the first one arrives.
create trigger copy_to_products after update on items
  for each row when ((old.sku, old.name, old.category, old.subcategory, old.search, old.lead_days, old.stock > 0)
    is distinct from (new.sku, new.name, new.category, new.subcategory, new.search, new.lead_days, new.stock > 0))
  execute function copy_to_products();

create trigger write_price before insert on products
  for each row when (new.price_source = 'list' or new.price_from is not null) execute function write_price();
create trigger rewrite_price before update on products
  for each row when (
    (old.price_source, old.price_paise, old.price_per, old.price_breaks, old.price_from, old.price_until, old.price_before, old.company_id, old.item_id)
      is distinct from (new.price_source, new.price_paise, new.price_per, new.price_breaks, new.price_from, new.price_until, new.price_before, new.company_id, new.item_id))
  execute function write_price();
create trigger apply_list_of_company after update on companies
  for each row when (old.price_list_id is distinct from new.price_list_id) execute function apply_list_of_company();
create trigger apply_added_lines after insert on price_list_lines
  referencing new table as new_lines for each statement execute function apply_list_lines();
create trigger apply_changed_lines after update on price_list_lines
  referencing new table as new_lines for each statement execute function apply_list_lines();
create trigger apply_removed_lines after delete on price_list_lines
  referencing old table as old_lines for each statement execute function apply_list_lines();

create trigger catalog_counts_insert after insert on products
  referencing new table as new_rows for each statement execute function update_catalog_counts();
create trigger catalog_counts_update after update on products
  referencing old table as old_rows new table as new_rows for each statement execute function update_catalog_counts();
create trigger catalog_counts_delete after delete on products
  referencing old table as old_rows for each statement execute function update_catalog_counts();

-- Orders ----------------------------------------------------------------------------------------------------------

-- Of orders on hold, the policy lets buyers update only those with an open question.
create trigger orders_totals_while_pending
  before update of subtotal_paise, tax_paise, shipping_paise, total_paise on orders
  for each row when (current_user = 'plantsetu_buyer' and old.status <> 'pending approval' and old.status <> 'on hold')
  execute function refuse('the order is no longer pending');

create trigger orders_approved before update of status on orders
  for each row when (current_user = 'plantsetu_buyer' and old.status = 'pending approval'
    and new.status <> 'pending approval' and new.status <> 'rejected' and new.status <> 'cancelled')
  execute function require_approvals();

-- Owners ----------------------------------------------------------------------------------------------------------

create trigger check_owner before insert or update of owner_id on rfqs
  for each row when (new.owner_id is not null) execute function check_owner();
create trigger check_owner before insert or update of owner_id on orders
  for each row when (new.owner_id is not null) execute function check_owner();
create trigger check_owner before insert or update of owner_id on tickets
  for each row when (new.owner_id is not null) execute function check_owner();

-- What opens a closed record again: a withdrawn quote, a return, a reply, a new version of an expired quote.
create trigger departed_owner after update of status on rfqs
  for each row when (new.owner_id is not null and old.status = 'quoted') execute function drop_departed_owner('rfqs', 'id');
create trigger departed_owner after update of status on orders
  for each row when (new.owner_id is not null and old.status in ('delivered', 'completed', 'rejected', 'cancelled', 'returned'))
  execute function drop_departed_owner('orders', 'id');
create trigger departed_owner after update of status on tickets
  for each row when (new.owner_id is not null and old.status = 'closed') execute function drop_departed_owner('tickets', 'id');
create trigger departed_owner after insert or update of status on quotes
  for each row when (new.status in ('sent', 'countered')) execute function drop_departed_owner('rfqs', 'rfq_id');

-- Accounts --------------------------------------------------------------------------------------------------------

-- Books locked up to a day: what changes the documents of the day, or what was received on it. Not: the balance of an
-- invoice, which later payments and notes change, and its mails.
create trigger books_locked before insert or delete or update of number, date, irn, ack_no, ack_at, irn_qr, irn_cancelled_at, irn_cancel_reason
  on invoices for each row execute function refuse_locked('date');
create trigger books_locked before insert or update of cancelled_at, cancel_reason on delivery_challans
  for each row execute function refuse_locked('date');
-- Lines have the date of their document.
create trigger books_locked before insert or update or delete on invoice_lines
  for each row execute function refuse_locked('date', 'invoices', 'invoice_id');
create trigger books_locked before insert or update or delete on delivery_challan_lines
  for each row execute function refuse_locked('date', 'delivery_challans', 'challan_id');
create trigger books_locked before insert on receipts for each row execute function refuse_locked('received_on');
create trigger books_locked before insert on allocations for each row execute function refuse_locked('allocated_on');

-- Mail ------------------------------------------------------------------------------------------------------------

-- Staff may clear a mail's content in the update that gives it up, but never write any.
create trigger outbox_cleared before update of payload on outbox
  for each row when (current_user = 'plantsetu_staff'
    and (new.given_up_by is null or new.payload not in ('{}', jsonb_build_object('about', old.about))))
  execute function refuse('staff clear a mail only when they give it up');

-- Audit -----------------------------------------------------------------------------------------------------------

create trigger audit after insert or update or delete on companies for each row execute function audit();
create trigger audit after insert or update or delete on company_notes for each row execute function audit('body');
create trigger audit after insert or update or delete on addresses for each row execute function audit();
create trigger audit after insert or update or delete on cost_centres for each row execute function audit();
create trigger audit after insert or update or delete on approval_steps for each row execute function audit();
create trigger audit after insert or update or delete on deputies for each row execute function audit();
create trigger audit after insert or update or delete on users for each row execute function audit();
create trigger audit after insert or update or delete on authenticator_apps
  for each row execute function audit('secret', 'last_step');
create trigger audit after insert or update or delete on passkeys
  for each row execute function audit('credential_id', 'public_key', 'counter', 'transports', 'used_at');
create trigger audit after insert or update or delete on recovery_codes
  for each row execute function audit('hashes', 'codes_left');
create trigger audit after insert or update or delete on factor_resets for each row execute function audit();
-- Not logged: stock taken by an order, which the order shows, and rows written by an import, which is logged as one row.
create trigger audit after insert or update or delete on items
  for each row when (app_staff() and coalesce(current_setting('app.importing', true), '') = '') execute function audit();
-- Copies of the item's columns are logged with the item.
create trigger audit after insert or update or delete on products
  for each row when (app_staff() and coalesce(current_setting('app.importing', true), '') = '')
  execute function audit('category', 'subcategory', 'in_stock', 'material_key', 'own_search');
create trigger audit after insert or update or delete on item_images for each row execute function audit();
create trigger audit after insert or update or delete on price_lists for each row execute function audit();
create trigger audit after insert or update or delete on price_list_lines
  for each row when (app_staff() and coalesce(current_setting('app.importing', true), '') = '') execute function audit();
create trigger audit after insert or update or delete on vendors for each row execute function audit();
create trigger audit after insert or update or delete on purchase_orders for each row execute function audit('sent_at');
create trigger audit after insert on goods_receipts for each row execute function audit();
create trigger audit after insert or update on stock_counts for each row execute function audit('posted_by', 'posted_at');
-- What a count changed, with its number; other adjustments are in the stock history of the item.
create trigger audit after insert on stock_adjustments
  for each row when (new.count_id is not null) execute function audit('user_id');
create trigger audit after insert or update or delete on item_documents for each row execute function audit('file_key');
create trigger audit after insert or update or delete on hsn_rates for each row execute function audit();
create trigger audit after insert or update or delete on dispatch_settings for each row execute function audit();
create trigger audit after insert or update or delete on holidays for each row execute function audit();
create trigger audit after insert or update or delete on delivery_zones for each row execute function audit();
create trigger audit after insert or update or delete on search_synonyms for each row execute function audit();
create trigger audit after insert or update or delete on rfqs for each row execute function audit();
create trigger audit after insert or update or delete on quotes for each row execute function audit();
create trigger audit after insert or update or delete on quote_terms for each row execute function audit('body');
create trigger audit after insert or update or delete on orders for each row execute function audit();
create trigger audit after insert or update or delete on shipments for each row execute function audit();
create trigger audit after insert or update or delete on goods_received for each row execute function audit();
create trigger audit after insert or update or delete on returns for each row execute function audit();
create trigger audit after insert or update or delete on invoices for each row execute function audit();
create trigger audit after insert or update or delete on delivery_challans for each row execute function audit();
create trigger audit after insert or update or delete on challan_returns for each row execute function audit();
-- The lock date is logged with its reason, by book_locks.
create trigger audit after insert or update or delete on accounts_settings
  for each row execute function audit('locked_until');
create trigger audit after insert or update or delete on book_locks for each row execute function audit();
create trigger audit after insert or update or delete on payment_promises for each row execute function audit();
create trigger audit after insert or update or delete on payment_advices for each row execute function audit();
create trigger audit after insert or update or delete on dunning_steps for each row execute function audit();
create trigger audit after insert or update or delete on credit_holds for each row execute function audit();
create trigger audit after insert or update or delete on receipts
  for each row execute function audit('idempotency_key');
create trigger audit after insert or update or delete on allocations for each row execute function audit();
create trigger audit after insert or update or delete on seller_details for each row execute function audit();
-- What people write is in the record itself, and goes with it (decision 051).
create trigger audit after insert or update or delete on tickets for each row execute function audit('subject');
create trigger audit after insert or update or delete on rfq_submissions for each row execute function audit();
create trigger audit after insert or update or delete on contact_messages for each row execute function audit();
create trigger audit after insert or update or delete on contact_answers for each row execute function audit('body');
create trigger audit after insert or update or delete on job_applications for each row execute function audit();
create trigger audit after insert or update or delete on application_notes for each row execute function audit('note');
create trigger audit after insert or update or delete on newsletter_subscribers for each row execute function audit();
create trigger audit after insert or update or delete on webinar_registrations for each row execute function audit();
create trigger audit after insert on erasures for each row execute function audit('subject_hash');
-- Not the import, of which each line says who made it and when.
create trigger audit after update on bank_lines for each row execute function audit();
create trigger audit after insert or update or delete on tds_certificates for each row execute function audit('file_key');
create trigger audit after update of given_up_at, given_up_by on outbox
  for each row when (app_staff()) execute function audit();
-- Without the address, which an erasure would not find there.
create trigger audit_again after insert on outbox for each row when (new.resent_by is not null)
  execute function audit('recipient', 'message_id', 'priority', 'caller_company', 'attempts', 'next_attempt_at');

create trigger link_issued after insert on password_resets for each row execute function link_issued();

-- Search text -----------------------------------------------------------------------------------------------------

create trigger search_text before insert or update of po_number, search_text on orders
  for each row execute function write_search_text();
create trigger search_text before insert or update of awb, lr_number, search_text on shipments
  for each row execute function write_search_text();
create trigger search_text before insert or update of number, po_number, search_text on invoices
  for each row execute function write_search_text();
create trigger search_text before insert or update of search_text on receipts
  for each row execute function write_search_text();
create trigger search_text before insert or update of title, search_text on rfqs
  for each row execute function write_search_text();
create trigger search_text before insert or update of subject, search_text on tickets
  for each row execute function write_search_text();
create trigger search_text before insert or update of name, email, search_text on users
  for each row execute function write_search_text();

create trigger search_text_of_others after update of name on companies
  for each row when (old.name <> new.name) execute function refresh_search_text('id', 'users', 'company_id',
    'rfqs', 'company_id', 'orders', 'company_id', 'shipments', 'company_id', 'invoices', 'company_id', 'tickets', 'company_id', 'receipts', 'company_id');
create trigger search_text_of_others after update of name on users
  for each row when (old.name <> new.name) execute function refresh_search_text('id', 'rfqs', 'created_by',
    'orders', 'user_id', 'tickets', 'user_id');
create trigger search_text_of_order after insert or delete or update of awb, lr_number on shipments
  for each row execute function refresh_search_text('order_id', 'orders', 'id');
create trigger search_text_of_order after insert on returns
  for each row execute function refresh_search_text('order_id', 'orders', 'id');
create trigger search_text_of_invoice after insert on allocations
  for each row when (new.receipt_id is not null) execute function refresh_search_text('invoice_id', 'invoices', 'id');
