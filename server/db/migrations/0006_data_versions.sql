CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changed_in" text DEFAULT pg_current_xact_id()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "required_migrations" (
	"tag" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION data_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_versions AS known (name) VALUES (TG_ARGV[0])
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, changed_in = excluded.changed_in
  WHERE known.changed_in <> excluded.changed_in;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue_entries
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('catalogue');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON prefectures
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON towns
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
-- Not for match_count and last_matched_at, which every request changes.
CREATE TRIGGER data_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF uuid, shop_name, company_name,
    representative_name, zipcode, prefecture_id, address, latitude, longitude, tel, website_url, logo, pr_comment,
    company_free_text, minna_free_text, antique_dealer_license, categories, methods, served_prefecture_ids, nationwide,
    recommended, display_content_uuid, created_at ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
