CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_total_paise" ON "orders" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree (lower("po_number") text_pattern_ops);