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
CREATE TABLE "session_uses" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "rfq_id" bigint;--> statement-breakpoint
ALTER TABLE "session_uses" ADD CONSTRAINT "session_uses_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_rfq_id_rfqs_id_fk" FOREIGN KEY ("rfq_id") REFERENCES "public"."rfqs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_rates" ON "products" USING btree ("hsn","gst_rate_bp");--> statement-breakpoint
ALTER TABLE "idempotency" ADD CONSTRAINT "idempotency_one" CHECK (num_nonnulls("idempotency"."order_id", "idempotency"."rfq_id") = 1);