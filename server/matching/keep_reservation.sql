-- number 1
-- Ends a reservation with the request that is stored, in its transaction, and keeps why its shops were chosen. One that
-- was given back meanwhile is counted again.
CREATE OR REPLACE FUNCTION keep_reservation(request uuid) RETURNS void LANGUAGE sql AS $$
  WITH kept AS (DELETE FROM reservations WHERE request_uuid = request RETURNING shop_uuids, choices, given_back_at),
    explained AS (INSERT INTO match_choices (request_uuid, choices) SELECT request, choices FROM kept)
  SELECT count_request(shop_uuids, 1) FROM kept WHERE given_back_at IS NOT NULL
$$;
