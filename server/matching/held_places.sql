-- number 2
-- The places of a request that shops hold. A shop gives its place up when it declines without having seen the seller,
-- and loses it when the clock or a bounced mail passes it on.
CREATE OR REPLACE FUNCTION held_places(request uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM matches
  WHERE request_uuid = request AND passed_at IS NULL AND (declined_at IS NULL OR contact_seen_at IS NOT NULL)
$$;
