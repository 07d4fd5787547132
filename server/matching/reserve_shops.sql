-- number 1
-- Chooses up to `most` shops for a request from a postal code of a prefecture (0: unknown), without those in `taken`,
-- and counts it for them; see server/requests/reserve-shops.ts. The caller decides how sure the commit has to be.
CREATE OR REPLACE FUNCTION reserve_shops(wanted text[], prefecture integer, zip text, most integer, taken uuid[], today date) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  here record;
  lines jsonb;
  turns text[];
  turn text;
  next_shop jsonb;
  picked uuid[];
  lifts float8[];
  counted uuid[];
  chosen uuid[] := '{}';
  without uuid[] := taken;
BEGIN
  -- 741852 is a number that none of our other locks uses.
  PERFORM pg_advisory_xact_lock(741852, prefecture);
  SELECT * INTO here FROM place_of_seller(zip, prefecture);
  -- Requests of other prefectures may take the last room of a shop at the same moment. Then others are looked for.
  FOR try IN 1..3 LOOP
    lines := '{}';
    turns := wanted;
    picked := '{}';
    lifts := '{}';
    FOREACH turn IN ARRAY wanted LOOP
      lines := lines || jsonb_build_object(turn, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('shop', shop, 'lift', lift) ORDER BY place), '[]')
        FROM line_of_shops(turn, prefecture, here.latitude, here.longitude, here.guessed, today, without, most)
          WITH ORDINALITY AS line (shop, lift, km, place)));
    END LOOP;
    WHILE cardinality(chosen) + cardinality(picked) < most AND cardinality(turns) > 0 LOOP
      FOREACH turn IN ARRAY turns LOOP
        SELECT value INTO next_shop FROM jsonb_array_elements(lines -> turn) WITH ORDINALITY AS line (value, place)
        WHERE (value ->> 'shop')::uuid <> ALL (picked) ORDER BY place LIMIT 1;
        IF next_shop IS NULL THEN
          turns := array_remove(turns, turn);
        ELSIF cardinality(chosen) + cardinality(picked) < most THEN
          picked := picked || (next_shop ->> 'shop')::uuid;
          lifts := lifts || (next_shop ->> 'lift')::float8;
        END IF;
      END LOOP;
    END LOOP;
    counted := take_turns(picked, lifts, today, try = 1);
    chosen := chosen || ARRAY(
      SELECT shop FROM unnest(picked) WITH ORDINALITY AS line (shop, place) WHERE shop = ANY (counted) ORDER BY place);
    EXIT WHEN cardinality(counted) = cardinality(picked);
    without := without || picked;
  END LOOP;
  RETURN chosen;
END
$$;
