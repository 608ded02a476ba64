-- Who sees and changes RFQs, invoices, tickets and favourites.

alter table rfqs enable row level security;--> statement-breakpoint
alter table rfq_lines enable row level security;--> statement-breakpoint
alter table rfq_messages enable row level security;--> statement-breakpoint
alter table invoices enable row level security;--> statement-breakpoint
alter table tickets enable row level security;--> statement-breakpoint
alter table ticket_messages enable row level security;--> statement-breakpoint
alter table favourites enable row level security;--> statement-breakpoint

-- Sub-selects, so that a setting is read once for a statement and not once for a row.
create policy own_company on rfqs for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
create policy buyer_asks on rfqs for insert to plantsetu_app
  with check (company_id = (select app_company()) and created_by = (select app_user()));--> statement-breakpoint

create policy own_company on rfq_lines for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint
-- A foreign key looks past the policies and would tell whether another company's product exists; these look-ups do not.
create policy buyer_asks on rfq_lines for insert to plantsetu_app
  with check (
    company_id = (select app_company())
    and exists (select 1 from rfqs r where r.id = rfq_lines.rfq_id)
    and (product_id is null or exists (select 1 from products p where p.id = rfq_lines.product_id))
  );--> statement-breakpoint

create policy own_company on rfq_messages for select to plantsetu_app
  using (company_id = (select app_company()) or (select app_staff()));--> statement-breakpoint

-- A draft is the staff's own affair until it has a number.
create policy own_company on invoices for select to plantsetu_app
  using ((company_id = (select app_company()) and status <> 'draft') or (select app_staff()));--> statement-breakpoint

create policy own_tickets on tickets for select to plantsetu_app
  using (user_id = (select app_user()) or (select app_staff()));--> statement-breakpoint
create policy asker_opens on tickets for insert to plantsetu_app
  with check (company_id = (select app_company()) and user_id = (select app_user()));--> statement-breakpoint
create policy own_tickets on ticket_messages for select to plantsetu_app
  using (exists (select 1 from tickets t where t.id = ticket_messages.ticket_id));--> statement-breakpoint
create policy asker_writes on ticket_messages for insert to plantsetu_app
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from tickets t where t.id = ticket_messages.ticket_id)
  );--> statement-breakpoint

create policy own_and_shared on favourites for select to plantsetu_app
  using (company_id = (select app_company()) and (shared or user_id = (select app_user())));--> statement-breakpoint
create policy own_favourites on favourites to plantsetu_app
  using (user_id = (select app_user()))
  with check (
    company_id = (select app_company()) and user_id = (select app_user())
    and exists (select 1 from products p where p.id = favourites.product_id)
  );--> statement-breakpoint

grant select on rfqs, rfq_lines, rfq_messages, invoices, tickets, ticket_messages, favourites to plantsetu_app;--> statement-breakpoint
grant insert on rfqs, rfq_lines, tickets, ticket_messages, favourites to plantsetu_app;--> statement-breakpoint
grant update (shared) on favourites to plantsetu_app;--> statement-breakpoint
grant delete on favourites to plantsetu_app;--> statement-breakpoint
-- A person's own row only: policy self_update.
grant update (name, phone) on users to plantsetu_app;--> statement-breakpoint
grant usage on sequence rfqs_id_seq, tickets_id_seq to plantsetu_app;
