-- One form for all ways in which a visitor may write a text: width, case, hiragana or katakana, spaces.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  trim(regexp_replace(translate(lower(normalize($1, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), '\s+', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_entries" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"row_order" integer NOT NULL,
	"icon" text,
	CONSTRAINT "catalogue_entries_level" CHECK ("catalogue_entries"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"prefecture_id" smallint NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_enquiries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mail_body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changed_in" text DEFAULT pg_current_xact_id()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL,
	"shop_uuid" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"attempted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"job" uuid
);
--> statement-breakpoint
CREATE TABLE "erased_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"inflow" text NOT NULL,
	"categories" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"limit_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_key" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_version" smallint DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	"called_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	CONSTRAINT "matches_request_uuid_shop_uuid_pk" PRIMARY KEY("request_uuid","shop_uuid")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"day" date NOT NULL,
	"slug" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_views_day_slug_pk" PRIMARY KEY("day","slug")
);
--> statement-breakpoint
CREATE TABLE "prefectures" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"valid_until" date NOT NULL,
	"method" text NOT NULL,
	"remark" text NOT NULL,
	CONSTRAINT "quotes_request_uuid_shop_uuid_given_at_pk" PRIMARY KEY("request_uuid","shop_uuid","given_at")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "request_items" (
	"request_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "request_items_request_uuid_position_pk" PRIMARY KEY("request_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "request_photos" (
	"path" text PRIMARY KEY NOT NULL,
	"request_uuid" uuid NOT NULL,
	"item_position" smallint NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" text NOT NULL,
	"name1" text NOT NULL,
	"kana1" text NOT NULL,
	"zip1" char(7) NOT NULL,
	"addr1" text NOT NULL,
	"tel1" text NOT NULL,
	"email" text NOT NULL,
	"prefecture_id" smallint,
	"terms_version" text,
	"inflow" text NOT NULL,
	"referer" text NOT NULL,
	"ip_address" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"tracking" jsonb,
	"user_note" text NOT NULL,
	"interests" jsonb,
	"interests_at" timestamp with time zone,
	"feedback" text,
	"feedback_at" timestamp with time zone,
	"link_version" smallint DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"contact_method" text,
	"contact_hours" text[],
	CONSTRAINT "requests_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "required_migrations" (
	"tag" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_uuids" uuid[] NOT NULL,
	"email_mark" text NOT NULL,
	"phone_mark" text NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_registrations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"inflow" text NOT NULL,
	"company_shop_name" text NOT NULL,
	"name" text NOT NULL,
	"zipcode" char(7) NOT NULL,
	"address" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"shop_name" text NOT NULL,
	"company_name" text NOT NULL,
	"representative_name" text NOT NULL,
	"zipcode" char(7) NOT NULL,
	"prefecture_id" smallint NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"tel" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"website_url" text NOT NULL,
	"business_hours" text DEFAULT '' NOT NULL,
	"logo" text,
	"pr_comment" text NOT NULL,
	"company_free_text" text NOT NULL,
	"minna_free_text" text NOT NULL,
	"antique_dealer_license" text NOT NULL,
	"categories" text[] NOT NULL,
	"methods" text[] NOT NULL,
	"served_prefecture_ids" smallint[] NOT NULL,
	"nationwide" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"display_content_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"match_count" integer DEFAULT 0 NOT NULL,
	"turns_before" integer DEFAULT 0 NOT NULL,
	"last_matched_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_text(shop_name || ' ' || company_name || ' ' || address)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"zipcode" char(7) NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"listed" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_parent_code_catalogue_entries_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."catalogue_entries"("code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_request_uuid_item_position_request_items_request_uuid_position_fk" FOREIGN KEY ("request_uuid","item_position") REFERENCES "public"."request_items"("request_uuid","position") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_uuid");
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "catalogue_entries_parent" ON "catalogue_entries" USING btree ("parent_code");
--> statement-breakpoint
CREATE INDEX "contact_enquiries_created" ON "contact_enquiries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "contact_enquiries_email" ON "contact_enquiries" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "deliveries_new" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."state" = 'waiting' and "deliveries"."job" is null;
--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("settled_at") WHERE "deliveries"."state" = 'dead';
--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject_uuid");
--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "erased_requests_day" ON "erased_requests" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "matches_shop" ON "matches" USING btree ("shop_uuid");
--> statement-breakpoint
CREATE INDEX "request_photos_item" ON "request_photos" USING btree ("request_uuid","item_position");
--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "requests_phone" ON "requests" USING btree (regexp_replace("tel1", '\D', '', 'g'));
--> statement-breakpoint
CREATE INDEX "reservations_open" ON "reservations" USING btree ("reserved_at") WHERE "reservations"."given_back_at" is null;
--> statement-breakpoint
CREATE INDEX "shop_registrations_created" ON "shop_registrations" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "shop_registrations_email" ON "shop_registrations" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "shop_registrations_phone" ON "shop_registrations" USING btree (regexp_replace("tel", '\D', '', 'g'));
--> statement-breakpoint
CREATE INDEX "shops_prefecture" ON "shops" USING btree ("prefecture_id");
--> statement-breakpoint
CREATE INDEX "shops_display_content" ON "shops" USING btree ("display_content_uuid");
--> statement-breakpoint
CREATE INDEX "shops_created" ON "shops" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "shops_categories" ON "shops" USING gin ("categories");
--> statement-breakpoint
CREATE INDEX "shops_served" ON "shops" USING gin ("served_prefecture_ids");
--> statement-breakpoint
CREATE INDEX "shops_nationwide" ON "shops" USING btree ("uuid") WHERE "shops"."nationwide";
--> statement-breakpoint
CREATE INDEX "towns_zipcode" ON "towns" USING btree ("zipcode");
--> statement-breakpoint
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
    served_prefecture_ids, nationwide, recommended, display_content_uuid, created_at ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
--> statement-breakpoint
-- Counts a request for shops, or takes it back. The rows are always locked in the same order, so that two requests never wait for each other in a circle.
CREATE FUNCTION count_request(chosen uuid[], change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count + change, last_matched_at = clock_timestamp()
  FROM (SELECT uuid FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE) AS locked
  WHERE shops.uuid = locked.uuid
$$;
--> statement-breakpoint
-- Counts less for shops. Their rows are locked in the order of count_request.
CREATE FUNCTION uncount_requests(chosen uuid[], counts integer[], had_turn boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count - n, turns_before = turns_before + CASE WHEN had_turn THEN n ELSE 0 END
  FROM (SELECT shops.uuid, n FROM unnest(chosen, counts) AS counted (uuid, n)
    JOIN shops USING (uuid) ORDER BY shops.uuid FOR NO KEY UPDATE OF shops) AS locked
  WHERE shops.uuid = locked.uuid
$$;
--> statement-breakpoint
-- Chooses up to `most` shops for a request of a prefecture (0: unknown), without those in `taken`, and counts it for
-- them; see server/requests/reserve-shops.ts. The caller decides how sure the commit has to be.
CREATE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer, taken uuid[]) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  first_in_line jsonb := '{}';
  chosen uuid[] := '{}';
  turns text[] := wanted;
  turn text;
  next_shop uuid;
BEGIN
  -- 741852 is a number that none of our other locks uses.
  PERFORM pg_advisory_xact_lock(741852, prefecture);
  FOREACH turn IN ARRAY wanted LOOP
    first_in_line := first_in_line || jsonb_build_object(turn, ARRAY(
      SELECT uuid FROM shops
      WHERE categories @> ARRAY[turn] AND (nationwide OR served_prefecture_ids @> ARRAY[prefecture::smallint])
        AND uuid <> ALL (taken)
      ORDER BY match_count + turns_before, last_matched_at NULLS FIRST, uuid LIMIT most));
  END LOOP;
  WHILE cardinality(chosen) < most AND cardinality(turns) > 0 LOOP
    FOREACH turn IN ARRAY turns LOOP
      SELECT shop::uuid INTO next_shop
      FROM jsonb_array_elements_text(first_in_line -> turn) WITH ORDINALITY AS line (shop, place)
      WHERE shop::uuid <> ALL (chosen) ORDER BY place LIMIT 1;
      IF next_shop IS NULL THEN
        turns := array_remove(turns, turn);
      ELSIF cardinality(chosen) < most THEN
        chosen := chosen || next_shop;
      END IF;
    END LOOP;
  END LOOP;
  PERFORM count_request(chosen, 1);
  RETURN chosen;
END
$$;
--> statement-breakpoint
-- The shops of a new request. What is only counted need not wait for the disk.
CREATE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN reserve_shops(wanted, prefecture, most, '{}'::uuid[]);
END
$$;
--> statement-breakpoint
-- Gives the place of a shop that declined to the next one of the matching, if there is one. Categories of which the
-- fewest shops are left come first. The caller holds the row of the request, so that places are given one after the other.
CREATE FUNCTION pass_on(request uuid, most integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  wanted text[];
  next_shop uuid;
BEGIN
  -- A place is free as long as fewer shops hold one: those that declined without having seen the seller hold none.
  IF (SELECT count(*) FROM matches
      WHERE request_uuid = request AND (declined_at IS NULL OR looked_at IS NOT NULL)) >= most THEN
    RETURN NULL;
  END IF;
  wanted := ARRAY(
    SELECT category FROM (SELECT category, min(position) AS place FROM request_items
      WHERE request_uuid = request GROUP BY category) AS goods
    ORDER BY (SELECT count(*) FROM matches JOIN shops ON shops.uuid = shop_uuid
      WHERE request_uuid = request AND declined_at IS NULL AND shops.categories @> ARRAY[category]), place);
  SELECT (reserve_shops(wanted, coalesce(requests.prefecture_id, 0), 1,
    ARRAY(SELECT shop_uuid FROM matches WHERE request_uuid = request)))[1]
  INTO next_shop FROM requests WHERE uuid = request;
  IF next_shop IS NOT NULL THEN
    INSERT INTO matches (request_uuid, shop_uuid, position)
    SELECT request, next_shop, max(position) + 1 FROM matches WHERE request_uuid = request;
  END IF;
  RETURN next_shop;
END
$$;
--> statement-breakpoint
-- The shops of a request that is about to be stored, and a note of them in the same transaction.
CREATE FUNCTION reserve_for_request(request uuid, seller_email text, seller_phone text, wanted text[], prefecture integer, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid[] := reserve_shops(wanted, prefecture, most);
BEGIN
  INSERT INTO reservations (request_uuid, shop_uuids, email_mark, phone_mark)
  VALUES (request, chosen, seller_email, seller_phone);
  RETURN chosen;
END
$$;
--> statement-breakpoint
-- Ends a reservation with the request that is stored, in its transaction. One that was given back meanwhile is counted again.
CREATE FUNCTION keep_reservation(request uuid) RETURNS void LANGUAGE sql AS $$
  WITH kept AS (DELETE FROM reservations WHERE request_uuid = request RETURNING shop_uuids, given_back_at)
  SELECT count_request(shop_uuids, 1) FROM kept WHERE given_back_at IS NOT NULL
$$;
--> statement-breakpoint
-- Gives back the shops of requests that were reserved so long ago and not stored since: their server has ended.
CREATE FUNCTION give_back_reservations(older interval) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  given_back uuid[];
BEGIN
  WITH late AS (SELECT request_uuid FROM reservations
      WHERE given_back_at IS NULL AND reserved_at < clock_timestamp() - older FOR UPDATE SKIP LOCKED),
    returned AS (UPDATE reservations SET given_back_at = clock_timestamp() FROM late
      WHERE reservations.request_uuid = late.request_uuid RETURNING reservations.request_uuid)
  SELECT array_agg(request_uuid) INTO given_back FROM returned;
  PERFORM uncount_requests(array_agg(shop), array_agg(n), false)
  FROM (SELECT shop, count(*)::int AS n FROM reservations, unnest(shop_uuids) AS shop
    WHERE request_uuid = ANY (given_back) GROUP BY shop) AS counted
  HAVING count(*) > 0;
  RETURN coalesce(cardinality(given_back), 0);
END
$$;
