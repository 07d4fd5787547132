-- number 1
-- Notes of requests whether a shop that has not lost its place has named a price, where that has changed.
CREATE OR REPLACE FUNCTION note_has_quote(request_uuids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requests r SET has_quote = NOT r.has_quote
  WHERE r.uuid = ANY (request_uuids) AND r.has_quote <> EXISTS (
    SELECT FROM quotes q JOIN matches m ON m.request_uuid = q.request_uuid AND m.shop_uuid = q.shop_uuid
    WHERE q.request_uuid = r.uuid AND m.declined_at IS NULL AND m.refused_at IS NULL AND m.passed_at IS NULL);
END $$;
