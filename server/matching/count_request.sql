-- number 1
-- Counts a request for shops, or takes it back. The rows are always locked in the same order, so that two requests never
-- wait for each other in a circle. A request that is given back keeps its part of the shop's day: so the day holds also
-- if it is stored after all.
CREATE OR REPLACE FUNCTION count_request(chosen uuid[], change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count + change, turn_shift = turn_shift + change * (1 / responsiveness - 1),
    last_matched_at = clock_timestamp()
  FROM (SELECT uuid FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE) AS locked
  WHERE shops.uuid = locked.uuid
$$;
