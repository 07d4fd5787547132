CREATE INDEX "shops_categories" ON "shops" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "shops_served" ON "shops" USING gin ("served_prefecture_ids");--> statement-breakpoint
CREATE INDEX "shops_nationwide" ON "shops" USING btree ("uuid") WHERE "shops"."nationwide";--> statement-breakpoint
-- Room in each page for the next version of a row: shops are counted with every request, and then no index changes.
ALTER TABLE "shops" SET (fillfactor = 70);--> statement-breakpoint
-- Counts a request for shops, or takes it back. The rows are always locked in the same order, so that two requests never wait for each other in a circle.
CREATE FUNCTION count_request(chosen uuid[], change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count + change, last_matched_at = clock_timestamp()
  FROM (SELECT uuid FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE) AS locked
  WHERE shops.uuid = locked.uuid
$$;--> statement-breakpoint
-- Chooses up to `most` shops for a request of a prefecture (0: unknown), and counts it for them; see server/requests/reserve-shops.ts.
CREATE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  first_in_line jsonb := '{}';
  chosen uuid[] := '{}';
  turns text[] := wanted;
  turn text;
  next_shop uuid;
BEGIN
  -- 741852 is a number that none of our other locks uses. What is only counted need not wait for the disk.
  PERFORM set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(741852, prefecture);
  FOREACH turn IN ARRAY wanted LOOP
    first_in_line := first_in_line || jsonb_build_object(turn, ARRAY(
      SELECT uuid FROM shops
      WHERE categories @> ARRAY[turn] AND (nationwide OR served_prefecture_ids @> ARRAY[prefecture::smallint])
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
$$;
