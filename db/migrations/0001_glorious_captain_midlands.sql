CREATE TABLE "price_list_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_lines_item" UNIQUE("list_id","item_id"),
	CONSTRAINT "price_list_lines_price" CHECK ("price_list_lines"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"note" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, note)) STORED
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_source" text DEFAULT 'contract' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "price_list_id" bigint;--> statement-breakpoint
ALTER TABLE "price_list_lines" ADD CONSTRAINT "price_list_lines_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_lines" ADD CONSTRAINT "price_list_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_lines_of_item" ON "price_list_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "price_list_lines_by_price" ON "price_list_lines" USING btree ("list_id","price_paise","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_name" ON "price_lists" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "price_lists_search_text" ON "price_lists" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_by_list" ON "products" USING btree ("company_id","item_id") WHERE price_source = 'list';--> statement-breakpoint
CREATE INDEX "companies_price_list" ON "companies" USING btree ("price_list_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_source" CHECK ("products"."price_source" in ('contract', 'list'));