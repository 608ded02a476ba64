DROP INDEX "invoices_due";--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE sent_at is null and attempts > 0 and given_up_by is null;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_date","amount_paise","paid_paise","credited_paise") WHERE status in ('issued', 'part paid');
