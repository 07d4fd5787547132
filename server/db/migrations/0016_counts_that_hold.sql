CREATE TABLE "reservations" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_uuids" uuid[] NOT NULL,
	"email_mark" text NOT NULL,
	"phone_mark" text NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "turns_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reservations_open" ON "reservations" USING btree ("reserved_at") WHERE "reservations"."given_back_at" is null;--> statement-breakpoint
CREATE INDEX "contact_enquiries_email" ON "contact_enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "requests_phone" ON "requests" USING btree (regexp_replace("tel1", '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "shop_registrations_email" ON "shop_registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shop_registrations_phone" ON "shop_registrations" USING btree (regexp_replace("tel", '\D', '', 'g'));--> statement-breakpoint
-- From now on match_count is what `matches` holds. What was counted besides stays a turn that the shop had.
UPDATE "shops" SET "turns_before" = greatest(0, "match_count" - "stored"), "match_count" = "stored"
FROM (SELECT "uuid", (SELECT count(*) FROM "matches" WHERE "shop_uuid" = "shops"."uuid")::int AS "stored" FROM "shops") AS "counted"
WHERE "counted"."uuid" = "shops"."uuid";--> statement-breakpoint
-- Counts less for shops. Their rows are locked in the order of count_request.
CREATE FUNCTION uncount_requests(chosen uuid[], counts integer[], had_turn boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count - n, turns_before = turns_before + CASE WHEN had_turn THEN n ELSE 0 END
  FROM (SELECT shops.uuid, n FROM unnest(chosen, counts) AS counted (uuid, n)
    JOIN shops USING (uuid) ORDER BY shops.uuid FOR NO KEY UPDATE OF shops) AS locked
  WHERE shops.uuid = locked.uuid
$$;--> statement-breakpoint
-- As in 0015, but turns that count besides stored requests count as well.
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
$$;--> statement-breakpoint
-- The shops of a request that is about to be stored, and a note of them in the same transaction.
CREATE FUNCTION reserve_for_request(request uuid, seller_email text, seller_phone text, wanted text[], prefecture integer, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid[] := reserve_shops(wanted, prefecture, most);
BEGIN
  INSERT INTO reservations (request_uuid, shop_uuids, email_mark, phone_mark)
  VALUES (request, chosen, seller_email, seller_phone);
  RETURN chosen;
END
$$;--> statement-breakpoint
-- Ends a reservation with the request that is stored, in its transaction. One that was given back meanwhile is counted again.
CREATE FUNCTION keep_reservation(request uuid) RETURNS void LANGUAGE sql AS $$
  WITH kept AS (DELETE FROM reservations WHERE request_uuid = request RETURNING shop_uuids, given_back_at)
  SELECT count_request(shop_uuids, 1) FROM kept WHERE given_back_at IS NOT NULL
$$;--> statement-breakpoint
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
