CREATE TABLE "site_contents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"written" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);

--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_contents
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('site');
