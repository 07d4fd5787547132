-- number 1
-- The shops that a request in test mode would get. They are chosen as for any other, and all of that is taken back: no
-- shop has a count, a turn or a lock of it. The note that stays names no shop; it says whose photos were set aside if
-- the request is never stored.
CREATE OR REPLACE FUNCTION shops_for_test(request uuid, seller_email text, seller_phone text, wanted text[], zip text, address text, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  -- A code that nothing else raises.
  taken_back CONSTANT text := 'TK001';
  would_get uuid[];
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  BEGIN
    SELECT chosen INTO would_get FROM reserve_shops(wanted, zip, address, most, '{}', (now() AT TIME ZONE 'Asia/Tokyo')::date);
    RAISE EXCEPTION USING ERRCODE = taken_back;
  EXCEPTION WHEN SQLSTATE 'TK001' THEN
    NULL;
  END;
  INSERT INTO reservations (request_uuid, shop_uuids, email_mark, phone_mark)
  VALUES (request, '{}', seller_email, seller_phone);
  RETURN would_get;
END
$$;
