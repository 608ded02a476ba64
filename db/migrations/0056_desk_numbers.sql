ALTER TABLE "orders" ADD COLUMN "dispatch_by" date;--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree (regexp_replace(upper("reference"), '[^A-Z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "orders_po_last" ON "orders" USING btree (substring("po_number" from '([1-9][0-9]*)[^0-9]*$'),"id");--> statement-breakpoint
-- What is promised is the desk's to say.
grant update (dispatch_by) on orders to plantsetu_app;--> statement-breakpoint
create trigger orders_staff_only
  before update of dispatch_by on orders
  for each row when (current_user = 'plantsetu_app' and not app_staff()) execute function refuse_buyer();
