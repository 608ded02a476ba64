-- What each role may read, write and call; policies.sql says which rows. Where columns are listed, a new one has to be added:
-- tests/repo/database.test.ts reports it if it is missing.

-- Buyers ----------------------------------------------------------------------------------------------------------

grant select on categories, subcategories, search_synonyms, companies, addresses, cost_centres, approval_steps, deputies, order_approvals, sessions, session_uses, idempotency, products,
  catalog, item_images, item_documents, catalog_counts, favourites, requisition_lists,
  requisition_list_lines, requisition_list_readers, stock_notices, rfqs, rfq_lines, messages, rfq_history, quotes, quote_lines,
  quote_history, orders, order_lines, order_history, order_questions, shipments, shipment_lines, goods_received, goods_received_lines, returns, return_lines, invoices,
  invoice_lines, delivery_challans, delivery_challan_lines, challan_returns, seller_details, payment_promises, payment_advices, payment_advice_lines, tickets, ticket_messages, attachments, dispatch_settings, holidays, delivery_zones to plantsetu_buyer;
grant select (id, company_id, name, email, phone, role, company_role, order_limit_paise, period_limit_paise,
  must_change_password, disabled_at, email_in_use, signed_in_at, created_at) on users to plantsetu_buyer;
-- Without what staff noted.
grant select (id, company_id, number, amount_paise, tds_paise, unallocated_paise, method, reference, received_on, order_id,
  reverses_id, refunds_id, bill_to_name, bill_to_address, bill_to_gstin, bill_to_state, created_at, search_text)
  on receipts to plantsetu_buyer;
grant select (id, invoice_id, company_id, amount_paise, receipt_id, credit_id, from_id, takes_back_id, allocated_on, created_at)
  on allocations to plantsetu_buyer;
grant insert on addresses, cost_centres, approval_steps, deputies, order_approvals, users, password_resets, idempotency, favourites, requisition_lists, requisition_list_lines,
  requisition_list_readers, stock_notices, rfqs, rfq_lines, messages, rfq_history,
  quote_history, orders, order_lines, order_history, approval_links, goods_received, goods_received_lines, returns, return_lines, tickets, ticket_messages,
  attachments, payment_promises, payment_advices, payment_advice_lines, credit_holds, outbox to plantsetu_buyer;
grant delete on approval_steps, deputies, favourites, requisition_lists, requisition_list_lines, requisition_list_readers, stock_notices, order_lines
  to plantsetu_buyer;
grant update (po_required, cost_centre_required, spending_limit_paise, buyer_limit_paise, buyer_limit_period,
  approval_remind_hours, approval_escalate_hours, deducts_tds, version, updated_at) on companies to plantsetu_buyer;
grant update (label, address, city, state, pincode, country, gstin, is_sez, archived_at, is_default) on addresses
  to plantsetu_buyer;
grant update (code, name, active, budget_paise, budget_period) on cost_centres to plantsetu_buyer, plantsetu_staff;
grant update (from_paise, cost_centre_id, approver_ids) on approval_steps to plantsetu_buyer, plantsetu_staff;
grant update (deputy_id, from_day, until_day) on deputies to plantsetu_buyer;
grant update (approved, decided_by, decided_for, decided_at) on order_approvals to plantsetu_buyer;
grant update (name, phone, password_hash, company_role, order_limit_paise, period_limit_paise, disabled_at) on users
  to plantsetu_buyer;
grant update (revoked_at) on sessions to plantsetu_buyer;
grant select (id, sku, name, category, subcategory, brand, stock, unit, pack, hsn, gst_rate_bp, description, attributes,
  cross_references, lead_days, can_backorder, min_qty, qty_multiple, version, updated_at, created_at) on items to plantsetu_buyer;
grant update (stock) on items to plantsetu_buyer;
grant update (shared) on favourites to plantsetu_buyer;
grant update (name, note, shared, remind_every, remind_unit, remind_from, paused, next_on, updated_at) on requisition_lists
  to plantsetu_buyer;
