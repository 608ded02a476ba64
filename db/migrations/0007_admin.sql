ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "text_key" text GENERATED ALWAYS AS (' ' || lower("products"."name" || ' ' || "products"."sku" || ' ' || regexp_replace("products"."sku", '[-/._ ]+', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "of_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_of_company" ON "addresses" USING btree ("company_id") WHERE of_company;--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"),"id","name");