-- number 1
-- Gives back the shops of requests that were reserved so long ago and not stored since: their server has ended.
CREATE OR REPLACE FUNCTION give_back_reservations(older interval) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  given_back uuid[];
BEGIN
  WITH late AS (SELECT request_uuid FROM reservations
      WHERE given_back_at IS NULL AND reserved_at < clock_timestamp() - older FOR UPDATE SKIP LOCKED),
    returned AS (UPDATE reservations SET given_back_at = clock_timestamp() FROM late
      WHERE reservations.request_uuid = late.request_uuid RETURNING reservations.request_uuid)
  SELECT array_agg(request_uuid) INTO given_back FROM returned;
  PERFORM uncount_requests(array_agg(shop), array_agg(n), false)
  FROM (SELECT shop, count(*)::int AS n FROM reservations, unnest(shop_uuids) AS shop
    WHERE request_uuid = ANY (given_back) GROUP BY shop) AS counted
  HAVING count(*) > 0;
  RETURN coalesce(cardinality(given_back), 0);
END
$$;
