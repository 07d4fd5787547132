-- number 1
-- The day in Japan of a moment.
CREATE OR REPLACE FUNCTION day_in_japan(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  (moment AT TIME ZONE 'Asia/Tokyo')::date;
