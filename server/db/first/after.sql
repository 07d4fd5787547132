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
-- Not for match_count, turns_before and last_matched_at, which every request changes. A task counts answers once a day.
CREATE TRIGGER data_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF uuid, shop_name, company_name,
    representative_name, zipcode, prefecture_id, address, latitude, longitude, tel, email, website_url, business_hours,
    logo, pr_comment, company_free_text, minna_free_text, antique_dealer_license, licence_checked_on, categories, methods,
    served_prefecture_ids, nationwide, recommended, display_content_uuid, stopped_how, recent_asked, recent_answers, recent_quotes, answer_hours, created_at
    ON shops
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
--> statement-breakpoint
-- Quotes come, and shops lose their places.
CREATE FUNCTION quotes_are_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_has_quote(array_agg(DISTINCT request_uuid)) FROM fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most places that are lost had no quote.
CREATE FUNCTION quote_is_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'quotes' OR EXISTS (
    SELECT FROM quotes q WHERE q.request_uuid = OLD.request_uuid AND q.shop_uuid = OLD.shop_uuid)
  THEN
    PERFORM note_has_quote(ARRAY[OLD.request_uuid]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_are_noted AFTER INSERT ON quotes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION quotes_are_noted();
--> statement-breakpoint
CREATE TRIGGER quote_is_noted AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION quote_is_noted();
--> statement-breakpoint
CREATE TRIGGER quote_is_noted AFTER UPDATE OF declined_at, refused_at, passed_at ON matches FOR EACH ROW
  WHEN ((OLD.declined_at IS NULL, OLD.refused_at IS NULL, OLD.passed_at IS NULL)
    IS DISTINCT FROM (NEW.declined_at IS NULL, NEW.refused_at IS NULL, NEW.passed_at IS NULL))
  EXECUTE FUNCTION quote_is_noted();
--> statement-breakpoint
-- For many rows at once: what a statement has inserted.
CREATE FUNCTION rows_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      INSERT INTO stale_days (day) SELECT DISTINCT day_in_japan(created_at) FROM fresh;
    WHEN 'erased_requests' THEN
      INSERT INTO stale_days (day) SELECT day FROM fresh UNION SELECT unnest(deal_days) FROM fresh;
    WHEN 'outcomes' THEN
      PERFORM note_stale_days(array_agg(DISTINCT request_uuid), array_agg(at)) FROM fresh;
    ELSE
      PERFORM note_stale_days(array_agg(DISTINCT request_uuid), '{}') FROM fresh;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For one row that is changed or deleted. Most changes of requests and places are in no figure, and call nothing.
CREATE FUNCTION row_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      INSERT INTO stale_days (day) VALUES (day_in_japan(OLD.created_at)), (day_in_japan(coalesce(NEW.created_at, OLD.created_at)));
    WHEN 'erased_requests' THEN
      INSERT INTO stale_days (day) SELECT OLD.day UNION SELECT unnest(OLD.deal_days)
        UNION SELECT coalesce(NEW.day, OLD.day) UNION SELECT unnest(NEW.deal_days);
    WHEN 'outcomes' THEN
      PERFORM note_stale_days(ARRAY[OLD.request_uuid], ARRAY[OLD.at, NEW.at]);
    ELSE
      PERFORM note_stale_days(ARRAY[OLD.request_uuid], '{}');
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON requests
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON request_items
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON quotes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON outcomes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON erased_requests
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON requests
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON request_items
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON outcomes
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON erased_requests
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON requests FOR EACH ROW
  WHEN ((OLD.created_at, OLD.kind, OLD.medium_uuid, OLD.prefecture_id, OLD.theme) IS DISTINCT FROM (NEW.created_at, NEW.kind, NEW.medium_uuid, NEW.prefecture_id, NEW.theme))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON request_items FOR EACH ROW
  WHEN (OLD.category IS DISTINCT FROM NEW.category)
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON matches FOR EACH ROW
  WHEN ((OLD.contact_seen_at, OLD.called_at) IS DISTINCT FROM (NEW.contact_seen_at, NEW.called_at))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON quotes FOR EACH ROW
  WHEN (OLD.given_at IS DISTINCT FROM NEW.given_at)
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON outcomes FOR EACH ROW
  WHEN ((OLD.result, OLD.at) IS DISTINCT FROM (NEW.result, NEW.at))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON erased_requests FOR EACH ROW
  EXECUTE FUNCTION row_is_counted();
