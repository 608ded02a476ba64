ALTER TABLE "order_history" DROP CONSTRAINT "order_history_shipment_id_shipments_id_fk";
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;