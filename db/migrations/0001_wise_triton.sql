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
DROP INDEX "order_lines_product";--> statement-breakpoint
ALTER TABLE "item_documents" ADD CONSTRAINT "item_documents_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_documents_item" ON "item_documents" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "item_documents_file" ON "item_documents" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "order_lines_product" ON "order_lines" USING btree ("company_id","product_id","order_id");