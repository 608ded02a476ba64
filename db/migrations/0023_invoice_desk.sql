ALTER TABLE "invoices" DROP CONSTRAINT "invoices_settled";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "return_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "invoiced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_id_payments_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_status" ON "invoices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoices_date" ON "invoices" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "invoices_due_date" ON "invoices" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_amount_paise" ON "invoices" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "invoices_number_prefix" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shipments_uninvoiced" ON "shipments" USING btree ("dispatched_at","id") WHERE not invoiced and status <> 'packed';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reverses_id_unique" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_irn" CHECK ("invoices"."irn" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_settled" CHECK ("invoices"."paid_paise" between 0 and "invoices"."amount_paise" and "invoices"."credited_paise" between 0 and "invoices"."amount_paise");