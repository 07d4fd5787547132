-- number 1
-- Notes the days of requests that something has come to, and those on which a deal came about or did before. A request
-- that is erased takes its rows with it: then nothing is found, and its own row notes the day.
CREATE OR REPLACE FUNCTION note_stale_days(request_uuids uuid[], moments timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stale_days (day) SELECT DISTINCT day_in_japan(created_at) FROM requests WHERE uuid = ANY (request_uuids);
  IF cardinality(moments) > 0 THEN
    INSERT INTO stale_days (day)
    SELECT day_in_japan(moment) FROM unnest(moments) AS moment WHERE moment IS NOT NULL
    UNION SELECT day_in_japan(at) FROM outcomes WHERE request_uuid = ANY (request_uuids);
  END IF;
END $$;
