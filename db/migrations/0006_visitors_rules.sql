-- What visitors leave: written by the system, read by staff, seen by no customer.
alter table rfq_submissions enable row level security;--> statement-breakpoint
alter table contact_messages enable row level security;--> statement-breakpoint
alter table job_applications enable row level security;--> statement-breakpoint
alter table newsletter_subscribers enable row level security;--> statement-breakpoint
alter table webinar_registrations enable row level security;--> statement-breakpoint
alter table password_resets enable row level security;--> statement-breakpoint

create policy system_and_staff on rfq_submissions to plantsetu_app
  using ((select app_system()) or (select app_staff())) with check ((select app_system()) or (select app_staff()));--> statement-breakpoint
create policy system_and_staff on contact_messages to plantsetu_app
  using ((select app_system()) or (select app_staff())) with check ((select app_system()) or (select app_staff()));--> statement-breakpoint
create policy system_and_staff on job_applications to plantsetu_app
  using ((select app_system()) or (select app_staff())) with check ((select app_system()) or (select app_staff()));--> statement-breakpoint
create policy system_and_staff on newsletter_subscribers to plantsetu_app
  using ((select app_system()) or (select app_staff())) with check ((select app_system()) or (select app_staff()));--> statement-breakpoint
create policy system_and_staff on webinar_registrations to plantsetu_app
  using ((select app_system()) or (select app_staff())) with check ((select app_system()) or (select app_staff()));--> statement-breakpoint
create policy system_only on password_resets to plantsetu_app
  using ((select app_system())) with check ((select app_system()));--> statement-breakpoint
-- Setting a new password by mail is the system's work: nobody is signed in.
create policy system_sets_password on users for update to plantsetu_app
  using ((select app_system())) with check ((select app_system()));--> statement-breakpoint

grant select, insert on rfq_submissions, contact_messages, job_applications, webinar_registrations, newsletter_subscribers,
  password_resets to plantsetu_app;--> statement-breakpoint
grant update (handled_at) on rfq_submissions, contact_messages to plantsetu_app;--> statement-breakpoint
grant update (status) on job_applications to plantsetu_app;--> statement-breakpoint
grant update (token_hash, confirmed_at, unsubscribed_at) on newsletter_subscribers to plantsetu_app;--> statement-breakpoint
grant update (used_at) on password_resets to plantsetu_app;--> statement-breakpoint
grant update (password_hash) on users to plantsetu_app;--> statement-breakpoint
-- A mail that went out is emptied: it may have carried a link that signs somebody in.
grant update (payload) on outbox to plantsetu_app;--> statement-breakpoint
grant usage on all sequences in schema public to plantsetu_app;
