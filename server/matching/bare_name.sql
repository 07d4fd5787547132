-- number 1
-- The name of a place in one form, as it is compared: without spaces, ケ and ヶ alike.
CREATE OR REPLACE FUNCTION bare_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(search_text(name), 'ゖゕ ', 'けか')
$$;
