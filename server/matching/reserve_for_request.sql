-- number 1
-- The shops of a request that is about to be stored, and a note of them in the same transaction. What is only counted
-- need not wait for the disk.
CREATE OR REPLACE FUNCTION reserve_for_request(request uuid, seller_email text, seller_phone text, wanted text[], zip text, address text, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  reserved record;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  SELECT * INTO reserved FROM reserve_shops(wanted, zip, address, most, '{}', (now() AT TIME ZONE 'Asia/Tokyo')::date);
  INSERT INTO reservations (request_uuid, shop_uuids, choices, email_mark, phone_mark)
  VALUES (request, reserved.chosen, reserved.choices, seller_email, seller_phone);
  RETURN reserved.chosen;
END
$$;
