-- number 1
-- As in the release before, near the seller.
CREATE OR REPLACE FUNCTION pass_on(request uuid, most integer, most_told integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  wanted text[];
  next_shop uuid;
BEGIN
  IF held_places(request) >= most OR (SELECT count(*) FROM matches
      WHERE request_uuid = request AND passed_why IS DISTINCT FROM 'unreachable') >= most_told THEN
    RETURN NULL;
  END IF;
  wanted := ARRAY(
    SELECT category FROM (SELECT category, min(position) AS place FROM request_items
      WHERE request_uuid = request AND withdrawn_at IS NULL GROUP BY category) AS goods
    ORDER BY (SELECT count(*) FROM matches JOIN shops ON shops.uuid = shop_uuid
      WHERE request_uuid = request AND declined_at IS NULL AND passed_at IS NULL
        AND shops.categories @> ARRAY[category]), place);
  SELECT (reserve_shops(wanted, coalesce(requests.prefecture_id, 0), requests.zip1, 1,
    ARRAY(SELECT shop_uuid FROM matches WHERE request_uuid = request), (now() AT TIME ZONE 'Asia/Tokyo')::date))[1]
  INTO next_shop FROM requests WHERE uuid = request;
  IF next_shop IS NOT NULL THEN
    INSERT INTO matches (request_uuid, shop_uuid, position)
    SELECT request, next_shop, coalesce(max(position) + 1, 0) FROM matches WHERE request_uuid = request;
  END IF;
  RETURN next_shop;
END
$$;
