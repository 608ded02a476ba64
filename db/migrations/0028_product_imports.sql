CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text,
	"category" text,
	"subcategory" text,
	"brand" text,
	"price_paise" bigint,
	"stock" integer,
	"unit" text,
	"pack" text,
	"hsn" text,
	"gst_rate_bp" integer,
	"description" text,
	"active" boolean,
	"attributes" json,
	"misread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"product_id" bigint,
	"seen_version" integer,
	"seen_stock" integer,
	"applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"of_company" bigint NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"rows" integer NOT NULL,
	"columns" text[] NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stock_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_adjustments_change" CHECK ("stock_adjustments"."change" <> 0 and "stock_adjustments"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_of_company_companies_id_fk" FOREIGN KEY ("of_company") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_verdict" ON "product_import_rows" USING btree ("import_id","verdict","row_no");--> statement-breakpoint
CREATE INDEX "product_import_rows_sku" ON "product_import_rows" USING btree ("import_id","sku","row_no");--> statement-breakpoint
CREATE INDEX "product_imports_begun" ON "product_imports" USING btree ("created_by","fingerprint","id");--> statement-breakpoint
CREATE INDEX "stock_adjustments_product" ON "stock_adjustments" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "product_images_url" ON "product_images" USING btree ("url");--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name" ON "products" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "products_all_by_price" ON "products" USING btree ("price_paise","id");--> statement-breakpoint
CREATE INDEX "products_all_by_stock" ON "products" USING btree ("stock","id");