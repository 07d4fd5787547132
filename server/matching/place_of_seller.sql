-- number 1
-- Where a seller lives, by postal code and 番地以降. A code may lie in several towns, and some lie in two prefectures
-- (618-0000, 871-0000, 498-0000). The town that the address begins with counts, or else all of them; a place and the
-- prefecture of the request, where one is needed, are then those of the first town. A town without a place of its own
-- is where the capital of its prefecture is, which is a guess. No prefecture: nobody knows the code.
CREATE OR REPLACE FUNCTION place_of_seller(code text, address text, OUT prefectures integer[], OUT latitude float8, OUT longitude float8, OUT guessed boolean) LANGUAGE plpgsql STABLE AS $$
DECLARE
  lived_in integer[] := ARRAY(SELECT DISTINCT city_id FROM towns WHERE zipcode = code::char(7) ORDER BY 1);
BEGIN
  IF cardinality(lived_in) > 1 THEN
    lived_in := towns_of_address(lived_in, code, address);
  END IF;
  SELECT ARRAY[capital.id], coalesce(town.latitude, capital.latitude), coalesce(town.longitude, capital.longitude),
    town.latitude IS NULL
  INTO prefectures, latitude, longitude, guessed
  FROM cities AS town JOIN prefectures AS capital ON capital.id = town.prefecture_id
  WHERE town.id = lived_in[1];
  prefectures := coalesce(prefectures, '{}');
  guessed := coalesce(guessed, true);
  IF cardinality(lived_in) > 1 THEN
    prefectures := ARRAY(SELECT DISTINCT prefecture_id FROM cities WHERE id = ANY (lived_in) ORDER BY 1);
  END IF;
END
$$;
