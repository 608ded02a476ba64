-- Answers to messages of the contact form: the staff's, written once and never changed.
alter table contact_answers enable row level security;--> statement-breakpoint
create policy staff_reads on contact_answers for select to plantsetu_app using ((select app_staff()));--> statement-breakpoint
create policy staff_writes on contact_answers for insert to plantsetu_app
  with check ((select app_staff()) and user_id = (select app_user()));--> statement-breakpoint
grant select, insert on contact_answers to plantsetu_app;--> statement-breakpoint
grant usage on sequence contact_answers_id_seq to plantsetu_app;--> statement-breakpoint
create trigger audit after insert or update or delete on contact_answers for each row execute function audit();