grant update (qty, position) on requisition_list_lines to plantsetu_buyer;
grant update (status) on rfqs to plantsetu_buyer;
grant update (answer, answered_by, answered_at) on order_questions to plantsetu_buyer, plantsetu_staff;
grant update (read_at) on messages to plantsetu_buyer, plantsetu_staff;
grant update (company_id, ticket_message_id, order_id, goods_received_id) on attachments to plantsetu_buyer, plantsetu_staff;
grant update (quote_id, shipment_id) on attachments to plantsetu_staff;
grant update (payment_advice_id) on attachments to plantsetu_buyer;
grant update (status, buyer_note, counter) on quotes to plantsetu_buyer;
grant update (status, subtotal_paise, tax_paise, shipping_paise, total_paise, promised_on)
  on orders to plantsetu_buyer;
grant update (qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, stock_qty,
  promised_on) on order_lines to plantsetu_buyer;
grant update (status, waiting_since, closed_at) on tickets to plantsetu_buyer;
grant select (id, company_id, financial_year, quarter, number, amount_paise, date, file_name) on tds_certificates
  to plantsetu_buyer;

-- Staff -----------------------------------------------------------------------------------------------------------

grant select on categories, subcategories, companies, company_notes, addresses, cost_centres, approval_steps, deputies, order_approvals, sessions, session_uses, items, products,
  catalog, item_images, item_documents, catalog_counts, stock_adjustments, hsn_rates, search_synonyms, price_lists, price_list_lines, product_imports,
  product_import_rows, rfqs, rfq_lines, messages, rfq_history, quotes, quote_lines, quote_history, orders, order_lines,
  order_history, order_questions, shipments, shipment_lines, goods_received, goods_received_lines, returns,
  return_lines, invoices, invoice_lines, delivery_challans, delivery_challan_lines, challan_returns, accounts_settings, seller_details, book_locks, invoice_series, invoice_costs, receipts,
  allocations, payment_promises, dunning_steps, dunning_mails, dunning_mail_invoices, credit_holds, tickets, ticket_messages, attachments, rfq_submissions,
  contact_messages, contact_answers, job_applications, application_notes, newsletter_subscribers, webinar_registrations,
  audit_log, erasures, dispatch_settings, holidays, delivery_zones, open_work, running_imports to plantsetu_staff;
grant select (id, company_id, name, email, phone, role, rights, company_role, order_limit_paise, period_limit_paise,
  must_change_password, disabled_at, email_in_use, signed_in_at, created_at, search_text) on users to plantsetu_staff;
grant select (id, kind, recipient, priority, about, content, resent_by, attempts, next_attempt_at, sent_at, given_up_at,
  given_up_by, last_error, created_at, search_text) on outbox to plantsetu_staff;
grant insert on companies, company_notes, addresses, cost_centres, approval_steps, order_approvals, users, password_resets, items, products, item_images, item_documents, stock_adjustments, hsn_rates,
  search_synonyms, price_lists, price_list_lines,
  product_imports, product_import_rows, rfqs, rfq_lines, messages, rfq_history, quotes, quote_lines, quote_history,
  orders, order_lines, order_history, order_questions, approval_links, shipments, shipment_lines, invoices, invoice_lines, delivery_challans, delivery_challan_lines, challan_returns,
  accounts_settings, seller_details, book_locks, invoice_series, invoice_costs, receipts, allocations, payment_promises, dunning_steps, credit_holds, ticket_messages,
  attachments, contact_answers, application_notes, outbox, erasures, dispatch_settings, holidays, delivery_zones to plantsetu_staff;
-- All columns, so that a new one needs no grant; the trigger companies_fixed refuses those that never change.
grant update on companies to plantsetu_staff;
grant delete on approval_steps, attachments, item_images, item_documents, hsn_rates, search_synonyms, price_list_lines, product_import_rows, quote_lines, shipments, shipment_lines,
  invoices, invoice_lines, holidays, delivery_zones to plantsetu_staff;
grant update (label, address, city, state, pincode, country, gstin, is_sez, archived_at, is_default) on addresses
  to plantsetu_staff;
