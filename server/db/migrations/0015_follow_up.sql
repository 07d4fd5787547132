CREATE TABLE "erased_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"inflow" text NOT NULL,
	"categories" text[] NOT NULL
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
ALTER TABLE "deliveries" ADD COLUMN "shop_uuid" uuid;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "contact_method" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "contact_hours" text[];--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erased_requests_day" ON "erased_requests" USING btree ("day");--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));--> statement-breakpoint
-- As in 0007, but without shops that have the request already. Whoever calls it decides how sure the commit has to be.
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
      ORDER BY match_count, last_matched_at NULLS FIRST, uuid LIMIT most));
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
$$;--> statement-breakpoint
-- The shops of a new request. What is only counted need not wait for the disk.
CREATE OR REPLACE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN reserve_shops(wanted, prefecture, most, '{}'::uuid[]);
END
$$;--> statement-breakpoint
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
