-- number 1
-- Counts a request for shops, and for their day, as long as they have room on it. Only the first try waits for rows that
-- other requests hold, in the order of count_request.
CREATE OR REPLACE FUNCTION take_turns(chosen uuid[], lifts float8[], today date, first_try boolean) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  counted uuid[];
BEGIN
  IF first_try THEN
    PERFORM FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE;
    counted := chosen;
  ELSE
    counted := ARRAY(SELECT uuid FROM shops WHERE uuid = ANY (chosen) FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  WITH taken AS (
    UPDATE shops SET match_count = match_count + 1, turn_shift = turn_shift + lift + 1 / responsiveness - 1,
      day_count = CASE WHEN day_of_count = today THEN day_count ELSE 0 END + 1, day_of_count = today,
      last_matched_at = clock_timestamp()
    FROM unnest(chosen, lifts) AS choice (shop, lift)
    WHERE uuid = shop AND uuid = ANY (counted)
      AND (capacity IS NULL OR (CASE WHEN day_of_count = today THEN day_count ELSE 0 END) < capacity)
    RETURNING uuid)
  SELECT coalesce(array_agg(uuid), '{}') INTO counted FROM taken;
  RETURN counted;
END
$$;
