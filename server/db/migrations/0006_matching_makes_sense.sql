ALTER TABLE "cities" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "prefectures" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "prefectures" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "holidays" datemultirange DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "turn_shift" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "responsiveness" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "day_of_count" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "day_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "matches_created" ON "matches" USING brin ("created_at");
--> statement-breakpoint
-- Kilometres between two places. The earth is flat enough for it within Japan.
CREATE FUNCTION kilometres(latitude1 float8, longitude1 float8, latitude2 float8, longitude2 float8) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 111.2 * sqrt((latitude1 - latitude2) ^ 2 +
    ((longitude1 - longitude2) * cos(radians((latitude1 + latitude2) / 2))) ^ 2)
$$;
--> statement-breakpoint
-- Where a seller lives: the town of the postal code, or else the capital of the prefecture, which is a guess.
CREATE FUNCTION place_of_seller(code text, prefecture integer, OUT latitude float8, OUT longitude float8, OUT guessed boolean) LANGUAGE sql STABLE AS $$
  SELECT coalesce(town.latitude, capital.latitude), coalesce(town.longitude, capital.longitude), town.latitude IS NULL
  FROM (VALUES (1)) AS asked
  LEFT JOIN prefectures AS capital ON capital.id = prefecture
  LEFT JOIN cities AS town ON town.id = (SELECT min(city_id) FROM towns WHERE zipcode = code::char(7))
$$;
--> statement-breakpoint
-- The rule of matching (decision 63): the shops that may have a request for some goods, the next one first. Each has a
-- count of turns. What speaks against a shop for this request counts as turns too, so the best shop comes first until
-- it is that many turns ahead of the others. `lift`: how many turns of a shop that was away are forgotten.
CREATE FUNCTION line_of_shops(goods text, prefecture integer, here_latitude float8, here_longitude float8, here_guessed boolean, today date, without uuid[], most integer)
RETURNS TABLE (shop uuid, lift float8, km float8) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  WITH free AS MATERIALIZED (
    SELECT shops.uuid, match_count + turns_before + turn_shift AS turns, last_matched_at,
      specialties @> ARRAY[goods] AS is_special,
      array_to_string(methods, ' ') LIKE '%宅配%' AS posts,
      array_to_string(methods, ' ') LIKE '%出張%' OR methods = '{}' AS visits,
      -- A place that is only guessed is near nobody.
      greatest(
        kilometres(here_latitude, here_longitude,
          coalesce(shops.latitude, town.latitude, capital.latitude),
          coalesce(shops.longitude, town.longitude, capital.longitude)),
        CASE WHEN here_guessed OR coalesce(shops.latitude, town.latitude) IS NULL THEN 20 ELSE 0 END) AS away
    FROM shops
    JOIN prefectures AS capital ON capital.id = shops.prefecture_id
    LEFT JOIN cities AS town ON shops.latitude IS NULL
      AND town.id = (SELECT min(city_id) FROM towns WHERE towns.zipcode = shops.zipcode)
    WHERE categories @> ARRAY[goods] AND (nationwide OR served_prefecture_ids @> ARRAY[prefecture::smallint])
      AND email <> '' AND unreachable_at IS NULL AND NOT holidays @> today
      AND (capacity IS NULL OR (CASE WHEN day_of_count = today THEN day_count ELSE 0 END) < capacity)
      AND shops.uuid <> ALL (without)),
  median AS (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY turns) AS turns FROM free),
  weighed AS (
    SELECT free.*, greatest(median.turns - 20 - free.turns, 0) AS lift,
      CASE WHEN is_special THEN 0 ELSE 4 END
        + CASE WHEN posts THEN 3 WHEN visits THEN 6 ELSE 12 END * coalesce(away / (away + 25), 0.5) AS against,
      -- Goods can only be carried there.
      NOT posts AND NOT visits AND away > 100 AS is_last_resort
    FROM free, median)
  SELECT uuid, weighed.lift, away FROM weighed
  ORDER BY is_last_resort, turns + weighed.lift + against, away, last_matched_at NULLS FIRST, uuid LIMIT most;
