-- number 1
-- Gives a free place of a request to the next shop of the matching, if there is one, and keeps why: at most `most`
-- places are held at a time, and at most `most_told` shops are ever told of the goods. Categories of which the fewest
-- shops are left come first. The caller holds the row of the request, so that places are given one after the other.
CREATE OR REPLACE FUNCTION pass_on(request uuid, most integer, most_told integer) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  wanted text[];
  reserved record;
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
  SELECT next.* INTO reserved
  FROM requests, reserve_shops(wanted, zip1, addr1, 1,
    ARRAY(SELECT shop_uuid FROM matches WHERE request_uuid = request), (now() AT TIME ZONE 'Asia/Tokyo')::date) AS next
  WHERE uuid = request;
  next_shop := reserved.chosen[1];
  IF next_shop IS NOT NULL THEN
    INSERT INTO matches (request_uuid, shop_uuid, position)
    SELECT request, next_shop, coalesce(max(position) + 1, 0) FROM matches WHERE request_uuid = request;
    INSERT INTO match_choices (request_uuid, choices) VALUES (request, reserved.choices);
  END IF;
  RETURN next_shop;
END
$$;
