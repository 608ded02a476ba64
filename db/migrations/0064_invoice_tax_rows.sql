-- The rows of the invoices' export: those of their list (admin_invoice_rows, 0045), and what a GST return is filed from.
create function admin_invoice_tax_rows(p_ids bigint[]) returns json
language sql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
  select json_agg(json_build_object(
      'id', i.id, 'number', i.number, 'date', i.date, 'due_date', i.due_date, 'kind', i.kind, 'status', i.status,
      'amount_paise', i.amount_paise, 'paid_paise', i.paid_paise, 'credited_paise', i.credited_paise,
      'days_late', (now() at time zone 'Asia/Kolkata')::date - i.due_date,
      'order_id', i.order_id, 'company_id', c.id, 'company', c.name,
      'bill_to_gstin', i.bill_to_gstin, 'place_of_supply', i.place_of_supply, 'taxable_paise', i.taxable_paise,
      'cgst_paise', i.cgst_paise, 'sgst_paise', i.sgst_paise, 'igst_paise', i.igst_paise, 'round_off_paise', i.round_off_paise
    ) order by place)
  from unnest(p_ids) with ordinality as listed (id, place)
    join invoices i using (id) join companies c on c.id = i.company_id
$$;--> statement-breakpoint
revoke execute on function admin_invoice_tax_rows from public;--> statement-breakpoint
grant execute on function admin_invoice_tax_rows to plantsetu_app;
