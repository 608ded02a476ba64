-- What a buyer may say about a quote, what the nightly run reads and marks, and what undoing an order needs to know.

-- A counter-offer names lines; like the rest of an answer it can be written only while the quote is open.
grant update (counter, reminded_at) on quotes to plantsetu_app;--> statement-breakpoint
create trigger quotes_system_only before update of reminded_at on quotes
  for each row when (current_user = 'plantsetu_app' and not app_system()) execute function refuse_buyer();--> statement-breakpoint
-- The reminder names the RFQ and reaches whoever asked.
create policy system_reminds on rfqs for select to plantsetu_app using ((select app_system()));--> statement-breakpoint

-- A foreign key looks past the policies and would tell whether another company's address exists; this look-up does not.
drop policy buyer_asks on rfqs;--> statement-breakpoint
create policy buyer_asks on rfqs for insert to plantsetu_app
  with check (
    company_id = (select app_company()) and created_by = (select app_user())
    and (ship_address_id is null or exists (select 1 from addresses a where a.id = rfqs.ship_address_id))
  );--> statement-breakpoint

-- An approver who lowers a quantity lowers what was taken from the stock with it.
grant update (stock_qty) on order_lines to plantsetu_app;
