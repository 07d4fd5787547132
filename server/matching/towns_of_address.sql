-- number 1
-- Those of some towns of a postal code that an address begins with: of several the longest name counts, with or without
-- prefecture and district (乙訓郡). All of them, if it begins with none.
CREATE OR REPLACE FUNCTION towns_of_address(among integer[], code text, address text) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  written text := bare_name(address);
BEGIN
  RETURN ARRAY(
    WITH told AS (
      SELECT city.id, max(coalesce(length(begin), 0)) AS letters
      FROM cities AS city JOIN prefectures AS capital ON capital.id = city.prefecture_id
      JOIN towns ON towns.city_id = city.id AND towns.zipcode = code::char(7)
      CROSS JOIN LATERAL (VALUES (''), (city.name), (substring(city.name FROM '郡(.+[町村])$')), (nullif(towns.name, ''))) AS named (name)
      CROSS JOIN LATERAL (VALUES (''), (capital.name)) AS before (name)
      LEFT JOIN LATERAL bare_name(before.name || named.name) AS begin ON starts_with(written, begin)
      WHERE city.id = ANY (among) GROUP BY city.id)
    SELECT id FROM told WHERE letters = (SELECT max(letters) FROM told) ORDER BY id);
END
$$;
