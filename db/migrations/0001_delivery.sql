CREATE TABLE "delivery_zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"prefix" text NOT NULL,
	"zone" text NOT NULL,
	"transit_days" integer NOT NULL,
	CONSTRAINT "delivery_zones_prefix" UNIQUE("prefix"),
	CONSTRAINT "delivery_zones_prefix_digits" CHECK ("delivery_zones"."prefix" ~ '^[1-9][0-9]{0,5}$'),
	CONSTRAINT "delivery_zones_transit" CHECK ("delivery_zones"."transit_days" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "dispatch_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"cut_off_hour" integer NOT NULL,
	"working_days" text[] NOT NULL,
	CONSTRAINT "dispatch_settings_one_row" CHECK ("dispatch_settings"."id" = 1),
	CONSTRAINT "dispatch_settings_cut_off" CHECK ("dispatch_settings"."cut_off_hour" between 0 and 24),
	CONSTRAINT "dispatch_settings_working_days" CHECK (cardinality("dispatch_settings"."working_days") > 0 and "dispatch_settings"."working_days" <@ '{Mon,Tue,Wed,Thu,Fri,Sat}'::text[])
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holidays_day" UNIQUE("day")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "need_by" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
CREATE INDEX "orders_awaited" ON "orders" USING btree ("id","promised_on","need_by") WHERE status in ('placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'on hold');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lead_days" CHECK ("products"."lead_days" between 0 and 365);