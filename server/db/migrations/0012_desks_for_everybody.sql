CREATE TABLE "desk_imports" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"page" text NOT NULL,
	"theme" text NOT NULL,
	"category" text NOT NULL,
	"variant" text NOT NULL,
	"step" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_counts_day_medium_uuid_page_theme_category_variant_step_pk" PRIMARY KEY("day","medium_uuid","page","theme","category","variant","step")
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "matches_shop";--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_enquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "desk_people" ADD COLUMN "shop_uuid" uuid;--> statement-breakpoint
ALTER TABLE "desk_people" ADD COLUMN "medium_uuids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "templates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funnel_counts_medium" ON "funnel_counts" USING btree ("medium_uuid","day");--> statement-breakpoint
CREATE INDEX "request_notes_request" ON "request_notes" USING btree ("request_uuid");--> statement-breakpoint
ALTER TABLE "desk_people" ADD CONSTRAINT "desk_people_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_enquiries_open" ON "contact_enquiries" USING btree ("created_at") WHERE "contact_enquiries"."answered_at" is null and "contact_enquiries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "requests_name" ON "requests" USING btree ((replace(search_text("name1"), ' ', '') collate "C"));--> statement-breakpoint
CREATE INDEX "requests_kana" ON "requests" USING btree ((replace(search_text("kana1"), ' ', '') collate "C"));--> statement-breakpoint
CREATE INDEX "requests_medium" ON "requests" USING btree ("medium_uuid","created_at");--> statement-breakpoint
CREATE INDEX "matches_shop" ON "matches" USING btree ("shop_uuid","created_at");
--> statement-breakpoint
-- As in 0008, without the shops that are paused.
CREATE OR REPLACE FUNCTION line_of_shops(goods text, prefecture integer, here_latitude float8, here_longitude float8, here_guessed boolean, today date, without uuid[], most integer)
RETURNS TABLE (shop uuid, lift float8, km float8) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  WITH free AS MATERIALIZED (
    SELECT shops.uuid, match_count + turns_before + turn_shift AS turns, last_matched_at,
      specialties @> ARRAY[goods] AS is_special,
      array_to_string(methods, ' ') LIKE '%宅配%' AS posts,
      array_to_string(methods, ' ') LIKE '%出張%' OR methods = '{}' AS visits,
      -- A place that is only guessed is near nobody.
      greatest(
        kilometres(here_latitude, here_longitude,
          coalesce(shops.latitude, town.latitude, capital.latitude),
          coalesce(shops.longitude, town.longitude, capital.longitude)),
        CASE WHEN here_guessed OR coalesce(shops.latitude, town.latitude) IS NULL THEN 20 ELSE 0 END) AS away
    FROM shops
    JOIN prefectures AS capital ON capital.id = shops.prefecture_id
    LEFT JOIN cities AS town ON shops.latitude IS NULL
      AND town.id = (SELECT min(city_id) FROM towns WHERE towns.zipcode = shops.zipcode)
    WHERE categories @> ARRAY[goods] AND (nationwide OR served_prefecture_ids @> ARRAY[prefecture::smallint])
      AND email <> '' AND unreachable_at IS NULL AND paused_at IS NULL AND NOT holidays @> today
      AND (capacity IS NULL OR (CASE WHEN day_of_count = today THEN day_count ELSE 0 END) < capacity)
      AND shops.uuid <> ALL (without)),
  least AS (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY turns) - 20 AS turns FROM free),
  weighed AS (
    SELECT free.uuid, away, last_matched_at,
      greatest(least.turns, free.turns) AS turns, greatest(least.turns - free.turns, 0) AS lift,
      CASE WHEN is_special THEN 0 ELSE 4 END
        + CASE WHEN posts THEN 3 WHEN visits THEN 6 ELSE 12 END * coalesce(away / (away + 25), 0.5) AS against,
      -- Goods can only be carried there.
      NOT posts AND NOT visits AND away > 100 AS is_last_resort
    FROM free, least)
  SELECT uuid, weighed.lift, away FROM weighed
  -- Thousandths, so that shops which differ only by rounding are equals, and the one that waits longer comes first.
  ORDER BY is_last_resort, round((turns + against) * 1000), away, last_matched_at NULLS FIRST, uuid LIMIT most;
END
$$;
