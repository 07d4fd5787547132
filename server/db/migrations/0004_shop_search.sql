-- One form for all ways in which a visitor may write a text: width, case, hiragana or katakana, spaces.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  trim(regexp_replace(translate(lower(normalize($1, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), '\s+', ' ', 'g'));--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_text(shop_name || ' ' || company_name || ' ' || address)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shops_display_content" ON "shops" USING btree ("display_content_uuid");--> statement-breakpoint
CREATE INDEX "shops_created" ON "shops" USING btree ("created_at");