END
$$;
--> statement-breakpoint
-- Counts a request for shops, and for their day, as long as they have room on it. Only the first try waits for rows that
-- other requests hold, in the order of count_request.
CREATE FUNCTION take_turns(chosen uuid[], lifts float8[], today date, first_try boolean) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  counted uuid[];
BEGIN
  IF first_try THEN
    PERFORM FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE;
    counted := chosen;
  ELSE
    counted := ARRAY(SELECT uuid FROM shops WHERE uuid = ANY (chosen) FOR NO KEY UPDATE SKIP LOCKED);
  END IF;
  WITH taken AS (
    UPDATE shops SET match_count = match_count + 1, turn_shift = turn_shift + lift + 1 / responsiveness - 1,
      day_count = CASE WHEN day_of_count = today THEN day_count ELSE 0 END + 1, day_of_count = today,
      last_matched_at = clock_timestamp()
    FROM unnest(chosen, lifts) AS choice (shop, lift)
    WHERE uuid = shop AND uuid = ANY (counted)
      AND (capacity IS NULL OR (CASE WHEN day_of_count = today THEN day_count ELSE 0 END) < capacity)
    RETURNING uuid)
  SELECT coalesce(array_agg(uuid), '{}') INTO counted FROM taken;
  RETURN counted;
END
$$;
--> statement-breakpoint
-- Chooses up to `most` shops for a request from a postal code of a prefecture (0: unknown), without those in `taken`,
-- and counts it for them; see server/requests/reserve-shops.ts. The caller decides how sure the commit has to be.
CREATE FUNCTION reserve_shops(wanted text[], prefecture integer, zip text, most integer, taken uuid[], today date) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  here record;
  lines jsonb;
  turns text[];
  turn text;
  next_shop jsonb;
  picked uuid[];
  lifts float8[];
  counted uuid[];
  chosen uuid[] := '{}';
  without uuid[] := taken;
BEGIN
  -- 741852 is a number that none of our other locks uses.
  PERFORM pg_advisory_xact_lock(741852, prefecture);
  SELECT * INTO here FROM place_of_seller(zip, prefecture);
  -- Requests of other prefectures may take the last room of a shop at the same moment. Then others are looked for.
  FOR try IN 1..3 LOOP
    lines := '{}';
    turns := wanted;
    picked := '{}';
    lifts := '{}';
    FOREACH turn IN ARRAY wanted LOOP
      lines := lines || jsonb_build_object(turn, (
        SELECT coalesce(jsonb_agg(jsonb_build_object('shop', shop, 'lift', lift) ORDER BY place), '[]')
        FROM line_of_shops(turn, prefecture, here.latitude, here.longitude, here.guessed, today, without, most)
          WITH ORDINALITY AS line (shop, lift, km, place)));
    END LOOP;
    WHILE cardinality(chosen) + cardinality(picked) < most AND cardinality(turns) > 0 LOOP
      FOREACH turn IN ARRAY turns LOOP
        SELECT value INTO next_shop FROM jsonb_array_elements(lines -> turn) WITH ORDINALITY AS line (value, place)
        WHERE (value ->> 'shop')::uuid <> ALL (picked) ORDER BY place LIMIT 1;
        IF next_shop IS NULL THEN
          turns := array_remove(turns, turn);
        ELSIF cardinality(chosen) + cardinality(picked) < most THEN
          picked := picked || (next_shop ->> 'shop')::uuid;
          lifts := lifts || (next_shop ->> 'lift')::float8;
        END IF;
      END LOOP;
    END LOOP;
    counted := take_turns(picked, lifts, today, try = 1);
    chosen := chosen || ARRAY(
      SELECT shop FROM unnest(picked) WITH ORDINALITY AS line (shop, place) WHERE shop = ANY (counted) ORDER BY place);
    EXIT WHEN cardinality(counted) = cardinality(picked);
    without := without || picked;
  END LOOP;
  RETURN chosen;
END
$$;
--> statement-breakpoint
-- For a release that does not name the postal code.
CREATE OR REPLACE FUNCTION reserve_shops(wanted text[], prefecture integer, most integer, taken uuid[]) RETURNS uuid[] LANGUAGE sql AS $$
  SELECT reserve_shops(wanted, prefecture, '', most, taken, (now() AT TIME ZONE 'Asia/Tokyo')::date)
