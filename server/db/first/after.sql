-- Room in each page for the next version of a row: shops are counted with every request, and then no index changes.
ALTER TABLE "shops" SET (fillfactor = 70);
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
-- Not for match_count, turns_before and last_matched_at, which every request changes.
CREATE TRIGGER data_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF uuid, shop_name, company_name,
    representative_name, zipcode, prefecture_id, address, latitude, longitude, tel, email, website_url, business_hours,
    logo, pr_comment, company_free_text, minna_free_text, antique_dealer_license, categories, methods,
    served_prefecture_ids, nationwide, recommended, display_content_uuid, stopped_how, created_at ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
--> statement-breakpoint
-- The pages of shops show reviews.
CREATE TRIGGER data_changed AFTER DELETE OR TRUNCATE OR UPDATE OF shown_at, answer_shown_at ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_contents
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('site');
--> statement-breakpoint
-- A sample of a hundred million rows says that a request has some hundred matches, because those of one request lie side
-- by side. PostgreSQL then reads all shops for the page of a seller. These are the shares that hold at any size.
ALTER TABLE "matches" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);
--> statement-breakpoint
ALTER TABLE "match_choices" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "request_items" ALTER COLUMN "request_uuid" SET (n_distinct = -0.8);
--> statement-breakpoint
ALTER TABLE "request_photos" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "request_uuid" SET (n_distinct = -0.4);
--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "disclosures" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);
--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "subject_uuid" SET (n_distinct = -0.08);
