CREATE TABLE "disclosures" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	CONSTRAINT "disclosures_request_uuid_shop_uuid_what_pk" PRIMARY KEY("request_uuid","shop_uuid","what")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "passed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "passed_why" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "seek_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "news_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "unreachable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "unreachable_why" text;--> statement-breakpoint
CREATE INDEX "disclosures_at" ON "disclosures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "matches_next" ON "matches" USING btree ("next_at") WHERE "matches"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_seek" ON "requests" USING btree ("seek_at") WHERE "requests"."seek_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_news" ON "requests" USING btree ("news_at") WHERE "requests"."news_at" is not null;--> statement-breakpoint
-- The ledger begins with what shops have learned before.
INSERT INTO disclosures (request_uuid, shop_uuid, what, at, act)
SELECT request_uuid, shop_uuid, 'contact', looked_at, 'shop' FROM matches WHERE looked_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO disclosures (request_uuid, shop_uuid, what, at, act)
SELECT subject_uuid, recipient_key::uuid, 'goods', min(settled_at), 'seller' FROM deliveries
WHERE event IN ('request.created', 'lead.passed_on') AND recipient = 'shop' AND state = 'sent'
GROUP BY subject_uuid, recipient_key;
--> statement-breakpoint
-- As in the release before, for shops that can be told.
CREATE OR REPLACE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer, taken uuid[]) RETURNS uuid[] LANGUAGE plpgsql AS $$
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
        AND email <> '' AND unreachable_at IS NULL AND uuid <> ALL (taken)
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
-- The places of a request that shops hold. A shop gives its place up when it declines without having seen the seller,
-- and loses it when the clock or a bounced mail passes it on.
CREATE FUNCTION held_places(request uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM matches
  WHERE request_uuid = request AND passed_at IS NULL AND (declined_at IS NULL OR looked_at IS NOT NULL)
$$;
--> statement-breakpoint
-- Gives a free place of a request to the next shop of the matching, if there is one: at most `most` places are held at
-- a time, and at most `most_told` shops are ever told of the goods. Categories of which the fewest shops are left come
-- first. The caller holds the row of the request, so that places are given one after the other.
CREATE FUNCTION pass_on(request uuid, most integer, most_told integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  wanted text[];
  next_shop uuid;
BEGIN
  IF held_places(request) >= most OR (SELECT count(*) FROM matches
      WHERE request_uuid = request AND passed_why IS DISTINCT FROM 'unreachable') >= most_told THEN
    RETURN NULL;
  END IF;
  wanted := ARRAY(
    SELECT category FROM (SELECT category, min(position) AS place FROM request_items
      WHERE request_uuid = request GROUP BY category) AS goods
    ORDER BY (SELECT count(*) FROM matches JOIN shops ON shops.uuid = shop_uuid
      WHERE request_uuid = request AND declined_at IS NULL AND passed_at IS NULL
        AND shops.categories @> ARRAY[category]), place);
  SELECT (reserve_shops(wanted, coalesce(requests.prefecture_id, 0), 1,
    ARRAY(SELECT shop_uuid FROM matches WHERE request_uuid = request)))[1]
  INTO next_shop FROM requests WHERE uuid = request;
  IF next_shop IS NOT NULL THEN
    INSERT INTO matches (request_uuid, shop_uuid, position)
    SELECT request, next_shop, coalesce(max(position) + 1, 0) FROM matches WHERE request_uuid = request;
  END IF;
  RETURN next_shop;
END
$$;