grant update (name, phone, password_hash, role, rights, company_role, order_limit_paise, period_limit_paise, disabled_at) on users
  to plantsetu_staff;
grant update (revoked_at) on sessions to plantsetu_staff;
-- Second factors, without what would prove one.
grant select (id, user_id, created_at) on authenticator_apps to plantsetu_staff;
grant select (id, user_id, name, credential_id, transports, used_at, created_at) on passkeys to plantsetu_staff;
grant select (id, user_id, codes_left, created_at) on recovery_codes to plantsetu_staff;
grant select on factor_challenges, factor_resets to plantsetu_staff;
grant insert, delete on authenticator_apps, passkeys, recovery_codes, factor_challenges to plantsetu_staff;
grant insert on factor_resets to plantsetu_staff;
grant update (name) on passkeys to plantsetu_staff;
-- All columns, so that a new one needs no grant.
grant update on items, products to plantsetu_staff;
grant update (alt, is_primary, position) on item_images to plantsetu_staff;
grant update (rate_bp, source) on hsn_rates to plantsetu_staff;
grant update (cut_off_hour, working_days) on dispatch_settings to plantsetu_staff;
grant update (name) on holidays to plantsetu_staff;
grant update (zone, transit_days) on delivery_zones to plantsetu_staff;
grant update (typed, finds, both_ways, version) on search_synonyms to plantsetu_staff;
grant update (name, note, valid_from, valid_until, active, version, updated_at) on price_lists to plantsetu_staff;
grant update (price_paise, price_per, price_breaks, version, updated_at) on price_list_lines to plantsetu_staff;
grant update on product_import_rows to plantsetu_staff;
grant update (status, owner_id) on rfqs to plantsetu_staff;
grant update (status, valid_until, ship_address_id, ship_state, subtotal_paise, shipping_paise, tax_paise, total_paise,
  discount_bp, partial_ok, terms, notes, revision, sent_at, updated_at) on quotes to plantsetu_staff;
grant update (status, subtotal_paise, tax_paise, shipping_paise, total_paise, dispatch_by, owner_id) on orders to plantsetu_staff;
grant update (qty, discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, stock_qty, packed_qty,
  returned_qty, short_closed_qty) on order_lines to plantsetu_staff;
grant update (status, carrier, awb, lr_number, vehicle, eway_bill, packages, expected_on, dispatched_at, delivered_at,
  received_by, invoiced) on shipments to plantsetu_staff;
grant update (status, answer, settled_at) on returns to plantsetu_staff;
grant update (cleared_at, cleared_by, clear_reason) on goods_received to plantsetu_staff;
grant update (number, status, date, due_date, paid_paise, written_off_paise, credited_paise, shipment_id, released, irn, irn_qr, ack_no, ack_at,
  irn_cancelled_at, irn_cancel_reason) on invoices to plantsetu_staff;
grant update (shipment_id, cancelled_at, cancel_reason, returned_on) on delivery_challans to plantsetu_staff;
grant update (e_invoice_from, locked_until, credit_hold_days) on accounts_settings to plantsetu_staff;
grant update (days, subject, body, active, version, updated_at) on dunning_steps to plantsetu_staff;
grant update (lifted_at, lifted_by, lift_reason) on credit_holds to plantsetu_staff;
grant update (last) on invoice_series to plantsetu_staff;
grant update (unallocated_paise) on receipts to plantsetu_staff;
grant update (status, waiting_since, closed_at, owner_id) on tickets to plantsetu_staff;
grant update (handled_at) on rfq_submissions, contact_messages, newsletter_subscribers, webinar_registrations
  to plantsetu_staff;
