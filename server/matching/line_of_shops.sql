-- number 1
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
