-- number 1
-- Counts less for shops: requests that were erased stay turns that the shops had. Their rows are locked in the order of
-- count_request.
CREATE OR REPLACE FUNCTION uncount_requests(chosen uuid[], counts integer[], had_turn boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count - n, turns_before = turns_before + CASE WHEN had_turn THEN n ELSE 0 END,
    turn_shift = turn_shift - CASE WHEN had_turn THEN 0 ELSE n * (1 / responsiveness - 1) END
  FROM (SELECT shops.uuid, n FROM unnest(chosen, counts) AS counted (uuid, n)
    JOIN shops USING (uuid) ORDER BY shops.uuid FOR NO KEY UPDATE OF shops) AS locked
  WHERE shops.uuid = locked.uuid
$$;