grant update (status) on job_applications to plantsetu_staff;
grant update (payload, next_attempt_at, given_up_at, given_up_by) on outbox to plantsetu_staff;
grant select, insert, delete on tds_certificates, saved_views to plantsetu_staff;
grant select, insert, delete on saved_views to plantsetu_buyer;
grant update (list, name, search, shared) on saved_views to plantsetu_buyer, plantsetu_staff;
grant select, insert, delete on quote_terms to plantsetu_staff;
grant update (name, body, version, updated_at) on quote_terms to plantsetu_staff;
grant select, insert on bank_lines to plantsetu_staff;
grant update (status, payer_id, receipt_id, reason, decided_by, decided_at) on bank_lines to plantsetu_staff;
grant select on payment_advices, payment_advice_lines to plantsetu_staff, plantsetu_system;
grant update (status, receipt_id, reason, decided_by, decided_at) on payment_advices to plantsetu_staff;
grant update (status, decided_by, decided_at) on payment_advices to plantsetu_buyer;
grant select, insert on vendors, purchase_orders, purchase_order_lines, goods_receipts, goods_receipt_lines to plantsetu_staff;
grant update (name, gstin, state, address, contact_name, email, phone, payment_days, lead_days, note, active, version, updated_at)
  on vendors to plantsetu_staff;
grant update (vendor_id, vendor_name, vendor_address, vendor_state, vendor_gstin, payment_days, status, due_on, note, sent_at, version)
  on purchase_orders to plantsetu_staff;
grant update (received_qty), delete on purchase_order_lines to plantsetu_staff;
grant select, insert on stock_counts, stock_count_lines to plantsetu_staff;
grant update (status, version, posted_by, posted_at) on stock_counts to plantsetu_staff;
grant update (counted_qty, book_qty, cost_paise, cost_per, counted_by, counted_at, reason, note)
  on stock_count_lines to plantsetu_staff;

-- The system: work without a user ------------------------------------------------------------------------------------

grant select on sessions, password_resets, rfqs, quotes, invoices, invoice_lines, receipts, allocations, seller_details, rfq_submissions,
  contact_messages, job_applications, newsletter_subscribers, webinar_registrations, outbox to plantsetu_system;
-- With the password's hash, which a sign-in compares.
grant select (id, company_id, name, email, phone, password_hash, role, rights, company_role, must_change_password, disabled_at,
  email_in_use, signed_in_at, created_at) on users to plantsetu_system;
grant select on authenticator_apps, passkeys, recovery_codes, factor_challenges to plantsetu_system;
grant insert, delete on factor_challenges to plantsetu_system;
grant update (value, tries) on factor_challenges to plantsetu_system;
grant update (last_step) on authenticator_apps to plantsetu_system;
grant update (counter, used_at) on passkeys to plantsetu_system;
grant update (hashes) on recovery_codes to plantsetu_system;
grant select (id, name, logo_url, accounts_person_name, accounts_person_email, reminders_paused_until,
  approval_remind_hours, approval_escalate_hours) on companies to plantsetu_system;
grant select (url) on item_images to plantsetu_system;
grant select (file_key) on item_documents, tds_certificates, messages to plantsetu_system;
-- With what the voucher of an advance names, and the PO number that tracking without a sign-in compares.
grant select (id, company_id, user_id, po_number, quote_id, status, total_paise, ship_state, ship_address, created_at) on orders
  to plantsetu_system;
grant select (order_id, line_no, kind, name) on order_lines to plantsetu_system;
-- Printed on the invoice that follows.
grant select (id, number, date) on delivery_challans to plantsetu_system;
grant select (id, order_id, shipment_id, status, created_at) on order_history to plantsetu_system;
-- Reminders to approvers, and orders that are passed on.
grant select on order_approvals, deputies to plantsetu_system;
grant update (reminded_at, escalated_at) on order_approvals to plantsetu_system;
grant insert on order_history, approval_links to plantsetu_system;
-- Also printed on the invoice, if it is printed after dispatch.
grant select (id, order_id, code, status, carrier, awb, lr_number, vehicle, eway_bill, expected_on, dispatched_at)
  on shipments to plantsetu_system;
