-- One form for all ways in which a visitor may write a text: width, case, hiragana or katakana, spaces.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  trim(regexp_replace(translate(lower(normalize($1, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), '\s+', ' ', 'g'));
--> statement-breakpoint
-- All answers of a seller about an item, as they are searched.
CREATE FUNCTION goods_text(attributes jsonb, detail jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  coalesce((SELECT search_text(string_agg(answer #>> '{}', ' '))
    FROM jsonb_path_query(attributes || detail, 'strict $.** ? (@.type() == "string")') AS answer), '');
--> statement-breakpoint
-- The letters of a text, and each with the one that follows in its word. An index of them finds words in any script:
-- pg_trgm takes Japanese for spaces where the locale of the cluster is C.
CREATE FUNCTION letter_pairs(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 5000 RETURN
  ARRAY(SELECT DISTINCT part
    FROM (SELECT letter, lead(letter) OVER (ORDER BY place) AS following
      FROM unnest(string_to_array($1, NULL)) WITH ORDINALITY AS letters(letter, place)) AS pairs
    CROSS JOIN LATERAL (VALUES (letter), (letter || following)) AS parts(part)
    WHERE position(' ' IN part) = 0);
