CREATE TABLE "accounts_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"e_invoice_from" date,
	"locked_until" date,
	"credit_hold_days" integer DEFAULT 45 NOT NULL,
	CONSTRAINT "accounts_settings_one_row" CHECK ("accounts_settings"."id" = 1),
	CONSTRAINT "accounts_settings_credit" CHECK ("accounts_settings"."credit_hold_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "book_locks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_locks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"locked_until" date,
	"reason" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"from_paise" bigint NOT NULL,
	"cost_centre_id" bigint,
	"approver_ids" bigint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_steps_values" CHECK ("approval_steps"."from_paise" >= 0 and cardinality("approval_steps"."approver_ids") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "deputies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deputies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"deputy_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deputies_user" UNIQUE("user_id"),
	CONSTRAINT "deputies_values" CHECK ("deputies"."user_id" <> "deputies"."deputy_id" and "deputies"."from_day" <= "deputies"."until_day")
);
--> statement-breakpoint
CREATE TABLE "order_approvals" (
	"order_id" bigint NOT NULL,
	"step_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"from_paise" bigint NOT NULL,
	"of_cost_centre" boolean DEFAULT false NOT NULL,
	"approver_ids" bigint[],
	"approved" boolean,
	"decided_by" bigint,
	"decided_for" bigint,
	"decided_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	CONSTRAINT "order_approvals_order_id_step_no_pk" PRIMARY KEY("order_id","step_no"),
	CONSTRAINT "order_approvals_decided" CHECK (num_nonnulls("order_approvals"."approved", "order_approvals"."decided_by", "order_approvals"."decided_at") in (0, 3)
        and ("order_approvals"."decided_for" is null or "order_approvals"."decided_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"user_id" bigint NOT NULL,
	"ticket_message_id" bigint,
	"order_id" bigint,
	"goods_received_id" bigint,
	"quote_id" bigint,
	"payment_advice_id" bigint,
	"shipment_id" bigint,
	"line_no" integer,
	"taken" boolean GENERATED ALWAYS AS (num_nonnulls(ticket_message_id, order_id, goods_received_id, quote_id, payment_advice_id, shipment_id) > 0) STORED NOT NULL,
	"file_key" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_one_record" CHECK (num_nonnulls("attachments"."ticket_message_id", "attachments"."order_id", "attachments"."goods_received_id", "attachments"."quote_id", "attachments"."payment_advice_id", "attachments"."shipment_id") <= 1),
	CONSTRAINT "attachments_line" CHECK ("attachments"."line_no" is null or "attachments"."shipment_id" is not null),
	CONSTRAINT "attachments_company" CHECK (not "attachments"."taken" or "attachments"."company_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"company_id" bigint,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"date" date NOT NULL,
	"narration" text NOT NULL,
	"reference" text,
	"invoice_numbers" text[] NOT NULL,
	"payer" text,
	"amount_paise" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payer_id" bigint,
	"receipt_id" bigint,
	"reason" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"file_name" text NOT NULL,
	"row_no" integer NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(narration, reference, account)) STORED,
	CONSTRAINT "bank_lines_status_known" CHECK ("bank_lines"."status" in ('open', 'matched', 'ignored')),
	CONSTRAINT "bank_lines_amount" CHECK ("bank_lines"."amount_paise" > 0),
	CONSTRAINT "bank_lines_decided" CHECK (("bank_lines"."status" = 'matched') = ("bank_lines"."receipt_id" is not null) and ("bank_lines"."status" = 'matched') = ("bank_lines"."payer_id" is not null)
        and ("bank_lines"."status" = 'ignored') = ("bank_lines"."reason" is not null) and ("bank_lines"."status" = 'open') = ("bank_lines"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "catalog_counts" (
	"company_id" bigint NOT NULL,
	"category" text NOT NULL,
	"subcategory" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "catalog_counts_company_id_category_subcategory_pk" PRIMARY KEY("company_id","category","subcategory")
);
--> statement-breakpoint
CREATE TABLE "catalog_words" (
	"company_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "catalog_words_company_id_word_pk" PRIMARY KEY("company_id","word")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"typed" text NOT NULL,
	"finds" text[] NOT NULL,
	"both_ways" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_synonyms_finds" CHECK (cardinality("search_synonyms"."finds") > 0)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_key" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"language" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_documents_kind" CHECK ("item_documents"."kind" in ('data sheet', 'drawing', 'manual', 'safety data sheet', 'test certificate'))
);
--> statement-breakpoint
CREATE TABLE "item_images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"url" text NOT NULL,
	"alt" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"subcategory" text,
	"brand" text,
	"stock" numeric(13, 3) DEFAULT 0 NOT NULL,
	"lead_days" integer,
	"can_backorder" boolean DEFAULT false NOT NULL,
	"unit" text DEFAULT 'NOS' NOT NULL,
	"pack" text,
	"hsn" text,
	"gst_rate_bp" integer,
	"description" text,
	"attributes" json DEFAULT '{}'::json NOT NULL,
	"cross_references" text[] DEFAULT '{}' NOT NULL,
	"min_qty" numeric(13, 3) DEFAULT 1 NOT NULL,
	"qty_multiple" numeric(13, 3) DEFAULT 1 NOT NULL,
	"reorder_level" numeric(13, 3),
	"bin" text,
	"cost_paise" bigint,
	"cost_per" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	CONSTRAINT "items_stock" CHECK ("items"."stock" >= 0),
	CONSTRAINT "items_lead_days" CHECK (coalesce("items"."lead_days" between 0 and 365, not "items"."can_backorder")),
	CONSTRAINT "items_cost" CHECK ("items"."cost_paise" >= 0 and "items"."cost_per" in (1, 100, 1000)),
	CONSTRAINT "items_qty" CHECK ("items"."min_qty" > 0 and "items"."qty_multiple" > 0 and ("items"."unit" in ('CBM', 'CCM', 'CMS', 'GMS', 'GYD', 'KGS', 'KLR', 'KME', 'LTR', 'MLT', 'MTR', 'MTS', 'QTL', 'SQF', 'SQM', 'SQY', 'TON', 'UGS', 'YDS')
        or ("items"."min_qty" % 1 = 0 and "items"."qty_multiple" % 1 = 0))),
	CONSTRAINT "items_subcategory_needs_category" CHECK ("items"."subcategory" is null or "items"."category" is not null)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"currency" text DEFAULT 'INR' NOT NULL,
	"price_from" date,
	"price_until" date,
	"price_before" jsonb,
	"price_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price_source" text DEFAULT 'contract' NOT NULL,
	"material_code" text,
	"own_description" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"own_search" "tsvector" DEFAULT '' NOT NULL,
	"category" text,
	"subcategory" text,
	"name_key" text DEFAULT '' NOT NULL,
	"price_key" bigint GENERATED ALWAYS AS ("products"."price_paise" * (1000 / "products"."price_per")) STORED NOT NULL,
	"sku_key" text collate "C" DEFAULT '' NOT NULL,
	"material_key" text collate "C",
	"in_stock" boolean DEFAULT false NOT NULL,
	"search" "tsvector" DEFAULT '' NOT NULL,
	"facets" text[] GENERATED ALWAYS AS (facets_in("products"."search")) STORED NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "products_company_item" UNIQUE("company_id","item_id"),
	CONSTRAINT "products_price_per" CHECK ("products"."price_per" in (1, 100, 1000)),
	CONSTRAINT "products_price" CHECK ("products"."price_paise" >= 0),
	CONSTRAINT "products_validity" CHECK ("products"."price_from" <= "products"."price_until"),
	CONSTRAINT "products_price_source" CHECK ("products"."price_source" in ('contract', 'list'))
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"category" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "subcategories_category_name_pk" PRIMARY KEY("category","name")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"country" text DEFAULT 'India' NOT NULL,
	"gstin" text,
	"is_sez" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_company_address" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo_url" text,
	"gst_number" text,
	"pan_tin_number" text,
	"bill_to_address" text,
	"bill_to_city" text,
	"bill_to_state" text,
	"bill_to_pincode" text,
	"bill_to_country" text DEFAULT 'India' NOT NULL,
	"ship_to_address" text,
	"ship_to_city" text,
	"ship_to_state" text,
	"ship_to_pincode" text,
	"ship_to_country" text DEFAULT 'India' NOT NULL,
	"contact_person_name" text,
	"contact_person_email" text,
	"contact_person_phone" text,
	"accounts_person_name" text,
	"accounts_person_email" text,
	"accounts_person_phone" text,
	"is_prospect" boolean DEFAULT false NOT NULL,
	"po_required" boolean DEFAULT false NOT NULL,
	"cost_centre_required" boolean DEFAULT false NOT NULL,
	"spending_limit_paise" bigint,
	"buyer_limit_paise" bigint,
	"buyer_limit_period" text DEFAULT 'month' NOT NULL,
	"approval_remind_hours" integer,
	"approval_escalate_hours" integer,
	"credit_days" integer DEFAULT 30 NOT NULL,
	"credit_limit_paise" bigint,
	"reminders_paused_until" date,
	"deducts_tds" text DEFAULT 'not known' NOT NULL,
	"price_list_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, gst_number)) STORED,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_gst_upper" CHECK ("companies"."gst_number" = upper("companies"."gst_number")),
	CONSTRAINT "companies_pan_upper" CHECK ("companies"."pan_tin_number" = upper("companies"."pan_tin_number")),
	CONSTRAINT "companies_terms" CHECK ("companies"."credit_days" between 0 and 365 and "companies"."spending_limit_paise" >= 0 and "companies"."credit_limit_paise" >= 0
        and "companies"."buyer_limit_paise" >= 0 and "companies"."buyer_limit_period" in ('month', 'quarter', 'year')),
	CONSTRAINT "companies_approval_hours" CHECK ("companies"."approval_remind_hours" between 1 and 720 and "companies"."approval_escalate_hours" between 1 and 720
        and "companies"."approval_escalate_hours" > "companies"."approval_remind_hours"),
	CONSTRAINT "companies_deducts_tds" CHECK ("companies"."deducts_tds" in ('yes', 'no', 'not known'))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "session_uses" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" bigint NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"rights" text[] DEFAULT '{sales,stores,accounts}' NOT NULL,
	"company_role" text,
	"order_limit_paise" bigint,
	"period_limit_paise" bigint,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"email_in_use" boolean DEFAULT false NOT NULL,
	"signed_in_at" timestamp with time zone,
	"notice_version" text,
	"noticed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "users_limits" CHECK ("users"."order_limit_paise" >= 0 and "users"."period_limit_paise" >= 0),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('customer', 'employee', 'admin')),
	CONSTRAINT "users_rights" CHECK ("users"."rights" <@ array['sales', 'stores', 'accounts']),
	CONSTRAINT "users_company_by_role" CHECK (("users"."role" = 'customer') = ("users"."company_id" is not null)),
	CONSTRAINT "users_company_role" CHECK (("users"."role" = 'customer') = ("users"."company_role" is not null)
        and "users"."company_role" in ('buyer', 'approver', 'company admin'))
);
--> statement-breakpoint
CREATE TABLE "company_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_centres" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cost_centres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"budget_paise" bigint,
	"budget_period" text DEFAULT 'month' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cost_centres_budget" CHECK ("cost_centres"."budget_paise" >= 0 and "cost_centres"."budget_period" in ('month', 'quarter', 'year'))
);
--> statement-breakpoint
CREATE TABLE "challan_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challan_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"challan_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"returned_on" date NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challan_returns_qty" CHECK ("challan_returns"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "delivery_challan_lines" (
	"challan_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"order_line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"hsn" text,
	"qty" numeric(13, 3) NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"gst_rate_bp" integer,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "delivery_challan_lines_challan_id_line_no_pk" PRIMARY KEY("challan_id","line_no"),
	CONSTRAINT "delivery_challan_lines_qty" CHECK ("delivery_challan_lines"."qty" > 0),
	CONSTRAINT "delivery_challan_lines_price_per" CHECK ("delivery_challan_lines"."price_per" in (1, 100, 1000)),
	CONSTRAINT "delivery_challan_lines_total" CHECK ("delivery_challan_lines"."total_paise" = "delivery_challan_lines"."taxable_paise" + "delivery_challan_lines"."cgst_paise" + "delivery_challan_lines"."sgst_paise" + "delivery_challan_lines"."igst_paise"),
	CONSTRAINT "delivery_challan_lines_taxable" CHECK (abs("delivery_challan_lines"."taxable_paise" + "delivery_challan_lines"."discount_paise" - round("delivery_challan_lines"."qty" * "delivery_challan_lines"."price_paise" * (1.0 / "delivery_challan_lines"."price_per"))) <= 100)
);
--> statement-breakpoint
CREATE TABLE "delivery_challans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_challans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"shipment_id" bigint,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"reason" text NOT NULL,
	"reason_note" text,
	"consignee_name" text NOT NULL,
	"consignee_address" text NOT NULL,
	"consignee_gstin" text,
	"place_of_supply" text NOT NULL,
	"po_number" text,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"returned_on" date,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_challans_number_unique" UNIQUE("number"),
	CONSTRAINT "delivery_challans_number" CHECK ("delivery_challans"."number" ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT "delivery_challans_reason" CHECK ("delivery_challans"."reason" in ('goods on approval', 'job work', 'job work, capital goods', 'not a supply', 'other supply')
        and ("delivery_challans"."reason" <> 'other supply' or "delivery_challans"."reason_note" is not null)),
	CONSTRAINT "delivery_challans_returned" CHECK ("delivery_challans"."returned_on" is null or ("delivery_challans"."returned_on" >= "delivery_challans"."date" and "delivery_challans"."cancelled_at" is null)),
	CONSTRAINT "delivery_challans_cancelled" CHECK (("delivery_challans"."cancelled_at" is null) = ("delivery_challans"."cancel_reason" is null)),
	CONSTRAINT "delivery_challans_amount" CHECK ("delivery_challans"."amount_paise" = "delivery_challans"."taxable_paise" + "delivery_challans"."cgst_paise" + "delivery_challans"."sgst_paise" + "delivery_challans"."igst_paise")
);
--> statement-breakpoint
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
CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_hash" text NOT NULL,
	"account_id" bigint,
	"reason" text NOT NULL,
	"erased" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "hsn_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hsn_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hsn" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate_bp" integer NOT NULL,
	"source" text,
	CONSTRAINT "hsn_rates_day" UNIQUE("hsn","valid_from"),
	CONSTRAINT "hsn_rates_hsn" CHECK ("hsn_rates"."hsn" ~ '^([0-9]{2}){1,4}$'),
	CONSTRAINT "hsn_rates_rate" CHECK ("hsn_rates"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "invoice_costs" (
	"invoice_id" bigint NOT NULL,
	"order_line_no" integer NOT NULL,
	"cost_paise" bigint NOT NULL,
	CONSTRAINT "invoice_costs_invoice_id_order_line_no_pk" PRIMARY KEY("invoice_id","order_line_no"),
	CONSTRAINT "invoice_costs_cost" CHECK ("invoice_costs"."cost_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"order_line_no" integer NOT NULL,
	"value_only" boolean DEFAULT false NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"hsn" text,
	"qty" numeric(13, 3) NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"gst_rate_bp" integer,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_line_no_pk" PRIMARY KEY("invoice_id","line_no"),
	CONSTRAINT "invoice_lines_qty" CHECK ("invoice_lines"."qty" > 0),
	CONSTRAINT "invoice_lines_price_per" CHECK ("invoice_lines"."price_per" in (1, 100, 1000)),
	CONSTRAINT "invoice_lines_total" CHECK ("invoice_lines"."total_paise" = "invoice_lines"."taxable_paise" + "invoice_lines"."cgst_paise" + "invoice_lines"."sgst_paise" + "invoice_lines"."igst_paise"),
	CONSTRAINT "invoice_lines_taxable" CHECK (abs("invoice_lines"."taxable_paise" + "invoice_lines"."discount_paise" - round("invoice_lines"."qty" * "invoice_lines"."price_paise" * (1.0 / "invoice_lines"."price_per"))) <= 100)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"shipment_id" bigint,
	"challan_id" bigint,
	"credits_id" bigint,
	"debits_id" bigint,
	"return_id" bigint,
	"reason_code" text,
	"reason" text,
	"number" text,
	"status" text NOT NULL,
	"date" date,
	"due_date" date,
	"bill_to_name" text NOT NULL,
	"bill_to_address" text NOT NULL,
	"bill_to_gstin" text,
	"bill_to_state" text,
	"ship_to" text,
	"ship_to_gstin" text,
	"po_number" text,
	"po_date" date,
	"place_of_supply" text NOT NULL,
	"is_sez" boolean DEFAULT false NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"round_off_paise" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"paid_paise" bigint DEFAULT 0 NOT NULL,
	"written_off_paise" bigint DEFAULT 0 NOT NULL,
	"credited_paise" bigint DEFAULT 0 NOT NULL,
	"needs_irn" boolean DEFAULT false NOT NULL,
	"released" boolean DEFAULT true NOT NULL,
	"irn" text,
	"irn_qr" text,
	"ack_no" text,
	"ack_at" timestamp with time zone,
	"irn_cancelled_at" timestamp with time zone,
	"irn_cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_status_known" CHECK ("invoices"."status" in ('draft', 'issued', 'part paid', 'paid', 'cancelled')),
	CONSTRAINT "invoices_settled" CHECK ("invoices"."paid_paise" between 0 and "invoices"."amount_paise" and "invoices"."credited_paise" between 0 and "invoices"."amount_paise"
        and "invoices"."written_off_paise" between 0 and "invoices"."amount_paise" - "invoices"."paid_paise"),
	CONSTRAINT "invoices_irn" CHECK ("invoices"."irn" ~ '^[0-9a-f]{64}$' and "invoices"."irn" !~ '^(.)\1*$'),
	CONSTRAINT "invoices_ack" CHECK ("invoices"."ack_no" ~ '^[0-9]{15}$' and ("invoices"."irn" is null) = ("invoices"."ack_no" is null)),
	CONSTRAINT "invoices_irn_cancelled" CHECK ("invoices"."irn_cancelled_at" is null or ("invoices"."irn" is not null and "invoices"."irn_cancel_reason" is not null)),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'credit note') = ("invoices"."credits_id" is not null)),
	CONSTRAINT "invoices_debit" CHECK (("invoices"."kind" = 'debit note') = ("invoices"."debits_id" is not null)),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" ~ '^[A-Za-z0-9/-]{1,16}$'),
	CONSTRAINT "invoices_issued" CHECK (("invoices"."status" = 'draft') = ("invoices"."number" is null) and ("invoices"."number" is null) = ("invoices"."date" is null)
        and ("invoices"."number" is null) = ("invoices"."due_date" is null)),
	CONSTRAINT "invoices_amount" CHECK ("invoices"."amount_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" + "invoices"."round_off_paise")
);
--> statement-breakpoint
CREATE TABLE "requisition_list_lines" (
	"list_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	CONSTRAINT "requisition_list_lines_list_id_product_id_pk" PRIMARY KEY("list_id","product_id"),
	CONSTRAINT "requisition_list_lines_qty" CHECK ("requisition_list_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "requisition_list_readers" (
	"list_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	CONSTRAINT "requisition_list_readers_list_id_user_id_pk" PRIMARY KEY("list_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "requisition_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requisition_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"note" text,
	"shared" boolean DEFAULT false NOT NULL,
	"remind_every" integer,
	"remind_unit" text,
	"remind_from" date,
	"paused" boolean DEFAULT false NOT NULL,
	"next_on" date,
	"reminded_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requisition_lists_reminder" CHECK (("requisition_lists"."remind_every" is null) = ("requisition_lists"."remind_unit" is null) and ("requisition_lists"."remind_every" is null) = ("requisition_lists"."remind_from" is null)
        and ("requisition_lists"."remind_every" is null) = ("requisition_lists"."next_on" is null)
        and "requisition_lists"."remind_every" between 1 and 52 and "requisition_lists"."remind_unit" in ('week', 'month'))
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"rfq_id" bigint,
	"order_id" bigint,
	"user_id" bigint NOT NULL,
	"from_staff" boolean DEFAULT false NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"mentions" bigint[] DEFAULT '{}' NOT NULL,
	"body" text NOT NULL,
	"file_key" text,
	"file_name" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_one_record" CHECK (num_nonnulls("messages"."rfq_id", "messages"."order_id") = 1),
	CONSTRAINT "messages_internal" CHECK ("messages"."from_staff" or not "messages"."internal"),
	CONSTRAINT "messages_mentions" CHECK ("messages"."internal" or "messages"."mentions" = '{}')
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"shipment_id" bigint,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_history_status_known" CHECK ("order_history"."status" in ('pending approval', 'placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'delivered', 'completed', 'on hold', 'rejected', 'cancelled', 'return requested', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "order_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"question" text NOT NULL,
	"changes" jsonb NOT NULL,
	"answer" text,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_questions_answer" CHECK ("order_questions"."answer" in ('accepted', 'withdrawn')),
	CONSTRAINT "order_questions_answered" CHECK (("order_questions"."answer" is null) = ("order_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "approval_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"step_no" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"user_id" bigint,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"order_id" bigint,
	"rfq_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_user_key" UNIQUE NULLS NOT DISTINCT("user_id","key"),
	CONSTRAINT "idempotency_one_record" CHECK (num_nonnulls("idempotency"."order_id", "idempotency"."rfq_id", "idempotency"."reply") <= 1)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text DEFAULT 'goods' NOT NULL,
	"product_id" bigint,
	"brand" text,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"hsn" text,
	"qty" numeric(13, 3) NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"gst_rate_bp" integer,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"stock_qty" numeric(13, 3),
	"packed_qty" numeric(13, 3) DEFAULT 0 NOT NULL,
	"returned_qty" numeric(13, 3) DEFAULT 0 NOT NULL,
	"short_closed_qty" numeric(13, 3) DEFAULT 0 NOT NULL,
	"promised_on" date,
	CONSTRAINT "order_lines_order_id_line_no_pk" PRIMARY KEY("order_id","line_no"),
	CONSTRAINT "order_lines_kind" CHECK ("order_lines"."kind" in ('goods', 'freight')),
	CONSTRAINT "order_lines_stock" CHECK ("order_lines"."stock_qty" between 0 and "order_lines"."qty"),
	CONSTRAINT "order_lines_short_closed" CHECK ("order_lines"."short_closed_qty" between 0 and "order_lines"."qty"),
	CONSTRAINT "order_lines_packed" CHECK ("order_lines"."packed_qty" between 0 and "order_lines"."qty" - "order_lines"."short_closed_qty"),
	CONSTRAINT "order_lines_packed_from_stock" CHECK ("order_lines"."product_id" is null or "order_lines"."packed_qty" <= coalesce("order_lines"."stock_qty", "order_lines"."qty")),
	CONSTRAINT "order_lines_returned" CHECK ("order_lines"."returned_qty" between 0 and "order_lines"."packed_qty"),
	CONSTRAINT "order_lines_qty" CHECK ("order_lines"."qty" > 0),
	CONSTRAINT "order_lines_price_per" CHECK ("order_lines"."price_per" in (1, 100, 1000)),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_paise" = "order_lines"."taxable_paise" + "order_lines"."cgst_paise" + "order_lines"."sgst_paise" + "order_lines"."igst_paise"),
	CONSTRAINT "order_lines_taxable" CHECK ("order_lines"."taxable_paise" = round("order_lines"."qty" * "order_lines"."price_paise" * (1.0 / "order_lines"."price_per")) - "order_lines"."discount_paise")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"po_number" text,
	"po_date" date,
	"notes" text,
	"status" text NOT NULL,
	"ship_address_id" bigint NOT NULL,
	"ship_label" text NOT NULL,
	"ship_address" text NOT NULL,
	"ship_state" text NOT NULL,
	"ship_gstin" text,
	"quote_id" bigint,
	"cost_centre_id" bigint,
	"cost_centre" text,
	"subtotal_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"dispatch_by" date,
	"need_by" date,
	"promised_on" date,
	"source" text,
	"entered_by" bigint,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "orders_source" CHECK (("orders"."source" is null) = ("orders"."entered_by" is null) and "orders"."source" in ('phone', 'email', 'WhatsApp', 'visit', 'other')),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending approval', 'placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'delivered', 'completed', 'on hold', 'rejected', 'cancelled', 'return requested', 'returned')),
	CONSTRAINT "orders_cost_centre" CHECK (("orders"."cost_centre_id" is null) = ("orders"."cost_centre" is null)),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."subtotal_paise" + "orders"."tax_paise" + "orders"."shipping_paise")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"priority" integer DEFAULT 2 NOT NULL,
	"caller_company" bigint DEFAULT nullif(current_setting('app.company_id', true), '')::bigint,
	"resent_by" bigint,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payload" jsonb NOT NULL,
	"content" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"given_up_by" bigint,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"about" text GENERATED ALWAYS AS (mail_about(payload)) STORED,
	"search_text" text GENERATED ALWAYS AS (searchable(kind, replace(kind, '-', ' '), recipient, mail_about(payload))) STORED,
	CONSTRAINT "outbox_content" CHECK ("outbox"."content" #>> '{payload,token}' is null)
);
--> statement-breakpoint
CREATE TABLE "payment_advice_lines" (
	"advice_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "payment_advice_lines_advice_id_invoice_id_pk" PRIMARY KEY("advice_id","invoice_id"),
	CONSTRAINT "payment_advice_lines_amount" CHECK ("payment_advice_lines"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_advices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_advices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"tds_paise" bigint NOT NULL,
	"note" text,
	"status" text DEFAULT 'sent' NOT NULL,
	"receipt_id" bigint,
	"reason" text,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(reference)) STORED,
	CONSTRAINT "payment_advices_status_known" CHECK ("payment_advices"."status" in ('sent', 'recorded', 'set aside', 'withdrawn')),
	CONSTRAINT "payment_advices_amount" CHECK ("payment_advices"."amount_paise" > 0 and "payment_advices"."tds_paise" >= 0),
	CONSTRAINT "payment_advices_decided" CHECK (("payment_advices"."status" = 'recorded') = ("payment_advices"."receipt_id" is not null) and ("payment_advices"."status" = 'set aside') = ("payment_advices"."reason" is not null)
        and ("payment_advices"."status" = 'sent') = ("payment_advices"."decided_at" is null) and ("payment_advices"."decided_at" is null) = ("payment_advices"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "price_list_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"price_breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_list_lines_item" UNIQUE("list_id","item_id"),
	CONSTRAINT "price_list_lines_price_per" CHECK ("price_list_lines"."price_per" in (1, 100, 1000)),
	CONSTRAINT "price_list_lines_price" CHECK ("price_list_lines"."price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"note" text,
	"valid_from" date,
	"valid_until" date,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, note)) STORED,
	CONSTRAINT "price_lists_validity" CHECK ("price_lists"."valid_from" <= "price_lists"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text,
	"category" text,
	"subcategory" text,
	"brand" text,
	"price_paise" bigint,
	"price_per" integer,
	"stock" numeric(13, 3),
	"lead_days" integer,
	"can_backorder" boolean,
	"unit" text,
	"pack" text,
	"hsn" text,
	"gst_rate_bp" integer,
	"description" text,
	"material_code" text,
	"min_qty" numeric(13, 3),
	"qty_multiple" numeric(13, 3),
	"reorder_level" numeric(13, 3),
	"bin" text,
	"cost_paise" bigint,
	"cost_per" integer,
	"active" boolean,
	"attributes" json,
	"cross_references" text[],
	"misread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"item_id" bigint,
	"product_id" bigint,
	"seen_version" integer,
	"seen_stock" numeric(13, 3),
	"search" "tsvector",
	"own_search" "tsvector",
	"applied" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"rows" integer NOT NULL,
	"columns" text[] NOT NULL,
	"status" text DEFAULT 'checking' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_imports_status_known" CHECK ("product_imports"."status" in ('checking', 'applying', 'applied', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "stock_adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"change" numeric(13, 3) NOT NULL,
	"stock" numeric(13, 3) NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"count_id" bigint,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_adjustments_change" CHECK ("stock_adjustments"."change" <> 0 and "stock_adjustments"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_terms_body" CHECK (length("quote_terms"."body") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "quote_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quote_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_history_status_known" CHECK ("quote_history"."status" in ('draft', 'sent', 'accepted', 'countered', 'superseded', 'declined', 'withdrawn', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text DEFAULT 'goods' NOT NULL,
	"product_id" bigint,
	"rfq_line_no" integer,
	"brand" text,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"hsn" text,
	"qty" numeric(13, 3) NOT NULL,
	"price_paise" bigint NOT NULL,
	"price_per" integer DEFAULT 1 NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"gst_rate_bp" integer,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"discount_bp" integer DEFAULT 0 NOT NULL,
	"unpriced_discount_bp" integer,
	"lead_days" integer,
	CONSTRAINT "quote_lines_quote_id_line_no_pk" PRIMARY KEY("quote_id","line_no"),
	CONSTRAINT "quote_lines_kind" CHECK ("quote_lines"."kind" in ('goods', 'freight')),
	CONSTRAINT "quote_lines_qty" CHECK ("quote_lines"."qty" > 0),
	CONSTRAINT "quote_lines_price_per" CHECK ("quote_lines"."price_per" in (1, 100, 1000)),
	CONSTRAINT "quote_lines_total" CHECK ("quote_lines"."total_paise" = "quote_lines"."taxable_paise" + "quote_lines"."cgst_paise" + "quote_lines"."sgst_paise" + "quote_lines"."igst_paise"),
	CONSTRAINT "quote_lines_taxable" CHECK ("quote_lines"."taxable_paise" = round("quote_lines"."qty" * "quote_lines"."price_paise" * (1.0 / "quote_lines"."price_per")) - "quote_lines"."discount_paise"),
	CONSTRAINT "quote_lines_unpriced" CHECK ("quote_lines"."unpriced_discount_bp" is null or "quote_lines"."price_paise" = 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"rfq_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"code" text GENERATED ALWAYS AS ('QUO-' || lpad("quotes"."rfq_id"::text, greatest(6, length("quotes"."rfq_id"::text)), '0') || '/' || "quotes"."version") STORED NOT NULL,
	"status" text NOT NULL,
	"valid_until" date,
	"ship_address_id" bigint NOT NULL,
	"ship_state" text NOT NULL,
	"subtotal_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"discount_bp" integer DEFAULT 0 NOT NULL,
	"partial_ok" boolean DEFAULT true NOT NULL,
	"terms" text,
	"notes" text,
	"buyer_note" text,
	"counter" jsonb,
	"reminded_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" bigint NOT NULL,
	"sent_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_version" UNIQUE("rfq_id","version"),
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('draft', 'sent', 'accepted', 'countered', 'superseded', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "quotes_sent" CHECK ("quotes"."status" = 'draft' or ("quotes"."valid_until" is not null and "quotes"."sent_at" is not null)),
	CONSTRAINT "quotes_discount" CHECK ("quotes"."discount_bp" between 0 and 10000),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_paise" = "quotes"."subtotal_paise" + "quotes"."shipping_paise" + "quotes"."tax_paise")
);
--> statement-breakpoint
CREATE TABLE "allocations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"receipt_id" bigint,
	"credit_id" bigint,
	"reason" text,
	"from_id" bigint,
	"takes_back_id" bigint,
	"allocated_on" date NOT NULL,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocations_from_id_unique" UNIQUE("from_id"),
	CONSTRAINT "allocations_takes_back_id_unique" UNIQUE("takes_back_id"),
	CONSTRAINT "allocations_amount" CHECK ("allocations"."amount_paise" <> 0),
	CONSTRAINT "allocations_source" CHECK (num_nonnulls("allocations"."receipt_id", "allocations"."credit_id", "allocations"."reason") = 1),
	CONSTRAINT "allocations_from" CHECK ("allocations"."from_id" is null or "allocations"."credit_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"number" text,
	"amount_paise" bigint NOT NULL,
	"tds_paise" bigint DEFAULT 0 NOT NULL,
	"unallocated_paise" bigint DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"reference" text,
	"received_on" date NOT NULL,
	"remarks" text,
	"order_id" bigint,
	"reverses_id" bigint,
	"refunds_id" bigint,
	"bill_to_name" text NOT NULL,
	"bill_to_address" text NOT NULL,
	"bill_to_gstin" text,
	"bill_to_state" text,
	"idempotency_key" text,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "receipts_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "receipts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount_paise" + "receipts"."tds_paise" <> 0 and "receipts"."amount_paise"::numeric * "receipts"."tds_paise" >= 0),
	CONSTRAINT "receipts_unallocated" CHECK ("receipts"."unallocated_paise" between 0 and greatest(0, "receipts"."amount_paise" + "receipts"."tds_paise")),
	CONSTRAINT "receipts_number" CHECK ("receipts"."number" ~ '^[A-Za-z0-9/-]{1,16}$' and ("receipts"."number" is not null)
        = ("receipts"."reverses_id" is null and ("receipts"."amount_paise" + "receipts"."tds_paise" > 0 or "receipts"."refunds_id" is not null)))
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"held_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" bigint,
	"lift_reason" text,
	CONSTRAINT "credit_holds_lifted" CHECK (("credit_holds"."lifted_at" is null) = ("credit_holds"."lifted_by" is null) and ("credit_holds"."lifted_at" is null) = ("credit_holds"."lift_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "dunning_mail_invoices" (
	"mail_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"open_paise" bigint NOT NULL,
	"days_late" integer NOT NULL,
	CONSTRAINT "dunning_mail_invoices_invoice_id_step_id_pk" PRIMARY KEY("invoice_id","step_id")
);
--> statement-breakpoint
CREATE TABLE "dunning_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dunning_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"step_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"subject" text NOT NULL,
	"recipients" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dunning_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dunning_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"days" integer NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dunning_steps_days_unique" UNIQUE("days"),
	CONSTRAINT "dunning_steps_days" CHECK ("dunning_steps"."days" between -30 and 365)
);
--> statement-breakpoint
CREATE TABLE "payment_promises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"amount_paise" bigint NOT NULL,
	"pay_on" date NOT NULL,
	"said_by" text NOT NULL,
	"note" text,
	"paid_before_paise" bigint NOT NULL,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_promises_amount" CHECK ("payment_promises"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "rfq_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rfq_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rfq_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rfq_history_status_known" CHECK ("rfq_history"."status" in ('submitted', 'under review', 'more information requested', 'quoted', 'declined', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "rfq_lines" (
	"rfq_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"item" text NOT NULL,
	"product_id" bigint,
	"qty" numeric(13, 3) NOT NULL,
	"unit" text NOT NULL,
	"target_price_paise" bigint,
	CONSTRAINT "rfq_lines_rfq_id_line_no_pk" PRIMARY KEY("rfq_id","line_no"),
	CONSTRAINT "rfq_lines_qty" CHECK ("rfq_lines"."qty" > 0),
	CONSTRAINT "rfq_lines_target_price" CHECK ("rfq_lines"."target_price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rfqs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rfqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"code" text GENERATED ALWAYS AS ('RFQ-' || lpad("rfqs"."id"::text, greatest(6, length("rfqs"."id"::text)), '0')) STORED NOT NULL,
	"title" text NOT NULL,
	"requirement" text,
	"status" text NOT NULL,
	"ship_address_id" bigint,
	"attachment_key" text,
	"attachment_name" text,
	"enquiry_id" bigint,
	"message_id" bigint,
	"need_by" date,
	"created_by" bigint NOT NULL,
	"source" text,
	"entered_by" bigint,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "rfqs_enquiry_id_unique" UNIQUE("enquiry_id"),
	CONSTRAINT "rfqs_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "rfqs_source" CHECK (("rfqs"."source" is null) = ("rfqs"."entered_by" is null) and "rfqs"."source" in ('phone', 'email', 'WhatsApp', 'visit', 'other')),
	CONSTRAINT "rfqs_status_known" CHECK ("rfqs"."status" in ('submitted', 'under review', 'more information requested', 'quoted', 'declined', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_search" CHECK (length("saved_views"."search") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authenticator_apps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "authenticator_apps_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "factor_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"value" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "factor_challenges_purpose" CHECK ("factor_challenges"."purpose" in ('sign-in', 'app', 'passkey'))
);
--> statement-breakpoint
CREATE TABLE "factor_resets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "factor_resets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"reset_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"hashes" text[] NOT NULL,
	"codes_left" integer GENERATED ALWAYS AS (cardinality(hashes)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "seller_details" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cin" text,
	"registered_office" text,
	"udyam" text,
	"signatory" text,
	"bank_name" text,
	"bank_branch" text,
	"account_name" text,
	"account_number" text,
	"ifsc" text,
	"upi_id" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_details_cin" CHECK ("seller_details"."cin" ~ '^[LU][0-9]{5}[A-Z]{2}[0-9]{4}[A-Z]{3}[0-9]{6}$'),
	CONSTRAINT "seller_details_ifsc" CHECK ("seller_details"."ifsc" ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
	CONSTRAINT "seller_details_bank" CHECK (num_nulls("seller_details"."bank_name", "seller_details"."account_name", "seller_details"."account_number", "seller_details"."ifsc") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "goods_received" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_received_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"shipment_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cleared_at" timestamp with time zone,
	"cleared_by" bigint,
	"clear_reason" text,
	CONSTRAINT "goods_received_cleared" CHECK (num_nonnulls("goods_received"."cleared_at", "goods_received"."cleared_by", "goods_received"."clear_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "goods_received_lines" (
	"goods_received_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"short_qty" numeric(13, 3) NOT NULL,
	"damaged_qty" numeric(13, 3) NOT NULL,
	"note" text,
	CONSTRAINT "goods_received_lines_goods_received_id_line_no_pk" PRIMARY KEY("goods_received_id","line_no"),
	CONSTRAINT "goods_received_lines_qty" CHECK ("goods_received_lines"."short_qty" >= 0 and "goods_received_lines"."damaged_qty" >= 0 and "goods_received_lines"."short_qty" + "goods_received_lines"."damaged_qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	CONSTRAINT "return_lines_return_id_line_no_pk" PRIMARY KEY("return_id","line_no"),
	CONSTRAINT "return_lines_qty" CHECK ("return_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"code" text GENERATED ALWAYS AS ('RET-' || lpad("returns"."id"::text, greatest(6, length("returns"."id"::text)), '0')) STORED NOT NULL,
	"kind" text DEFAULT 'return' NOT NULL,
	"goods_received_id" bigint,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "returns_status_known" CHECK ("returns"."status" in ('requested', 'approved', 'accepted', 'sent again', 'rejected', 'received')),
	CONSTRAINT "returns_kind" CHECK ("returns"."kind" in ('return', 'shortage')),
	CONSTRAINT "returns_shortage" CHECK ("returns"."kind" <> 'shortage' or "returns"."goods_received_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipment_lines" (
	"shipment_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_line_no_pk" PRIMARY KEY("shipment_id","line_no"),
	CONSTRAINT "shipment_lines_qty" CHECK ("shipment_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"code" text GENERATED ALWAYS AS ('SHP-' || lpad("shipments"."id"::text, greatest(6, length("shipments"."id"::text)), '0')) STORED NOT NULL,
	"status" text NOT NULL,
	"carrier" text,
	"awb" text,
	"lr_number" text,
	"vehicle" text,
	"eway_bill" text,
	"packages" integer,
	"expected_on" date,
	"dispatched_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"received_by" text,
	"claim_id" bigint,
	"invoiced" boolean DEFAULT false NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "shipments_status_known" CHECK ("shipments"."status" in ('packed', 'in transit', 'out for delivery', 'delivered')),
	CONSTRAINT "shipments_free" CHECK ("shipments"."claim_id" is null or "shipments"."invoiced"),
	CONSTRAINT "shipments_dispatched" CHECK ("shipments"."status" = 'packed' or ("shipments"."dispatched_at" is not null and ("shipments"."awb" is not null or "shipments"."lr_number" is not null)))
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"count_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"bin" text,
	"counted_qty" numeric(13, 3),
	"book_qty" numeric(13, 3),
	"cost_paise" bigint,
	"cost_per" integer DEFAULT 1 NOT NULL,
	"counted_by" bigint,
	"counted_at" timestamp with time zone,
	"reason" text,
	"note" text,
	CONSTRAINT "stock_count_lines_count_id_line_no_pk" PRIMARY KEY("count_id","line_no"),
	CONSTRAINT "stock_count_lines_qty" CHECK ("stock_count_lines"."counted_qty" >= 0 and "stock_count_lines"."book_qty" >= 0),
	CONSTRAINT "stock_count_lines_counted" CHECK (("stock_count_lines"."counted_qty" is null) = ("stock_count_lines"."book_qty" is null) and ("stock_count_lines"."counted_qty" is null) = ("stock_count_lines"."counted_by" is null)
        and ("stock_count_lines"."counted_qty" is null) = ("stock_count_lines"."counted_at" is null)),
	CONSTRAINT "stock_count_lines_reason" CHECK ("stock_count_lines"."reason" in ('damaged', 'miscounted', 'not booked in', 'not booked out', 'other'))
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text GENERATED ALWAYS AS ('CNT-' || lpad(id::text, greatest(6, length(id::text)), '0')) STORED NOT NULL,
	"scope" text NOT NULL,
	"status" text DEFAULT 'counting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted_by" bigint,
	"posted_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (searchable('CNT-' || lpad(id::text, greatest(6, length(id::text)), '0'), id::text, scope)) STORED,
	CONSTRAINT "stock_counts_status_known" CHECK ("stock_counts"."status" in ('counting', 'posted', 'cancelled')),
	CONSTRAINT "stock_counts_posted" CHECK (("stock_counts"."status" = 'posted') = ("stock_counts"."posted_at" is not null and "stock_counts"."posted_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "goods_receipt_lines" (
	"receipt_id" bigint NOT NULL,
	"purchase_order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	CONSTRAINT "goods_receipt_lines_receipt_id_line_no_pk" PRIMARY KEY("receipt_id","line_no"),
	CONSTRAINT "goods_receipt_lines_qty" CHECK ("goods_receipt_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text GENERATED ALWAYS AS ('GRN-' || lpad(id::text, greatest(6, length(id::text)), '0')) STORED NOT NULL,
	"purchase_order_id" bigint NOT NULL,
	"document" text,
	"note" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"purchase_order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"item_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"qty" numeric(13, 3) NOT NULL,
	"cost_paise" bigint NOT NULL,
	"cost_per" integer DEFAULT 1 NOT NULL,
	"due_on" date,
	"note" text,
	"received_qty" numeric(13, 3) DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_order_lines_purchase_order_id_line_no_pk" PRIMARY KEY("purchase_order_id","line_no"),
	CONSTRAINT "purchase_order_lines_qty" CHECK ("purchase_order_lines"."qty" > 0 and "purchase_order_lines"."cost_paise" >= 0),
	CONSTRAINT "purchase_order_lines_received" CHECK ("purchase_order_lines"."received_qty" between 0 and "purchase_order_lines"."qty"),
	CONSTRAINT "purchase_order_lines_price_per" CHECK ("purchase_order_lines"."cost_per" in (1, 100, 1000))
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"vendor_id" bigint NOT NULL,
	"vendor_name" text NOT NULL,
	"vendor_address" text,
	"vendor_state" text,
	"vendor_gstin" text,
	"payment_days" integer,
	"status" text DEFAULT 'draft' NOT NULL,
	"date" date NOT NULL,
	"due_on" date,
	"note" text,
	"sent_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(number, regexp_replace(number, '.*/0*', ''), vendor_name)) STORED,
	CONSTRAINT "purchase_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "purchase_orders_status_known" CHECK ("purchase_orders"."status" in ('draft', 'sent', 'part received', 'received', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"gstin" text,
	"state" text,
	"address" text,
	"contact_name" text,
	"email" text,
	"phone" text,
	"payment_days" integer,
	"lead_days" integer,
	"note" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, gstin, contact_name)) STORED,
	CONSTRAINT "vendors_days" CHECK ("vendors"."payment_days" between 0 and 365 and "vendors"."lead_days" between 0 and 365)
);
--> statement-breakpoint
CREATE TABLE "tds_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tds_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"financial_year" text NOT NULL,
	"quarter" smallint NOT NULL,
	"number" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"date" date NOT NULL,
	"file_key" text,
	"file_name" text,
	"recorded_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tds_certificates_quarter" CHECK ("tds_certificates"."quarter" between 1 and 4 and "tds_certificates"."financial_year" ~ '^[0-9]{4}$'),
	CONSTRAINT "tds_certificates_amount" CHECK ("tds_certificates"."amount_paise" > 0),
	CONSTRAINT "tds_certificates_file" CHECK (("tds_certificates"."file_key" is null) = ("tds_certificates"."file_name" is null))
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"code" text GENERATED ALWAYS AS ('TKT-' || lpad("tickets"."id"::text, greatest(6, length("tickets"."id"::text)), '0')) STORED NOT NULL,
	"subject" text NOT NULL,
	"category" text DEFAULT 'other' NOT NULL,
	"order_id" bigint,
	"status" text NOT NULL,
	"waiting_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "tickets_status_known" CHECK ("tickets"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "tickets_category_known" CHECK ("tickets"."category" in ('delivery', 'quality', 'invoices', 'payments', 'prices', 'products', 'portal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text,
	"note" text,
	"notified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_notes_status_known" CHECK ("application_notes"."status" in ('received', 'shortlisted', 'interview', 'hired', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"message" text NOT NULL,
	"notice_version" text,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, company, email)) STORED
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_token_hash_pk" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_code" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text,
	"resume_key" text NOT NULL,
	"resume_name" text NOT NULL,
	"resume_type" text NOT NULL,
	"notice_version" text,
	"status" text DEFAULT 'received' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, email)) STORED,
	CONSTRAINT "job_applications_status_known" CHECK ("job_applications"."status" in ('received', 'shortlisted', 'interview', 'hired', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"notice_version" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(email)) STORED,
	CONSTRAINT "newsletter_subscribers_id_unique" UNIQUE("id"),
	CONSTRAINT "newsletter_subscribers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_token_hash_pk" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "rfq_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rfq_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"email" text NOT NULL,
	"phone" text,
	"requirement" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attachment_key" text,
	"attachment_name" text,
	"notice_version" text,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(code, name, company, email)) STORED,
	CONSTRAINT "rfq_submissions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "webinar_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webinar_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"webinar" text NOT NULL,
	"held_on" date,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"notice_version" text,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(name, company, email)) STORED
);
--> statement-breakpoint
ALTER TABLE "book_locks" ADD CONSTRAINT "book_locks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_steps" ADD CONSTRAINT "approval_steps_cost_centre_id_cost_centres_id_fk" FOREIGN KEY ("cost_centre_id") REFERENCES "public"."cost_centres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deputies" ADD CONSTRAINT "deputies_deputy_id_users_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_decided_for_users_id_fk" FOREIGN KEY ("decided_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_ticket_message_id_ticket_messages_id_fk" FOREIGN KEY ("ticket_message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_goods_received_id_goods_received_id_fk" FOREIGN KEY ("goods_received_id") REFERENCES "public"."goods_received"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_payment_advice_id_payment_advices_id_fk" FOREIGN KEY ("payment_advice_id") REFERENCES "public"."payment_advices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_shipment_id_line_no_shipment_lines_shipment_id_line_no_fk" FOREIGN KEY ("shipment_id","line_no") REFERENCES "public"."shipment_lines"("shipment_id","line_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payer_id_companies_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_counts" ADD CONSTRAINT "catalog_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_words" ADD CONSTRAINT "catalog_words_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_documents" ADD CONSTRAINT "item_documents_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_images" ADD CONSTRAINT "item_images_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_subcategory_subcategories_category_name_fk" FOREIGN KEY ("category","subcategory") REFERENCES "public"."subcategories"("category","name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_categories_name_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_uses" ADD CONSTRAINT "session_uses_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_centres" ADD CONSTRAINT "cost_centres_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challan_returns" ADD CONSTRAINT "challan_returns_challan_id_delivery_challans_id_fk" FOREIGN KEY ("challan_id") REFERENCES "public"."delivery_challans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challan_returns" ADD CONSTRAINT "challan_returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challan_returns" ADD CONSTRAINT "challan_returns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challan_lines" ADD CONSTRAINT "delivery_challan_lines_challan_id_delivery_challans_id_fk" FOREIGN KEY ("challan_id") REFERENCES "public"."delivery_challans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challan_lines" ADD CONSTRAINT "delivery_challan_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challans" ADD CONSTRAINT "delivery_challans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_costs" ADD CONSTRAINT "invoice_costs_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_challan_id_delivery_challans_id_fk" FOREIGN KEY ("challan_id") REFERENCES "public"."delivery_challans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_debits_id_invoices_id_fk" FOREIGN KEY ("debits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_lines" ADD CONSTRAINT "requisition_list_lines_list_id_requisition_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."requisition_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_lines" ADD CONSTRAINT "requisition_list_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_lines" ADD CONSTRAINT "requisition_list_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_readers" ADD CONSTRAINT "requisition_list_readers_list_id_requisition_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."requisition_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_readers" ADD CONSTRAINT "requisition_list_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_list_readers" ADD CONSTRAINT "requisition_list_readers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_lists" ADD CONSTRAINT "requisition_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition_lists" ADD CONSTRAINT "requisition_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_questions" ADD CONSTRAINT "order_questions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ship_address_id_addresses_id_fk" FOREIGN KEY ("ship_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cost_centre_id_cost_centres_id_fk" FOREIGN KEY ("cost_centre_id") REFERENCES "public"."cost_centres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advice_lines" ADD CONSTRAINT "payment_advice_lines_advice_id_payment_advices_id_fk" FOREIGN KEY ("advice_id") REFERENCES "public"."payment_advices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advice_lines" ADD CONSTRAINT "payment_advice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advice_lines" ADD CONSTRAINT "payment_advice_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advices" ADD CONSTRAINT "payment_advices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advices" ADD CONSTRAINT "payment_advices_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advices" ADD CONSTRAINT "payment_advices_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_advices" ADD CONSTRAINT "payment_advices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_lines" ADD CONSTRAINT "price_list_lines_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_lines" ADD CONSTRAINT "price_list_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_history" ADD CONSTRAINT "quote_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ship_address_id_addresses_id_fk" FOREIGN KEY ("ship_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_credit_id_invoices_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_from_id_allocations_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_takes_back_id_allocations_id_fk" FOREIGN KEY ("takes_back_id") REFERENCES "public"."allocations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reverses_id_receipts_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_refunds_id_receipts_id_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mail_invoices" ADD CONSTRAINT "dunning_mail_invoices_mail_id_dunning_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."dunning_mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mail_invoices" ADD CONSTRAINT "dunning_mail_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mail_invoices" ADD CONSTRAINT "dunning_mail_invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mail_invoices" ADD CONSTRAINT "dunning_mail_invoices_step_id_dunning_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."dunning_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mails" ADD CONSTRAINT "dunning_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dunning_mails" ADD CONSTRAINT "dunning_mails_step_id_dunning_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."dunning_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_promises" ADD CONSTRAINT "payment_promises_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_promises" ADD CONSTRAINT "payment_promises_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_promises" ADD CONSTRAINT "payment_promises_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_history" ADD CONSTRAINT "rfq_history_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_history" ADD CONSTRAINT "rfq_history_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_history" ADD CONSTRAINT "rfq_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_lines" ADD CONSTRAINT "rfq_lines_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_lines" ADD CONSTRAINT "rfq_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfq_lines" ADD CONSTRAINT "rfq_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_ship_address_id_addresses_id_fk" FOREIGN KEY ("ship_address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_enquiry_id_rfq_submissions_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."rfq_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rfqs" ADD CONSTRAINT "rfqs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factor_resets" ADD CONSTRAINT "factor_resets_reset_by_users_id_fk" FOREIGN KEY ("reset_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_details" ADD CONSTRAINT "seller_details_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received" ADD CONSTRAINT "goods_received_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received" ADD CONSTRAINT "goods_received_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received" ADD CONSTRAINT "goods_received_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received" ADD CONSTRAINT "goods_received_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received" ADD CONSTRAINT "goods_received_cleared_by_users_id_fk" FOREIGN KEY ("cleared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received_lines" ADD CONSTRAINT "goods_received_lines_goods_received_id_goods_received_id_fk" FOREIGN KEY ("goods_received_id") REFERENCES "public"."goods_received"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received_lines" ADD CONSTRAINT "goods_received_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_received_lines" ADD CONSTRAINT "goods_received_lines_order_id_line_no_order_lines_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_lines"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_id_line_no_order_lines_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_lines"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_goods_received_id_goods_received_id_fk" FOREIGN KEY ("goods_received_id") REFERENCES "public"."goods_received"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_id_line_no_order_lines_order_id_line_no_fk" FOREIGN KEY ("order_id","line_no") REFERENCES "public"."order_lines"("order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_claim_id_returns_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_counted_by_users_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_receipt_id_goods_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."goods_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_lines" ADD CONSTRAINT "goods_receipt_lines_purchase_order_id_line_no_purchase_order_lines_purchase_order_id_line_no_fk" FOREIGN KEY ("purchase_order_id","line_no") REFERENCES "public"."purchase_order_lines"("purchase_order_id","line_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_certificates" ADD CONSTRAINT "tds_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_certificates" ADD CONSTRAINT "tds_certificates_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_locks_created" ON "book_locks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "approval_steps_company" ON "approval_steps" USING btree ("company_id","from_paise","id");--> statement-breakpoint
CREATE INDEX "deputies_company" ON "deputies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "attachments_ticket_message" ON "attachments" USING btree ("ticket_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_order" ON "attachments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "attachments_goods_received" ON "attachments" USING btree ("goods_received_id");--> statement-breakpoint
CREATE INDEX "attachments_quote" ON "attachments" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "attachments_payment_advice" ON "attachments" USING btree ("payment_advice_id");--> statement-breakpoint
CREATE INDEX "attachments_shipment" ON "attachments" USING btree ("shipment_id","line_no");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_proof" ON "attachments" USING btree ("shipment_id") WHERE line_no is null;--> statement-breakpoint
CREATE INDEX "attachments_uploads" ON "attachments" USING btree ("user_id","created_at") WHERE not taken;--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_record" ON "audit_log" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "bank_lines_search_text" ON "bank_lines" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_once" ON "bank_lines" USING btree ("account","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_lines_status" ON "bank_lines" USING btree ("status","date","id");--> statement-breakpoint
CREATE INDEX "bank_lines_account" ON "bank_lines" USING btree ("account","date","id");--> statement-breakpoint
CREATE INDEX "bank_lines_date" ON "bank_lines" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "bank_lines_amount" ON "bank_lines" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "bank_lines_reference" ON "bank_lines" USING btree (upper("reference"));--> statement-breakpoint
CREATE INDEX "bank_lines_payer" ON "bank_lines" USING btree ("payer","payer_id") WHERE payer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_receipt" ON "bank_lines" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "catalog_words_similar" ON "catalog_words" USING gin ("company_id","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "item_documents_item" ON "item_documents" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "item_documents_file" ON "item_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "item_images_item" ON "item_images" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "item_images_url" ON "item_images" USING btree ("url");--> statement-breakpoint
CREATE UNIQUE INDEX "item_images_one_primary" ON "item_images" USING btree ("item_id") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "items_sku" ON "items" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("category","subcategory");--> statement-breakpoint
CREATE INDEX "items_by_stock" ON "items" USING btree ("stock","id");--> statement-breakpoint
CREATE INDEX "items_rates" ON "items" USING btree ("hsn","gst_rate_bp");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_item" ON "products" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "products_company" ON "products" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "products_by_sku" ON "products" USING btree ("company_id","sku_key","id");--> statement-breakpoint
CREATE INDEX "products_by_material_code" ON "products" USING btree ("company_id","material_key","id") WHERE material_key is not null;--> statement-breakpoint
CREATE INDEX "products_by_id" ON "products" USING btree ("company_id","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("company_id","price_key","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("company_id","name_key","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_category_by_id" ON "products" USING btree ("company_id","category","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_category_by_price" ON "products" USING btree ("company_id","category","price_key","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_category_by_name" ON "products" USING btree ("company_id","category","name_key","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_subcategory" ON "products" USING btree ("company_id","category","subcategory","id") WHERE active;--> statement-breakpoint
CREATE INDEX "products_all_by_category" ON "products" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "products_all_by_name" ON "products" USING btree ("name_key","id","active","company_id","category");--> statement-breakpoint
CREATE INDEX "products_all_by_price" ON "products" USING btree ("price_key","id","active","company_id","category");--> statement-breakpoint
CREATE INDEX "products_discontinued" ON "products" USING btree ("id") WHERE not active;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("company_id","category","subcategory","search") WITH (fastupdate=false) WHERE active;--> statement-breakpoint
CREATE INDEX "products_by_list" ON "products" USING btree ("company_id","item_id") WHERE price_source = 'list';--> statement-breakpoint
CREATE INDEX "addresses_company" ON "addresses" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_company_address" ON "addresses" USING btree ("company_id") WHERE is_company_address;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("company_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "companies_search_text" ON "companies" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "companies_price_list" ON "companies" USING btree ("price_list_id");--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_search_text" ON "users" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE not email_in_use;--> statement-breakpoint
CREATE UNIQUE INDEX "users_company_email" ON "users" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "users_customers" ON "users" USING btree (lower("name"),"id") WHERE role = 'customer';--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree (lower("name"),"id") WHERE role = 'customer' and disabled_at is not null;--> statement-breakpoint
CREATE INDEX "users_never_signed_in" ON "users" USING btree (lower("name"),"id") WHERE role = 'customer' and disabled_at is null and signed_in_at is null;--> statement-breakpoint
CREATE INDEX "users_customers_added" ON "users" USING btree ("id") WHERE role = 'customer';--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree (lower("name"),"id") WHERE role <> 'customer';--> statement-breakpoint
CREATE INDEX "company_notes_company" ON "company_notes" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centres_code" ON "cost_centres" USING btree ("company_id",lower("code"));--> statement-breakpoint
CREATE INDEX "challan_returns_line" ON "challan_returns" USING btree ("challan_id","line_no");--> statement-breakpoint
CREATE INDEX "delivery_challans_order" ON "delivery_challans" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "delivery_challans_company" ON "delivery_challans" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "delivery_challans_shipment" ON "delivery_challans" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_challans_one_for_shipment" ON "delivery_challans" USING btree ("shipment_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "delivery_challans_out" ON "delivery_challans" USING btree ("date") WHERE cancelled_at is null and returned_on is null and reason <> 'other supply';--> statement-breakpoint
CREATE INDEX "erasures_subject" ON "erasures" USING btree ("subject_hash","id");--> statement-breakpoint
CREATE INDEX "favourites_company" ON "favourites" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "invoices_search_text" ON "invoices" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_for_shipment" ON "invoices" USING btree ("shipment_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "invoices_shipment" ON "invoices" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_debits" ON "invoices" USING btree ("debits_id");--> statement-breakpoint
CREATE INDEX "invoices_awaiting_irn" ON "invoices" USING btree ("id") WHERE needs_irn and irn is null and (kind <> 'invoice' or status <> 'cancelled');--> statement-breakpoint
CREATE INDEX "invoices_status" ON "invoices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoices_credit_notes" ON "invoices" USING btree ("id") WHERE kind = 'credit note';--> statement-breakpoint
CREATE INDEX "invoices_company_status" ON "invoices" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "invoices_date" ON "invoices" USING btree ("date","id","status","kind","due_date","amount_paise");--> statement-breakpoint
CREATE INDEX "invoices_due_date" ON "invoices" USING btree ("due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_amount_paise" ON "invoices" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_date","amount_paise","paid_paise","credited_paise","written_off_paise") WHERE status in ('issued', 'part paid');--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("company_id","due_date","date","id","amount_paise","paid_paise","credited_paise","written_off_paise") WHERE status in ('issued', 'part paid') and kind <> 'credit note' and released;--> statement-breakpoint
CREATE INDEX "invoices_over_settled" ON "invoices" USING btree ("company_id") WHERE paid_paise + credited_paise + written_off_paise > amount_paise;--> statement-breakpoint
CREATE INDEX "invoices_open_amount" ON "invoices" USING btree ((amount_paise - paid_paise - credited_paise - written_off_paise),"id") WHERE status in ('issued', 'part paid');--> statement-breakpoint
CREATE INDEX "invoices_purchases" ON "invoices" USING btree ("date","company_id","kind","taxable_paise") WHERE status <> 'draft' and released;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_irn_once" ON "invoices" USING btree ("irn");--> statement-breakpoint
CREATE INDEX "requisition_list_lines_product" ON "requisition_list_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "requisition_list_readers_user" ON "requisition_list_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "requisition_lists_company" ON "requisition_lists" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "requisition_lists_user" ON "requisition_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "requisition_lists_due" ON "requisition_lists" USING btree ("next_on") WHERE not paused;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_once" ON "stock_notices" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "stock_notices_product" ON "stock_notices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "messages_rfq" ON "messages" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "messages_order" ON "messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread_by_staff" ON "messages" USING btree ("order_id","rfq_id") WHERE read_at is null and not from_staff;--> statement-breakpoint
CREATE INDEX "messages_unread_by_buyer" ON "messages" USING btree ("company_id","order_id","rfq_id") WHERE read_at is null and from_staff and not internal;--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_questions_open" ON "order_questions" USING btree ("order_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "order_questions_order" ON "order_questions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "approval_links_order" ON "approval_links" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("company_id","product_id","order_id");--> statement-breakpoint
CREATE INDEX "order_lines_to_pack" ON "order_lines" USING btree ("product_id","order_id") WHERE packed_qty < qty - short_closed_qty and product_id is not null;--> statement-breakpoint
CREATE INDEX "orders_search_text" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id","status","total_paise");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_awaited" ON "orders" USING btree ("id","promised_on","need_by") WHERE status in ('placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery', 'on hold');--> statement-breakpoint
CREATE INDEX "orders_spent" ON "orders" USING btree ("user_id","created_at","status","total_paise");--> statement-breakpoint
CREATE INDEX "orders_cost_centre" ON "orders" USING btree ("cost_centre_id","created_at","status","total_paise") WHERE cost_centre_id is not null;--> statement-breakpoint
CREATE INDEX "orders_on_credit" ON "orders" USING btree ("company_id","id","total_paise") WHERE status in ('placed', 'confirmed', 'packed', 'partly shipped', 'in transit', 'out for delivery');--> statement-breakpoint
CREATE INDEX "orders_total_paise" ON "orders" USING btree ("total_paise","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("id") WHERE sent_at is null and attempts > 0 and given_up_by is null;--> statement-breakpoint
CREATE INDEX "outbox_next_attempt" ON "outbox" USING btree (coalesce(case when given_up_at is null then next_attempt_at end, 'infinity'),"id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at","id") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_search_text" ON "outbox" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_to_clear" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null and (payload <> '{}' or content is not null);--> statement-breakpoint
CREATE INDEX "payment_advice_lines_invoice" ON "payment_advice_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payment_advices_search_text" ON "payment_advices" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_advices_once" ON "payment_advices" USING btree ("company_id",lower("reference")) WHERE status in ('sent');--> statement-breakpoint
CREATE INDEX "payment_advices_company" ON "payment_advices" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "payment_advices_status" ON "payment_advices" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "payment_advices_reference" ON "payment_advices" USING btree (lower("reference")) WHERE status in ('sent');--> statement-breakpoint
CREATE INDEX "payment_advices_amount_paise" ON "payment_advices" USING btree ("amount_paise") WHERE status in ('sent');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_advices_receipt" ON "payment_advices" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "price_list_lines_of_item" ON "price_list_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "price_list_lines_by_price" ON "price_list_lines" USING btree ("list_id","price_paise","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_lists_name" ON "price_lists" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "price_lists_search_text" ON "price_lists" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_import_rows_verdict" ON "product_import_rows" USING btree ("import_id","verdict","row_no");--> statement-breakpoint
CREATE INDEX "product_import_rows_open" ON "product_import_rows" USING btree ("import_id","row_no") WHERE not applied and verdict in ('new', 'changed');--> statement-breakpoint
CREATE INDEX "product_import_rows_sku" ON "product_import_rows" USING btree ("import_id",lower("sku"),"row_no");--> statement-breakpoint
CREATE INDEX "product_imports_file" ON "product_imports" USING btree ("created_by","fingerprint","id");--> statement-breakpoint
CREATE INDEX "stock_adjustments_item" ON "stock_adjustments" USING btree ("item_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_terms_name" ON "quote_terms" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "quote_history_quote" ON "quote_history" USING btree ("quote_id","id");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "quotes_countered" ON "quotes" USING btree ("rfq_id") WHERE status = 'countered';--> statement-breakpoint
CREATE INDEX "allocations_invoice" ON "allocations" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "allocations_receipt" ON "allocations" USING btree ("receipt_id","id");--> statement-breakpoint
CREATE INDEX "allocations_credit" ON "allocations" USING btree ("credit_id","id");--> statement-breakpoint
CREATE INDEX "allocations_company" ON "allocations" USING btree ("company_id","allocated_on","id");--> statement-breakpoint
CREATE INDEX "allocations_day" ON "allocations" USING btree ("allocated_on","id");--> statement-breakpoint
CREATE INDEX "receipts_search_text" ON "receipts" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "receipts_received_on" ON "receipts" USING btree ("received_on","id");--> statement-breakpoint
CREATE INDEX "receipts_amount_paise" ON "receipts" USING btree ("amount_paise","id");--> statement-breakpoint
CREATE INDEX "receipts_company" ON "receipts" USING btree ("company_id","received_on","id");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_reference" ON "receipts" USING btree (lower("reference"));--> statement-breakpoint
CREATE INDEX "receipts_tds" ON "receipts" USING btree ("received_on","company_id","tds_paise") WHERE tds_paise <> 0;--> statement-breakpoint
CREATE INDEX "receipts_refunds" ON "receipts" USING btree ("refunds_id");--> statement-breakpoint
CREATE INDEX "receipts_unallocated" ON "receipts" USING btree ("company_id","received_on","id","unallocated_paise") WHERE unallocated_paise > 0;--> statement-breakpoint
CREATE INDEX "credit_holds_order" ON "credit_holds" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_holds_one_open" ON "credit_holds" USING btree ("order_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "dunning_mail_invoices_mail" ON "dunning_mail_invoices" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "dunning_mails_company" ON "dunning_mails" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "dunning_mails_sent" ON "dunning_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_promises_invoice" ON "payment_promises" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "payment_promises_company" ON "payment_promises" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "payment_promises_pay_on" ON "payment_promises" USING btree ("pay_on","id");--> statement-breakpoint
CREATE INDEX "rfq_history_rfq" ON "rfq_history" USING btree ("rfq_id","id");--> statement-breakpoint
CREATE INDEX "rfqs_search_text" ON "rfqs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "rfqs_company" ON "rfqs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "rfqs_status" ON "rfqs" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "rfqs_owner" ON "rfqs" USING btree ("owner_id","created_at","id","status");--> statement-breakpoint
CREATE INDEX "rfqs_created" ON "rfqs" USING btree ("created_at","id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("list") WHERE shared;--> statement-breakpoint
CREATE INDEX "factor_challenges_user" ON "factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "factor_resets_user" ON "factor_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_received_shipment" ON "goods_received" USING btree ("shipment_id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "goods_received_company" ON "goods_received" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "returns_goods_received" ON "returns" USING btree ("goods_received_id") WHERE goods_received_id is not null;--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_company" ON "returns" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "returns_requested" ON "returns" USING btree ("order_id") WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX "shipments_search_text" ON "shipments" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "shipments_company" ON "shipments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "shipments_uninvoiced" ON "shipments" USING btree ("created_at","id") WHERE not invoiced;--> statement-breakpoint
CREATE INDEX "shipments_uninvoiced_company" ON "shipments" USING btree ("company_id","created_at","id") WHERE not invoiced;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_claim" ON "shipments" USING btree ("claim_id") WHERE claim_id is not null;--> statement-breakpoint
CREATE INDEX "shipments_awb" ON "shipments" USING btree (regexp_replace(upper("awb"), '[^A-Z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "shipments_lr" ON "shipments" USING btree (regexp_replace(upper("lr_number"), '[^A-Z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "stock_count_lines_item" ON "stock_count_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "stock_counts_search_text" ON "stock_counts" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_receipts_order" ON "goods_receipts" USING btree ("purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_order_lines_item" ON "purchase_order_lines" USING btree ("item_id","purchase_order_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_search_text" ON "purchase_orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "purchase_orders_vendor" ON "purchase_orders" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_date" ON "purchase_orders" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_expected" ON "purchase_orders" USING btree ("id") WHERE status in ('sent', 'part received');--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_name" ON "vendors" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "vendors_search_text" ON "vendors" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tds_certificates_year" ON "tds_certificates" USING btree ("financial_year","company_id","amount_paise");--> statement-breakpoint
CREATE INDEX "tds_certificates_company" ON "tds_certificates" USING btree ("company_id","financial_year","quarter");--> statement-breakpoint
CREATE UNIQUE INDEX "tds_certificates_once" ON "tds_certificates" USING btree ("company_id","financial_year",upper("number"));--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_search_text" ON "tickets" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "tickets_owner" ON "tickets" USING btree ("owner_id","id","status");--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tickets_category" ON "tickets" USING btree ("category","id");--> statement-breakpoint
CREATE INDEX "tickets_order" ON "tickets" USING btree ("order_id","id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_due_asc" ON "tickets" USING btree (coalesce("waiting_since", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "tickets_due_desc" ON "tickets" USING btree (coalesce("waiting_since", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_search_text" ON "contact_messages" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled" ON "contact_messages" USING btree ("id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_applications_search_text" ON "job_applications" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "job_applications_job" ON "job_applications" USING btree ("job_code","id");--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "job_applications_name" ON "job_applications" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search_text" ON "newsletter_subscribers" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_open" ON "newsletter_subscribers" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_handled" ON "newsletter_subscribers" USING btree ("id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_waiting" ON "newsletter_subscribers" USING btree ("id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_ended" ON "newsletter_subscribers" USING btree ("id") WHERE unsubscribed_at is not null;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rfq_submissions_search_text" ON "rfq_submissions" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "rfq_submissions_open" ON "rfq_submissions" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "rfq_submissions_handled" ON "rfq_submissions" USING btree ("id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "webinar_registrations_search_text" ON "webinar_registrations" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "webinar_registrations_email" ON "webinar_registrations" USING btree ("webinar",lower("email"));--> statement-breakpoint
CREATE INDEX "webinar_registrations_open" ON "webinar_registrations" USING btree ("id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "webinar_registrations_handled" ON "webinar_registrations" USING btree ("id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "webinar_registrations_webinar" ON "webinar_registrations" USING btree ("webinar","id");--> statement-breakpoint
CREATE INDEX "webinar_registrations_name" ON "webinar_registrations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "webinar_registrations_webinar_name" ON "webinar_registrations" USING btree ("webinar",lower("name"),"id");