grant select on payment_promises, dunning_steps, dunning_mails, dunning_mail_invoices to plantsetu_system;
-- Reminders of lists, and the mail that a product is back in stock.
grant select on requisition_lists, requisition_list_readers, stock_notices to plantsetu_system;
grant update (next_on, reminded_on) on requisition_lists to plantsetu_system;
grant select (list_id) on requisition_list_lines to plantsetu_system;
grant delete on stock_notices to plantsetu_system;
grant select (id, company_id, item_id, active) on products to plantsetu_system;
grant select (id, sku, name, stock, unit, min_qty, qty_multiple) on items to plantsetu_system;
grant select on throttle to plantsetu_system;
grant select on idempotency to plantsetu_system;
grant insert (user_id, key, request_hash), update (reply) on idempotency to plantsetu_system;
grant select (user_id, key), insert (user_id, key, request_hash) on idempotency to plantsetu_staff;
grant select (token_hash, expires_at, sent_at, created_at) on approval_links to plantsetu_system;
grant select (id, status, closed_at) on tickets to plantsetu_system;
grant select (id, taken, file_key, created_at), delete on attachments to plantsetu_system;
grant select (message_id, created_at) on contact_answers to plantsetu_system;
grant select (application_id, created_at) on application_notes to plantsetu_system;
grant select (id, at) on audit_log to plantsetu_system;
grant select (id, status, created_at, finished_at) on product_imports to plantsetu_system;
grant select (import_id, row_no) on product_import_rows to plantsetu_system;
grant insert on sessions, password_resets, quote_history, rfq_submissions, contact_messages, job_applications,
  newsletter_subscribers, webinar_registrations, dunning_mails, dunning_mail_invoices, outbox to plantsetu_system;
-- Data at the end of its period (netlify/server/privacy/expired.ts).
grant delete on throttle, idempotency, sessions, password_resets, approval_links, product_import_rows, rfq_submissions,
  contact_messages, job_applications, newsletter_subscribers, webinar_registrations, tickets, outbox, audit_log to plantsetu_system;
grant update (email, password_hash, signed_in_at, notice_version, noticed_at) on users to plantsetu_system;
grant update (revoked_at) on sessions to plantsetu_system;
grant insert on throttle to plantsetu_system;
grant update (tries, resets_at) on throttle to plantsetu_system;
grant update (used_at, expires_at, sent_at) on password_resets to plantsetu_system;
grant update (expires_at, sent_at) on approval_links to plantsetu_system;
grant update (status, finished_at) on product_imports to plantsetu_system;
grant update (status, reminded_at) on quotes to plantsetu_system;
grant update (token_hash, notice_version, asked_at, confirmed_at, unsubscribed_at) on newsletter_subscribers to plantsetu_system;
grant update (held_on) on webinar_registrations to plantsetu_system;
grant update (payload, content, attempts, next_attempt_at, sent_at, given_up_at, last_error) on outbox to plantsetu_system;

-- Privacy: an admin's export and erasure of one person's data (netlify/server/privacy). Without the right to add rows.

grant select on addresses, allocations, application_notes, audit_log, bank_lines, companies, company_notes, contact_answers, contact_messages, credit_holds, delivery_challans, dunning_mails, erasures, favourites, goods_received, goods_received_lines, invoices, job_applications, newsletter_subscribers, order_history, orders, outbox, password_resets, payment_advices, payment_promises, quote_history, quotes, receipts, requisition_list_lines, requisition_list_readers, requisition_lists, returns, rfq_history, messages, rfq_submissions, rfqs, saved_views, sessions, shipments, stock_notices, attachments, ticket_messages, tickets, webinar_registrations to plantsetu_privacy;
grant select (id, company_id, name, email, phone, role, company_role, disabled_at, signed_in_at, notice_version, noticed_at,
  created_at) on users to plantsetu_privacy;