$$;
--> statement-breakpoint
-- The shops of a request that is about to be stored, and a note of them in the same transaction. What is only counted
-- need not wait for the disk.
CREATE FUNCTION reserve_for_request(request uuid, seller_email text, seller_phone text, wanted text[], prefecture integer, zip text, most integer) RETURNS uuid[] LANGUAGE plpgsql AS $$
DECLARE
  chosen uuid[];
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  chosen := reserve_shops(wanted, prefecture, zip, most, '{}', (now() AT TIME ZONE 'Asia/Tokyo')::date);
  INSERT INTO reservations (request_uuid, shop_uuids, email_mark, phone_mark)
  VALUES (request, chosen, seller_email, seller_phone);
  RETURN chosen;
END
$$;
--> statement-breakpoint
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
--> statement-breakpoint
-- As in the release before. A request that is given back keeps its part of the shop's day: so the day holds also if it
-- is stored after all.
CREATE OR REPLACE FUNCTION count_request(chosen uuid[], change integer) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count + change, turn_shift = turn_shift + change * (1 / responsiveness - 1),
    last_matched_at = clock_timestamp()
  FROM (SELECT uuid FROM shops WHERE uuid = ANY (chosen) ORDER BY uuid FOR NO KEY UPDATE) AS locked
  WHERE shops.uuid = locked.uuid
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION uncount_requests(chosen uuid[], counts integer[], had_turn boolean) RETURNS void LANGUAGE sql AS $$
  UPDATE shops SET match_count = match_count - n, turns_before = turns_before + CASE WHEN had_turn THEN n ELSE 0 END,
    turn_shift = turn_shift - CASE WHEN had_turn THEN 0 ELSE n * (1 / responsiveness - 1) END
  FROM (SELECT shops.uuid, n FROM unnest(chosen, counts) AS counted (uuid, n)
    JOIN shops USING (uuid) ORDER BY shops.uuid FOR NO KEY UPDATE OF shops) AS locked
  WHERE shops.uuid = locked.uuid
$$;
--> statement-breakpoint
-- How often each shop answered in the last 90 days, against the mean of all. 20 requests at the mean are added for each,
-- so a few answers or silences decide nothing. Places that were passed on before the shop was told do not count. Also how
-- many quotes it gave, and after how many hours, the median, which sellers see.
CREATE FUNCTION rate_shops(until timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  WITH told AS MATERIALIZED (
      SELECT matches.shop_uuid, called_at IS NOT NULL OR declined_at IS NOT NULL OR quoted_at IS NOT NULL AS answered,
        passed_why, quoted_at, extract(epoch FROM quoted_at - told_at) / 3600 AS hours
      FROM matches LEFT JOIN LATERAL (SELECT min(given_at) AS quoted_at FROM quotes
        WHERE quotes.request_uuid = matches.request_uuid AND quotes.shop_uuid = matches.shop_uuid) AS first_quote ON true
      WHERE created_at BETWEEN until - interval '90 days' AND until AND told_at IS NOT NULL),
    counted AS (SELECT shop_uuid, count(*) AS asked, count(*) FILTER (WHERE answered) AS answers,
        count(quoted_at)::integer AS quoted, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS hours FROM told
      WHERE answered OR passed_why IN ('silent', 'unanswered') GROUP BY shop_uuid),
    mean AS (SELECT coalesce(sum(answers) / nullif(sum(asked), 0), 0)::float8 AS rate FROM counted),
    rated AS (SELECT uuid, CASE WHEN rate = 0 THEN 1 ELSE least(greatest(
        (coalesce(answers, 0) + 20 * rate) / (coalesce(asked, 0) + 20) / rate, 0.5), 1.5) END AS value,
        coalesce(quoted, 0) AS quoted, hours
      FROM shops LEFT JOIN counted ON shop_uuid = uuid, mean),
    locked AS (SELECT shops.uuid, value, quoted, hours FROM shops JOIN rated USING (uuid)
      WHERE abs(responsiveness - value) > 0.01 OR recent_quotes <> quoted OR answer_hours IS DISTINCT FROM hours
      ORDER BY shops.uuid FOR NO KEY UPDATE OF shops)
  UPDATE shops SET responsiveness = value, recent_quotes = quoted, answer_hours = hours
  FROM locked WHERE shops.uuid = locked.uuid;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;
