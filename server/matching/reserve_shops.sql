-- number 1
-- Chooses up to `most` shops for a request, without those in `taken`, and counts it for them; see reserve-shops.ts. The
-- caller decides how sure the commit has to be. `choices`: why, for each try: which shop was picked for which category,
-- those among them that were full meanwhile, and for each category the shops in line with their numbers
-- (line_of_shops.sql), column by column.
CREATE OR REPLACE FUNCTION reserve_shops(wanted text[], zip text, address text, most integer, taken uuid[], today date, OUT chosen uuid[], OUT choices jsonb) LANGUAGE plpgsql AS $$
DECLARE
  -- Requests of other prefectures may take the last room of a shop at the same moment. Then others are looked for, so
  -- often: it is rare once, and more tries would only make the seller wait.
  tries CONSTANT integer := 3;
  -- So many of those that were not chosen are kept, for each category: enough to see what they lacked.
  behind CONSTANT integer := 5;
  -- A number that none of our other locks uses.
  turns_of_prefecture CONSTANT integer := 741852;
  here record;
  prefecture integer;
  standing record;
  next_ones jsonb;
  lines jsonb;
  turns text[];
  turn text;
  next_shop jsonb;
  picked uuid[];
  picked_for text[];
  lifts float8[];
  counted uuid[];
  without uuid[] := taken;
BEGIN
  chosen := '{}';
  choices := '[]';
  SELECT * INTO here FROM place_of_seller(zip, address);
  -- Always in the same order, so that two requests never wait for each other in a circle.
  FOREACH prefecture IN ARRAY CASE WHEN here.prefectures = '{}' THEN '{0}' ELSE here.prefectures END LOOP
    PERFORM pg_advisory_xact_lock(turns_of_prefecture, prefecture);
  END LOOP;
  FOR try IN 1..tries LOOP
    next_ones := '{}';
    lines := '{}';
    turns := wanted;
    picked := '{}';
    picked_for := '{}';
    lifts := '{}';
    FOREACH turn IN ARRAY wanted LOOP
      -- The shops come in their order, which an aggregate keeps.
      SELECT coalesce(jsonb_agg(jsonb_build_object('shop', shop, 'lift', lift)) FILTER (WHERE place <= most), '[]') AS next_ones,
        jsonb_build_object('in_line', max(in_line), 'shop', array_agg(shop), 'turns', array_agg(line.turns::real),
          'weight', array_agg(weight::real), 'is_special', array_agg(is_special), 'way', array_agg(way),
          'km', array_agg(km::real), 'today', array_agg(had_today), 'capacity', array_agg(most_a_day),
          'for_goods', array_agg(against_goods::real), 'for_distance', array_agg(against_way::real),
          'is_last_resort', array_agg(is_last_resort), 'result', array_agg(result::real)) AS numbers
      INTO standing
      FROM line_of_shops(turn, here.prefectures, here.latitude, here.longitude, here.guessed, today, without, most + behind)
        WITH ORDINALITY AS line (shop, lift, turns, weight, is_special, way, km, had_today, most_a_day, against_goods,
          against_way, is_last_resort, result, in_line, place);
      next_ones := next_ones || jsonb_build_object(turn, standing.next_ones);
      lines := lines || jsonb_build_object(turn, standing.numbers);
    END LOOP;
    WHILE cardinality(chosen) + cardinality(picked) < most AND cardinality(turns) > 0 LOOP
      FOREACH turn IN ARRAY turns LOOP
        SELECT value INTO next_shop FROM jsonb_array_elements(next_ones -> turn) WITH ORDINALITY AS line (value, place)
        WHERE (value ->> 'shop')::uuid <> ALL (picked) ORDER BY place LIMIT 1;
        IF next_shop IS NULL THEN
          turns := array_remove(turns, turn);
        ELSIF cardinality(chosen) + cardinality(picked) < most THEN
          picked := picked || (next_shop ->> 'shop')::uuid;
          picked_for := picked_for || turn;
          lifts := lifts || (next_shop ->> 'lift')::float8;
        END IF;
      END LOOP;
    END LOOP;
    counted := take_turns(picked, lifts, today, try = 1);
    chosen := chosen || ARRAY(
      SELECT shop FROM unnest(picked) WITH ORDINALITY AS line (shop, place) WHERE shop = ANY (counted) ORDER BY place);
    choices := choices || jsonb_build_object('wanted', wanted, 'picked', jsonb_object(picked::text[], picked_for), 'lines', lines,
      'full', ARRAY(SELECT shop FROM unnest(picked) AS shop WHERE shop <> ALL (counted)));
    EXIT WHEN cardinality(counted) = cardinality(picked);
    without := without || picked;
  END LOOP;
END
$$;