grant update (name, email, phone, password_hash, disabled_at, notice_version, noticed_at) on users to plantsetu_privacy;
grant select (token_hash, user_id) on approval_links to plantsetu_privacy;
grant select (id, user_id, deputy_id, from_day, until_day) on deputies to plantsetu_privacy;
grant select on email_changes, known_devices, throttle to plantsetu_privacy;
grant select (user_id, created_at) on authenticator_apps, recovery_codes to plantsetu_privacy;
grant select (user_id, expires_at) on factor_challenges to plantsetu_privacy;
grant select (user_id, name, created_at, used_at) on passkeys to plantsetu_privacy;
grant select (user_id, key) on idempotency to plantsetu_privacy;
grant delete on approval_links, deputies, email_changes, known_devices, authenticator_apps, factor_challenges, passkeys, recovery_codes, idempotency, rfq_submissions, contact_messages, job_applications, newsletter_subscribers, webinar_registrations, throttle, sessions, password_resets, favourites, requisition_lists, requisition_list_readers, saved_views, stock_notices, attachments, outbox to plantsetu_privacy;
grant update (name, note) on requisition_lists to plantsetu_privacy;
grant update (title, requirement, attachment_name) on rfqs to plantsetu_privacy;
grant update (body, file_name) on messages to plantsetu_privacy;
grant update (file_name) on attachments to plantsetu_privacy;
grant update (note) on rfq_history to plantsetu_privacy;
grant update (terms, notes, buyer_note) on quotes to plantsetu_privacy;
grant update (note) on quote_history to plantsetu_privacy;
grant update (notes) on orders to plantsetu_privacy;
grant update (note) on order_history to plantsetu_privacy;
grant update (received_by) on shipments to plantsetu_privacy;
grant update (reason, answer) on returns to plantsetu_privacy;
grant update (clear_reason) on goods_received to plantsetu_privacy;
grant update (note) on goods_received_lines to plantsetu_privacy;
grant update (label, address) on addresses to plantsetu_privacy;
grant update (body) on company_notes to plantsetu_privacy;
grant update (said_by, note) on payment_promises to plantsetu_privacy;
grant update (reference, note, reason) on payment_advices to plantsetu_privacy;
grant update (reason, lift_reason) on credit_holds to plantsetu_privacy;
grant update (subject) on tickets to plantsetu_privacy;
grant update (body) on ticket_messages to plantsetu_privacy;
grant update (recipients) on dunning_mails to plantsetu_privacy;
grant update (contact_person_name, contact_person_email, contact_person_phone, accounts_person_name, accounts_person_email, accounts_person_phone) on companies to plantsetu_privacy;
grant update (changes) on audit_log to plantsetu_privacy;
grant update (payload, content) on outbox to plantsetu_privacy;

-- What was applied, for /api/health.
grant usage on schema migrations to plantsetu_system;
grant select on migrations.applied_files to plantsetu_system;

-- New email addresses, confirmed by a link.
grant select, insert, delete on email_changes to plantsetu_system;
grant update (used_at, expires_at, sent_at) on email_changes to plantsetu_system;

-- Devices known at sign-in; a new password forgets the others.
grant select, insert, delete on known_devices to plantsetu_buyer, plantsetu_staff, plantsetu_system;
grant update (used_at) on known_devices to plantsetu_buyer, plantsetu_staff, plantsetu_system;

-- Numbers ---------------------------------------------------------------------------------------------------------

grant usage on all sequences in schema public to plantsetu_buyer, plantsetu_staff, plantsetu_system;

-- Functions -------------------------------------------------------------------------------------------------------

-- Authentication: the only functions that the login itself may run.
grant execute on function authenticate, open_approval, switch_role to plantsetu_app;
grant execute on function app_user, app_company, app_company_role, app_staff, app_admin, must, searchable, facets_in,
  mail_about, code_key to plantsetu_buyer, plantsetu_staff, plantsetu_system, plantsetu_privacy;
grant execute on function own_password_hash, throttle_try to plantsetu_buyer, plantsetu_staff;
grant execute on function step_approvers, order_approvers to plantsetu_buyer, plantsetu_staff, plantsetu_system;
grant execute on function catalog_page, catalog_sizes, catalog_suggest to plantsetu_buyer;
grant execute on function apply_price_list_file, copied_products, copy_catalogue to plantsetu_staff;
grant execute on function apply_product_import, check_import_rows, end_product_import, hsn_rate_on, is_active_staff,
  issue_password, next_invoice_number, rate_offered to plantsetu_staff;
grant execute on function throttle_try to plantsetu_system;
