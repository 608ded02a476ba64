DROP INDEX "invoices_due";--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE sent_at is null and attempts > 0 and given_up_by is null;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_date","amount_paise","paid_paise","credited_paise") WHERE status in ('issued', 'part paid');--> statement-breakpoint

-- The figures of the desk's first page, nothing for anybody but staff. As the caller each row would be asked of the policies, and
-- what is filtered be read from the tables; here each figure is counted along an index that holds all it asks, without the rows.
-- `days` are the last p_days of India, the oldest first, with the orders that stand. Amounts are paise.
create function admin_dashboard(
  p_low_stock int, p_days int,
  out customers int, out open_rfqs int, out orders_today int,
  out rfqs_under_a_day int, out rfqs_under_three_days int, out rfqs_older int, out enquiries int,
  out to_confirm int, out to_ship int, out low_stock int, out tickets int, out failed_mails int,
  out unpaid int, out unpaid_paise bigint, out overdue int, out overdue_paise bigint, out days jsonb
) language plpgsql stable security definer set search_path = public, pg_temp set random_page_cost = 1.1 as $$
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  if not app_staff() then return; end if;
  -- Few are disabled: two narrow indexes instead of a wide one.
  customers := (select count(*) from users where role = 'customer')
    - (select count(*) from users where role = 'customer' and disabled_at is not null);
  -- Of all that wait only the last days' are looked at by their age.
  rfqs_under_a_day := (select count(*) from rfqs
    where status in ('submitted', 'under review') and created_at > now() - interval '1 day');
  rfqs_under_three_days := (select count(*) from rfqs
    where status in ('submitted', 'under review') and created_at > now() - interval '3 days') - rfqs_under_a_day;
  rfqs_older := (select count(*) from rfqs where status in ('submitted', 'under review'))
    - rfqs_under_a_day - rfqs_under_three_days;
  open_rfqs := rfqs_under_a_day + rfqs_under_three_days + rfqs_older
    + (select count(*) from rfqs where status = 'more information requested');
  enquiries := (select count(*) from rfq_submissions where handled_at is null);
  to_confirm := (select count(*) from orders where status = 'placed');
  to_ship := (select count(*) from orders where status in ('confirmed', 'packed', 'partly shipped'));
  orders_today := (select count(*) from orders where created_at >= today::timestamp at time zone 'Asia/Kolkata');
  low_stock := (select count(*) from products where active and stock <= p_low_stock);
  tickets := (select count(*) from tickets where status = 'open');
  failed_mails := outbox_failures();
  -- No credit note is among them: it is paid from its first day.
  select count(*), coalesce(sum(amount_paise - paid_paise - credited_paise), 0) into overdue, overdue_paise
    from invoices where status in ('issued', 'part paid') and due_date < today;
  select overdue + count(*), overdue_paise + coalesce(sum(amount_paise - paid_paise - credited_paise), 0)
    into unpaid, unpaid_paise
    from invoices where status in ('issued', 'part paid') and due_date >= today;
  -- Thirty stretches of an index: to ask each order for its day in India took three times as long.
  select jsonb_agg(jsonb_build_object('day', day, 'orders', placed.orders, 'paise', placed.paise) order by day) into days
    from (select today - ago as day from generate_series(0, p_days - 1) as ago) as calendar,
      lateral (
        select count(*) as orders, coalesce(sum(total_paise), 0) as paise from orders
        where created_at >= day::timestamp at time zone 'Asia/Kolkata'
          and created_at < (day + 1)::timestamp at time zone 'Asia/Kolkata'
          and status not in ('cancelled', 'rejected', 'pending approval')
      ) as placed;
end $$;--> statement-breakpoint
revoke execute on function admin_dashboard from public;--> statement-breakpoint
grant execute on function admin_dashboard to plantsetu_app;
