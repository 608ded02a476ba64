CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"typed" text NOT NULL,
	"finds" text[] NOT NULL,
	"both_ways" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_synonyms_finds" CHECK (cardinality("search_synonyms"."finds") > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cross_references" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD COLUMN "cross_references" text[];