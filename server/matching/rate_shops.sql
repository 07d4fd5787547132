-- number 1
-- How often each shop answered lately, against the mean of all. Places that were passed on before the shop was told do
-- not count. Also the counts that lists of shops show: how many quotes it gave, after how many hours, the median, and
-- how many deals came of them.
CREATE OR REPLACE FUNCTION rate_shops(until timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  -- A season: a shop that has changed its ways is soon seen as it is.
  lately CONSTANT interval := '90 days';
  -- So many requests at the mean are added for each shop, so a few answers or silences decide nothing.
  added CONSTANT integer := 20;
  -- The most that answers may weigh: a shop gets at most three times as much as another for them.
  least_weight CONSTANT float8 := 0.5;
  most_weight CONSTANT float8 := 1.5;
  -- Below this, nothing is written: each row that is written has to be cleaned up after.
  noticed CONSTANT float8 := 0.01;
  changed integer;
BEGIN
  WITH told AS MATERIALIZED (
      SELECT matches.shop_uuid, matches.request_uuid, called_at IS NOT NULL OR declined_at IS NOT NULL OR quoted_at IS NOT NULL AS answered,
        passed_why, quoted_at, extract(epoch FROM quoted_at - told_at) / 3600 AS hours
      FROM matches LEFT JOIN LATERAL (SELECT min(given_at) AS quoted_at FROM quotes
        WHERE quotes.request_uuid = matches.request_uuid AND quotes.shop_uuid = matches.shop_uuid) AS first_quote ON true
      WHERE created_at BETWEEN until - lately AND until AND told_at IS NOT NULL),
    counted AS (SELECT shop_uuid, count(*) AS asked, count(*) FILTER (WHERE answered) AS answers,
        count(quoted_at)::integer AS quoted, count(*) FILTER (WHERE (SELECT count(*) FROM outcomes
          WHERE outcomes.request_uuid = told.request_uuid AND outcomes.shop_uuid = told.shop_uuid
            AND outcomes.result = 'sold') = 2)::integer AS deals, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS hours FROM told
      WHERE answered OR passed_why IN ('silent', 'unanswered') GROUP BY shop_uuid),
    mean AS (SELECT coalesce(sum(answers) / nullif(sum(asked), 0), 0)::float8 AS rate FROM counted),
    rated AS (SELECT uuid, CASE WHEN rate = 0 THEN 1 ELSE least(greatest(
        (coalesce(answers, 0) + added * rate) / (coalesce(asked, 0) + added) / rate, least_weight), most_weight) END AS value,
        coalesce(quoted, 0) AS quoted, coalesce(asked, 0)::integer AS asked, coalesce(answers, 0)::integer AS answers,
        coalesce(deals, 0) AS deals, hours
      FROM shops LEFT JOIN counted ON shop_uuid = uuid, mean),
    locked AS (SELECT shops.uuid, value, quoted, asked, answers, deals, hours FROM shops JOIN rated USING (uuid)
      WHERE abs(responsiveness - value) > noticed OR recent_quotes <> quoted OR answer_hours IS DISTINCT FROM hours
        OR (recent_asked, recent_answers, recent_deals) IS DISTINCT FROM (asked, answers, deals)
      ORDER BY shops.uuid FOR NO KEY UPDATE OF shops)
  UPDATE shops SET responsiveness = value, recent_quotes = quoted, answer_hours = hours,
    recent_asked = asked, recent_answers = answers, recent_deals = deals
  FROM locked WHERE shops.uuid = locked.uuid;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;
