DROP INDEX "shipments_awb";--> statement-breakpoint
DROP INDEX "shipments_lr";--> statement-breakpoint
CREATE INDEX "shipments_awb" ON "shipments" USING btree (regexp_replace(upper("awb"), '[^A-Z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "shipments_lr" ON "shipments" USING btree (regexp_replace(upper("lr_number"), '[^A-Z0-9]', '', 'g'));