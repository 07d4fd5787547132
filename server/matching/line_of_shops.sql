-- number 1
-- The rule of matching (decision 63): the shops that may have a request for some goods, the next one first. Each has a
-- count of turns. What speaks against a shop for this request counts as turns too, so the best shop comes first until
-- it is that many turns ahead of the others. The columns are the numbers that its place in line consists of. `lift`:
-- how many turns of a shop that was away are forgotten. `in_line`: how many shops may have the request.
CREATE OR REPLACE FUNCTION line_of_shops(goods text, prefectures integer[], here_latitude float8, here_longitude float8, here_guessed boolean, today date, without uuid[], most integer)
RETURNS TABLE (shop uuid, lift float8, turns float8, weight float8, is_special boolean, way text, km float8,
  had_today integer, most_a_day integer, against_goods float8, against_way float8, is_last_resort boolean,
  result float8, in_line bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Shops that are not known for these goods wait four turns: half a day of a usual shop.
  not_special CONSTANT float8 := 4;
  -- What a shop at the end of the world waits, by the way of the goods: a parcel hardly minds the distance, a visit
  -- does, and carrying goods far nobody likes.
  by_post CONSTANT float8 := 3;
  by_visit CONSTANT float8 := 6;
  by_carrying CONSTANT float8 := 12;
  -- Half of that at so many kilometres: about an hour's way in a town. Nobody knows how far: half of it, too.
  half_km CONSTANT float8 := 25;
  unknown_part CONSTANT float8 := 0.5;
  -- Goods are not carried farther than this as long as there is another shop.
  carried_km CONSTANT float8 := 100;
  -- A place that is only guessed, by its prefecture, is near nobody.
  guessed_km CONSTANT float8 := 20;
  -- A shop that was away comes back so many turns below the median, and does not get everything at first.
  most_behind CONSTANT float8 := 20;
  served CONSTANT smallint[] := prefectures;
BEGIN
  RETURN QUERY
  WITH free AS MATERIALIZED (
    SELECT shops.uuid, match_count + turns_before + turn_shift AS turns, last_matched_at, responsiveness, capacity,
      CASE WHEN day_of_count = today THEN day_count ELSE 0 END AS had_today,
      specialties @> ARRAY[goods] AS is_special,
      array_to_string(methods, ' ') LIKE '%宅配%' AS posts,
      array_to_string(methods, ' ') LIKE '%出張%' OR methods = '{}' AS visits,
      greatest(
        kilometres(here_latitude, here_longitude,
          coalesce(shops.latitude, town.latitude, capital.latitude),
          coalesce(shops.longitude, town.longitude, capital.longitude)),
        CASE WHEN here_guessed OR coalesce(shops.latitude, town.latitude) IS NULL THEN guessed_km ELSE 0 END) AS away
    FROM shops
    JOIN prefectures AS capital ON capital.id = shops.prefecture_id
    LEFT JOIN cities AS town ON shops.latitude IS NULL
      AND town.id = (SELECT min(city_id) FROM towns WHERE towns.zipcode = shops.zipcode)
    WHERE categories @> ARRAY[goods] AND (nationwide OR served_prefecture_ids && served)
      AND email <> '' AND unreachable_at IS NULL AND paused_at IS NULL AND NOT holidays @> today
      AND (capacity IS NULL OR (CASE WHEN day_of_count = today THEN day_count ELSE 0 END) < capacity)
      AND shops.uuid <> ALL (without)),
  least AS (
    SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY free.turns) - most_behind AS turns, count(*) AS shops FROM free),
  weighed AS (
    SELECT free.*, greatest(least.turns, free.turns) AS counted, greatest(least.turns - free.turns, 0) AS lift,
      CASE WHEN free.is_special THEN 0 ELSE not_special END AS for_goods,
      CASE WHEN posts THEN by_post WHEN visits THEN by_visit ELSE by_carrying END
        * coalesce(away / (away + half_km), unknown_part) AS for_way,
      NOT posts AND NOT visits AND away > carried_km AS last_resort, least.shops
    FROM free, least)
  SELECT uuid, weighed.lift, counted, responsiveness, weighed.is_special,
    CASE WHEN posts THEN 'post' WHEN visits THEN 'visit' ELSE 'carry' END, away,
    weighed.had_today, capacity, for_goods, for_way, last_resort, counted + (for_goods + for_way), weighed.shops
  FROM weighed
  -- Thousandths, so that shops which differ only by rounding are equals, and the one that waits longer comes first.
  ORDER BY last_resort, round((counted + (for_goods + for_way)) * 1000), away, last_matched_at NULLS FIRST, uuid
  LIMIT most;
END
$$;
