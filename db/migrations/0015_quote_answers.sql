ALTER TABLE "order_lines" ADD COLUMN "stock_qty" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "counter" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_stock" CHECK ("order_lines"."stock_qty" between 0 and "order_lines"."qty");