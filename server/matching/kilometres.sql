-- number 1
-- Kilometres between two places. The earth is flat enough for it within Japan. A degree of latitude has 111.2 km.
CREATE OR REPLACE FUNCTION kilometres(latitude1 float8, longitude1 float8, latitude2 float8, longitude2 float8) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 111.2 * sqrt((latitude1 - latitude2) ^ 2 +
    ((longitude1 - longitude2) * cos(radians((latitude1 + latitude2) / 2))) ^ 2)
$$;
