-- number 1
-- As in 0006, with the counts that lists of shops show.
CREATE OR REPLACE FUNCTION rate_shops(until timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  changed integer;
BEGIN
  WITH told AS MATERIALIZED (
      SELECT matches.shop_uuid, matches.request_uuid, called_at IS NOT NULL OR declined_at IS NOT NULL OR quoted_at IS NOT NULL AS answered,
        passed_why, quoted_at, extract(epoch FROM quoted_at - told_at) / 3600 AS hours
      FROM matches LEFT JOIN LATERAL (SELECT min(given_at) AS quoted_at FROM quotes
        WHERE quotes.request_uuid = matches.request_uuid AND quotes.shop_uuid = matches.shop_uuid) AS first_quote ON true
      WHERE created_at BETWEEN until - interval '90 days' AND until AND told_at IS NOT NULL),
    counted AS (SELECT shop_uuid, count(*) AS asked, count(*) FILTER (WHERE answered) AS answers,
        count(quoted_at)::integer AS quoted, count(*) FILTER (WHERE (SELECT count(*) FROM outcomes
          WHERE outcomes.request_uuid = told.request_uuid AND outcomes.shop_uuid = told.shop_uuid
            AND outcomes.result = 'sold') = 2)::integer AS deals, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) AS hours FROM told
      WHERE answered OR passed_why IN ('silent', 'unanswered') GROUP BY shop_uuid),
    mean AS (SELECT coalesce(sum(answers) / nullif(sum(asked), 0), 0)::float8 AS rate FROM counted),
    rated AS (SELECT uuid, CASE WHEN rate = 0 THEN 1 ELSE least(greatest(
        (coalesce(answers, 0) + 20 * rate) / (coalesce(asked, 0) + 20) / rate, 0.5), 1.5) END AS value,
        coalesce(quoted, 0) AS quoted, coalesce(asked, 0)::integer AS asked, coalesce(answers, 0)::integer AS answers,
        coalesce(deals, 0) AS deals, hours
      FROM shops LEFT JOIN counted ON shop_uuid = uuid, mean),
    locked AS (SELECT shops.uuid, value, quoted, asked, answers, deals, hours FROM shops JOIN rated USING (uuid)
      WHERE abs(responsiveness - value) > 0.01 OR recent_quotes <> quoted OR answer_hours IS DISTINCT FROM hours
        OR (recent_asked, recent_answers, recent_deals) IS DISTINCT FROM (asked, answers, deals)
      ORDER BY shops.uuid FOR NO KEY UPDATE OF shops)
  UPDATE shops SET responsiveness = value, recent_quotes = quoted, answer_hours = hours,
    recent_asked = asked, recent_answers = answers, recent_deals = deals
  FROM locked WHERE shops.uuid = locked.uuid;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END
$$;
