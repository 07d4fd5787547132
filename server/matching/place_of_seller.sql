-- number 1
-- Where a seller lives: the town of the postal code, or else the capital of the prefecture, which is a guess.
CREATE OR REPLACE FUNCTION place_of_seller(code text, prefecture integer, OUT latitude float8, OUT longitude float8, OUT guessed boolean) LANGUAGE sql STABLE AS $$
  SELECT coalesce(town.latitude, capital.latitude), coalesce(town.longitude, capital.longitude), town.latitude IS NULL
  FROM (VALUES (1)) AS asked
  LEFT JOIN prefectures AS capital ON capital.id = prefecture
  LEFT JOIN cities AS town ON town.id = (SELECT min(city_id) FROM towns WHERE zipcode = code::char(7))
$$;
