ALTER TABLE "users" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree (lower("name"),"id","name") WHERE role = 'customer';--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree (lower("name"),"id","name") WHERE role = 'customer' and disabled_at is not null;--> statement-breakpoint
CREATE INDEX "users_never_in" ON "users" USING btree (lower("name"),"id","name") WHERE role = 'customer' and disabled_at is null and signed_in_at is null;