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
--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "alarms_name_place_pk" PRIMARY KEY("name","place")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"changed" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_photos" (
	"path" text PRIMARY KEY NOT NULL,
	"case_uuid" uuid NOT NULL,
	"side" text NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_words" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"side" text NOT NULL,
	"to_side" text,
	"by" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"passed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"asked_side" text,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"lapsed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"effect" text,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_entries" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"row_order" integer NOT NULL,
	"icon" text,
	CONSTRAINT "catalogue_entries_level" CHECK ("catalogue_entries"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "checkup_reports" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"prefecture_id" smallint NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "contact_enquiries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mail_body" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "continuations" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"content" "bytea" NOT NULL,
	"token" text,
	"email" text,
	"categories" text[] NOT NULL,
	"place" jsonb NOT NULL,
	"is_test" boolean NOT NULL,
	"language" text DEFAULT 'ja' NOT NULL,
	"devices" text[] NOT NULL,
	"current" text NOT NULL,
	"resumed_at" timestamp with time zone,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "continuations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "continuations_language" CHECK (language in ('ja', 'en', 'zh-Hans'))
);
--> statement-breakpoint
CREATE TABLE "conversion_decisions" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"medium_uuid" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"categories" text[] NOT NULL,
	"state" text NOT NULL,
	"why" text,
	"value" integer,
	"decided_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL,
	"changed_in" text DEFAULT pg_current_xact_id()::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"day" date NOT NULL,
	"filter" text NOT NULL,
	"filter_value" text NOT NULL,
	"breakdown" text NOT NULL,
	"breakdown_value" text NOT NULL,
	"requests" integer NOT NULL,
	"quoted" integer NOT NULL,
	"quotes" integer NOT NULL,
	"releases" integer NOT NULL,
	"deals" integer NOT NULL,
	"deals_made" integer NOT NULL,
	"hours" integer[],
	"quotes_each" integer[],
	CONSTRAINT "day_sums_filter_filter_value_day_breakdown_breakdown_value_pk" PRIMARY KEY("filter","filter_value","day","breakdown","breakdown_value")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"recipient_key" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"subject_uuid" uuid NOT NULL,
	"shop_uuid" uuid,
	"due_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"attempted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"job" uuid
);
--> statement-breakpoint
CREATE TABLE "desk_address_changes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"email" text NOT NULL,
	"former" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_devices" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "desk_devices_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "desk_digests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_imports" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_keys" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"shop_uuid" uuid,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "desk_keys_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "desk_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"by_mail" boolean DEFAULT false NOT NULL,
	"notices" text[] NOT NULL,
	"from_hour" smallint DEFAULT 8 NOT NULL,
	"until_hour" smallint DEFAULT 21 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_passkeys" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "desk_passkeys_credential_unique" UNIQUE("credential")
);
--> statement-breakpoint
CREATE TABLE "desk_people" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"shop_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"medium_uuids" uuid[] DEFAULT '{}' NOT NULL,
	"ended_at" timestamp with time zone,
	"browser_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"invited_until" timestamp with time zone,
	"digest_hours" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "desk_people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"shop_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "desk_sign_ins" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"tells" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_silent_invitations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invited_until" timestamp with time zone NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_by" uuid NOT NULL,
	"name" text NOT NULL,
	"list" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	CONSTRAINT "disclosures_request_uuid_shop_uuid_what_pk" PRIMARY KEY("request_uuid","shop_uuid","what")
);
--> statement-breakpoint
CREATE TABLE "doctor_findings" (
	"medium_uuid" uuid NOT NULL,
	"page" text NOT NULL,
	"codes" text[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_findings_medium_uuid_page_pk" PRIMARY KEY("medium_uuid","page")
);
--> statement-breakpoint
CREATE TABLE "erased_requests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"inflow" text NOT NULL,
	"categories" text[] NOT NULL,
	"prefecture_id" smallint,
	"theme" text,
	"quotes" smallint DEFAULT 0 NOT NULL,
	"hours" smallint,
	"releases" smallint DEFAULT 0 NOT NULL,
	"deals" smallint DEFAULT 0 NOT NULL,
	"deal_days" date[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"page" text NOT NULL,
	"theme" text NOT NULL,
	"category" text NOT NULL,
	"variant" text NOT NULL,
	"step" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_counts_day_medium_uuid_page_theme_category_variant_step_pk" PRIMARY KEY("day","medium_uuid","page","theme","category","variant","step")
);
--> statement-breakpoint
CREATE TABLE "funnel_stops" (
	"day" date NOT NULL,
	"medium_uuid" text NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "funnel_stops_day_medium_uuid_category_question_pk" PRIMARY KEY("day","medium_uuid","category","question")
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"items" smallint[] DEFAULT '{}' NOT NULL,
	"days" date[] DEFAULT '{}' NOT NULL,
	"hours" text[] DEFAULT '{}' NOT NULL,
	"people" text[] DEFAULT '{}' NOT NULL,
	"paper_day" date,
	CONSTRAINT "home_visits_request_uuid_shop_uuid_pk" PRIMARY KEY("request_uuid","shop_uuid")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"limit_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"push_keys" jsonb
);
--> statement-breakpoint
CREATE TABLE "match_choices" (
	"request_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"choices" jsonb NOT NULL,
	CONSTRAINT "match_choices_request_uuid_at_pk" PRIMARY KEY("request_uuid","at")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_version" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"contact_seen_at" timestamp with time zone,
	"called_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"told_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"passed_why" text,
	"chosen_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refused_why" text,
	"decision_told_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"bettered_at" timestamp with time zone,
	"outcome_asked_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"assignee_id" uuid,
	CONSTRAINT "matches_request_uuid_shop_uuid_pk" PRIMARY KEY("request_uuid","shop_uuid")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"context" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medium_endpoints" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"secrets" text[] DEFAULT '{}' NOT NULL,
	"needs" text[] DEFAULT '{}' NOT NULL,
	"added_by" uuid,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medium_rules" (
	"medium_uuid" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"amount" integer NOT NULL,
	"amounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"days" smallint,
	CONSTRAINT "medium_rules_medium_uuid_since_pk" PRIMARY KEY("medium_uuid","since")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"side" text NOT NULL,
	"result" text NOT NULL,
	"amount" integer,
	"why" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "outcomes_request_uuid_shop_uuid_side_pk" PRIMARY KEY("request_uuid","shop_uuid","side")
);
--> statement-breakpoint
CREATE TABLE "page_checkups" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"url" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"looked_at" timestamp with time zone,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"told" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_cases" (
	"shop_uuid" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"outcome" text NOT NULL,
	"effect" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "past_cases_shop_uuid_side_reason_outcome_effect_pk" PRIMARY KEY("shop_uuid","side","reason","outcome","effect")
);
--> statement-breakpoint
CREATE TABLE "phone_links" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_hash" text NOT NULL,
	"phone_hash" text NOT NULL,
	"room" smallint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "phone_links_formHash_unique" UNIQUE("form_hash"),
	CONSTRAINT "phone_links_phoneHash_unique" UNIQUE("phone_hash")
);
--> statement-breakpoint
CREATE TABLE "phone_photos" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"link_uuid" uuid NOT NULL,
	"sent_as" uuid NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "place_acts" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	CONSTRAINT "place_acts_request_uuid_shop_uuid_nth_pk" PRIMARY KEY("request_uuid","shop_uuid","nth")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"day" date NOT NULL,
	"slug" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_views_day_slug_pk" PRIMARY KEY("day","slug")
);
--> statement-breakpoint
CREATE TABLE "prefectures" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"text" text NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"valid_until" date NOT NULL,
	"method" text NOT NULL,
	"remark" text NOT NULL,
	"items" jsonb,
	CONSTRAINT "quotes_request_uuid_shop_uuid_given_at_pk" PRIMARY KEY("request_uuid","shop_uuid","given_at")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "request_assignments" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"assignee_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_items" (
	"request_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (goods_text(attributes, detail)) STORED NOT NULL,
	CONSTRAINT "request_items_request_uuid_position_pk" PRIMARY KEY("request_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "request_marks" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"mark" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_photos" (
	"path" text PRIMARY KEY NOT NULL,
	"request_uuid" uuid NOT NULL,
	"item_position" smallint NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"original_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_readers" (
	"request_uuid" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_readers_request_uuid_reader_id_pk" PRIMARY KEY("request_uuid","reader_id")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text DEFAULT 'real' NOT NULL,
	"medium_uuid" text NOT NULL,
	"name1" text NOT NULL,
	"kana1" text NOT NULL,
	"zip1" char(7) NOT NULL,
	"addr1" text NOT NULL,
	"tel1" text NOT NULL,
	"email" text NOT NULL,
	"prefecture_id" smallint,
	"terms_version" text,
	"inflow" text NOT NULL,
	"referer" text NOT NULL,
	"ip_address" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"tracking" jsonb,
	"context" jsonb,
	"theme" text,
	"language" text DEFAULT 'ja' NOT NULL,
	"user_note" text NOT NULL,
	"interests" jsonb,
	"interests_at" timestamp with time zone,
	"feedback" text,
	"feedback_at" timestamp with time zone,
	"link_version" smallint DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"better_asked_at" timestamp with time zone,
	"contact_release" text DEFAULT 'all' NOT NULL,
	"seek_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reopened_at" timestamp with time zone,
	"news_sent_at" timestamp with time zone,
	"question_mails" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"news_at" timestamp with time zone,
	"questions_at" timestamp with time zone,
	"contact_method" text,
	"contact_hours" text[],
	"has_quote" boolean DEFAULT false NOT NULL,
	CONSTRAINT "requests_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "requests_language" CHECK (language in ('ja', 'en', 'zh-Hans'))
);
--> statement-breakpoint
CREATE TABLE "required_migrations" (
	"tag" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"reserved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_uuids" uuid[] NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email_mark" text NOT NULL,
	"phone_mark" text NOT NULL,
	"given_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"request_uuid" uuid,
	"email_mark" text,
	"phone_mark" text,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"explanation" smallint NOT NULL,
	"speed" smallint NOT NULL,
	"paid" boolean NOT NULL,
	"text" text NOT NULL,
	"shown_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answer_shown_at" timestamp with time zone,
	"answer_refused_at" timestamp with time zone,
	"change_asked_at" timestamp with time zone,
	"change_why" text,
	"rewritten_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sender_marks" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"email_mark" text NOT NULL,
	"phone_mark" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"delivery_uuid" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_endpoints" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"url" text NOT NULL,
	"secrets" text[] NOT NULL,
	"added_by" uuid NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_notes" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_registrations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" uuid NOT NULL,
	"inflow" text NOT NULL,
	"company_shop_name" text NOT NULL,
	"name" text NOT NULL,
	"zipcode" char(7) NOT NULL,
	"address" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"shop_name" text NOT NULL,
	"company_name" text NOT NULL,
	"representative_name" text NOT NULL,
	"zipcode" char(7) NOT NULL,
	"prefecture_id" smallint NOT NULL,
	"address" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"tel" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"unreachable_at" timestamp with time zone,
	"unreachable_why" text,
	"website_url" text NOT NULL,
	"business_hours" text DEFAULT '' NOT NULL,
	"logo" text,
	"pr_comment" text NOT NULL,
	"company_free_text" text NOT NULL,
	"minna_free_text" text NOT NULL,
	"antique_dealer_license" text NOT NULL,
	"licence_checked_on" date,
	"categories" text[] NOT NULL,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"methods" text[] NOT NULL,
	"capacity" integer,
	"holidays" datemultirange DEFAULT '{}' NOT NULL,
	"paused_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stopped_how" text,
	"templates" text[] DEFAULT '{}' NOT NULL,
	"served_prefecture_ids" smallint[] NOT NULL,
	"nationwide" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"display_content_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"match_count" integer DEFAULT 0 NOT NULL,
	"turns_before" integer DEFAULT 0 NOT NULL,
	"turn_shift" double precision DEFAULT 0 NOT NULL,
	"responsiveness" double precision DEFAULT 1 NOT NULL,
	"recent_quotes" integer DEFAULT 0 NOT NULL,
	"recent_asked" integer DEFAULT 0 NOT NULL,
	"recent_answers" integer DEFAULT 0 NOT NULL,
	"recent_deals" integer DEFAULT 0 NOT NULL,
	"answer_hours" double precision,
	"day_of_count" date,
	"day_count" integer DEFAULT 0 NOT NULL,
	"last_matched_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (search_text(shop_name || ' ' || company_name || ' ' || address)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_contents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"written_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"by" text NOT NULL,
	"written" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sql_functions" (
	"name" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stale_days" (
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_requests" (
	"request_uuid" uuid PRIMARY KEY NOT NULL,
	"is_keyed" boolean NOT NULL,
	"shops" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "towns" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"zipcode" char(7) NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL,
	"listed" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_photos" ADD CONSTRAINT "case_photos_case_uuid_cases_uuid_fk" FOREIGN KEY ("case_uuid") REFERENCES "public"."cases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_words" ADD CONSTRAINT "case_words_case_uuid_cases_uuid_fk" FOREIGN KEY ("case_uuid") REFERENCES "public"."cases"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_parent_code_catalogue_entries_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."catalogue_entries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_notices" ADD CONSTRAINT "desk_notices_id_desk_people_id_fk" FOREIGN KEY ("id") REFERENCES "public"."desk_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_silent_invitations" ADD CONSTRAINT "desk_silent_invitations_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_findings" ADD CONSTRAINT "doctor_findings_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_visits" ADD CONSTRAINT "home_visits_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_choices" ADD CONSTRAINT "match_choices_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_endpoints" ADD CONSTRAINT "medium_endpoints_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medium_rules" ADD CONSTRAINT "medium_rules_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_checkups" ADD CONSTRAINT "page_checkups_medium_uuid_media_uuid_fk" FOREIGN KEY ("medium_uuid") REFERENCES "public"."media"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_cases" ADD CONSTRAINT "past_cases_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_photos" ADD CONSTRAINT "phone_photos_link_uuid_phone_links_uuid_fk" FOREIGN KEY ("link_uuid") REFERENCES "public"."phone_links"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_acts" ADD CONSTRAINT "place_acts_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_assignments" ADD CONSTRAINT "request_assignments_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_request_uuid_item_position_request_items_request_uuid_position_fk" FOREIGN KEY ("request_uuid","item_position") REFERENCES "public"."request_items"("request_uuid","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_readers" ADD CONSTRAINT "request_readers_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mails" ADD CONSTRAINT "sent_mails_delivery_uuid_deliveries_uuid_fk" FOREIGN KEY ("delivery_uuid") REFERENCES "public"."deliveries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_endpoints" ADD CONSTRAINT "shop_endpoints_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_notes" ADD CONSTRAINT "shop_notes_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_requests" ADD CONSTRAINT "test_requests_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_who" ON "audit_log" USING btree (coalesce(substring("by" from '<([^<>]*)>$'), "by"),"at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_photos_place" ON "case_photos" USING btree ("case_uuid","side","position");--> statement-breakpoint
CREATE INDEX "case_words_case" ON "case_words" USING btree ("case_uuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("request_uuid","shop_uuid","side") WHERE "cases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "cases_request" ON "cases" USING btree ("request_uuid");--> statement-breakpoint
CREATE INDEX "cases_shop" ON "cases" USING btree ("shop_uuid","side");--> statement-breakpoint
CREATE INDEX "cases_reported" ON "cases" USING btree ("reported_at","uuid");--> statement-breakpoint
CREATE INDEX "cases_next" ON "cases" USING btree ("next_at") WHERE "cases"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_entries_parent" ON "catalogue_entries" USING btree ("parent_code");--> statement-breakpoint
CREATE INDEX "contact_enquiries_open" ON "contact_enquiries" USING btree ("created_at") WHERE "contact_enquiries"."answered_at" is null and "contact_enquiries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "contact_enquiries_created" ON "contact_enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_enquiries_email" ON "contact_enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "continuations_until" ON "continuations" USING btree ("until");--> statement-breakpoint
CREATE INDEX "conversion_decisions_medium" ON "conversion_decisions" USING btree ("medium_uuid","received_at");--> statement-breakpoint
CREATE INDEX "day_sums_day" ON "day_sums" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deliveries_new" ON "deliveries" USING btree ("created_at") WHERE "deliveries"."state" = 'waiting' and "deliveries"."job" is null;--> statement-breakpoint
CREATE INDEX "deliveries_state" ON "deliveries" USING btree ("state","created_at","event") WHERE "deliveries"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("settled_at") WHERE "deliveries"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject_uuid");--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_event" ON "deliveries" USING btree ("event","created_at") WHERE "deliveries"."event" <> 'request.created';--> statement-breakpoint
CREATE INDEX "deliveries_error" ON "deliveries" USING btree ("error","created_at") WHERE "deliveries"."error" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_shop" ON "deliveries" USING btree ("recipient_key","created_at") WHERE "deliveries"."recipient" = 'shop';--> statement-breakpoint
CREATE INDEX "deliveries_dead_to" ON "deliveries" USING btree ("recipient_key","created_at") WHERE "deliveries"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "deliveries_medium" ON "deliveries" USING btree ("recipient_key","created_at") WHERE "deliveries"."recipient" = 'medium';--> statement-breakpoint
CREATE INDEX "deliveries_shop_calls" ON "deliveries" USING btree ("recipient_key","created_at") WHERE "deliveries"."recipient" = 'shop' and "deliveries"."channel" = 'webhook';--> statement-breakpoint
CREATE INDEX "desk_devices_person" ON "desk_devices" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_digests_hour" ON "desk_digests" USING btree ("person_id","hour");--> statement-breakpoint
CREATE INDEX "desk_keys_person" ON "desk_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "desk_links_identifier" ON "desk_links" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "desk_passkeys_person" ON "desk_passkeys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "desk_people_shops" ON "desk_people" USING gin ("shop_uuids");--> statement-breakpoint
CREATE INDEX "desk_sessions_person" ON "desk_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_silent_invitations_email" ON "desk_silent_invitations" USING btree ("shop_uuid","email");--> statement-breakpoint
CREATE INDEX "desk_views_person" ON "desk_views" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "disclosures_at" ON "disclosures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "erased_requests_day" ON "erased_requests" USING btree ("day");--> statement-breakpoint
CREATE INDEX "erased_requests_deals" ON "erased_requests" USING gin ("deal_days");--> statement-breakpoint
CREATE INDEX "funnel_counts_medium" ON "funnel_counts" USING btree ("medium_uuid","day");--> statement-breakpoint
CREATE INDEX "funnel_stops_medium" ON "funnel_stops" USING btree ("medium_uuid","day");--> statement-breakpoint
CREATE INDEX "matches_shop" ON "matches" USING btree ("shop_uuid","created_at");--> statement-breakpoint
CREATE INDEX "matches_shop_next" ON "matches" USING btree ("shop_uuid","next_at") WHERE "matches"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "matches_created" ON "matches" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "matches_next" ON "matches" USING btree ("next_at") WHERE "matches"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "medium_endpoints_medium" ON "medium_endpoints" USING btree ("medium_uuid");--> statement-breakpoint
CREATE INDEX "outcomes_sold" ON "outcomes" USING btree ("at") WHERE "outcomes"."result" = 'sold';--> statement-breakpoint
CREATE UNIQUE INDEX "page_checkups_page" ON "page_checkups" USING btree ("medium_uuid","url");--> statement-breakpoint
CREATE INDEX "phone_links_end" ON "phone_links" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_photos_sent" ON "phone_photos" USING btree ("link_uuid","sent_as");--> statement-breakpoint
CREATE INDEX "questions_lead" ON "questions" USING btree ("request_uuid","shop_uuid");--> statement-breakpoint
CREATE INDEX "request_assignments_assignee" ON "request_assignments" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "request_items_words" ON "request_items" USING gin (letter_pairs("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "request_marks_request" ON "request_marks" USING btree ("request_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "request_marks_on" ON "request_marks" USING btree ("mark","request_uuid") WHERE "request_marks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "request_notes_request" ON "request_notes" USING btree ("request_uuid");--> statement-breakpoint
CREATE INDEX "request_photos_item" ON "request_photos" USING btree ("request_uuid","item_position");--> statement-breakpoint
CREATE INDEX "request_readers_at" ON "request_readers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "requests_unquoted" ON "requests" USING btree ("created_at") WHERE not "requests"."has_quote" and "requests"."withdrawn_at" is null and "requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "requests_prefecture" ON "requests" USING btree ("prefecture_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "requests_phone" ON "requests" USING btree (regexp_replace("tel1", '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "requests_name" ON "requests" USING btree ((replace(search_text("name1"), ' ', '') collate "C"));--> statement-breakpoint
CREATE INDEX "requests_kana" ON "requests" USING btree ((replace(search_text("kana1"), ' ', '') collate "C"));--> statement-breakpoint
CREATE INDEX "requests_medium" ON "requests" USING btree ("medium_uuid","created_at");--> statement-breakpoint
CREATE INDEX "requests_seek" ON "requests" USING btree ("seek_at") WHERE "requests"."seek_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_ended" ON "requests" USING btree ("created_at") WHERE "requests"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_news" ON "requests" USING btree ("news_at") WHERE "requests"."news_at" is not null;--> statement-breakpoint
CREATE INDEX "requests_questions" ON "requests" USING btree ("questions_at") WHERE "requests"."questions_at" is not null;--> statement-breakpoint
CREATE INDEX "reservations_open" ON "reservations" USING btree ("reserved_at") WHERE "reservations"."given_back_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_deal" ON "reviews" USING btree ("request_uuid","shop_uuid");--> statement-breakpoint
CREATE INDEX "reviews_shop" ON "reviews" USING btree ("shop_uuid","shown_at");--> statement-breakpoint
CREATE INDEX "reviews_email" ON "reviews" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "reviews_phone" ON "reviews" USING btree ("phone_mark");--> statement-breakpoint
CREATE INDEX "sender_marks_email" ON "sender_marks" USING btree ("email_mark");--> statement-breakpoint
CREATE INDEX "sender_marks_phone" ON "sender_marks" USING btree ("phone_mark");--> statement-breakpoint
CREATE INDEX "shop_endpoints_shop" ON "shop_endpoints" USING btree ("shop_uuid");--> statement-breakpoint
CREATE INDEX "shop_notes_shop" ON "shop_notes" USING btree ("shop_uuid");--> statement-breakpoint
CREATE INDEX "shop_registrations_created" ON "shop_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_registrations_email" ON "shop_registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shop_registrations_phone" ON "shop_registrations" USING btree (regexp_replace("tel", '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "shops_prefecture" ON "shops" USING btree ("prefecture_id");--> statement-breakpoint
CREATE INDEX "shops_display_content" ON "shops" USING btree ("display_content_uuid");--> statement-breakpoint
CREATE INDEX "shops_created" ON "shops" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shops_categories" ON "shops" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "shops_served" ON "shops" USING gin ("served_prefecture_ids");--> statement-breakpoint
CREATE INDEX "shops_nationwide" ON "shops" USING btree ("uuid") WHERE "shops"."nationwide";--> statement-breakpoint
CREATE INDEX "stale_days_day" ON "stale_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "towns_zipcode" ON "towns" USING btree ("zipcode");
--> statement-breakpoint
-- Room in each page for the next version of a row: shops are counted with every request, and then no index changes.
ALTER TABLE "shops" SET (fillfactor = 70);
--> statement-breakpoint
CREATE FUNCTION data_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO data_versions AS known (name) VALUES (TG_ARGV[0])
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, changed_in = excluded.changed_in
  WHERE known.changed_in <> excluded.changed_in;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue_entries
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('catalogue');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON prefectures
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON cities
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON towns
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('addresses');
--> statement-breakpoint
-- Not for match_count, turns_before and last_matched_at, which every request changes. A task counts answers once a day.
CREATE TRIGGER data_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF uuid, shop_name, company_name,
    representative_name, zipcode, prefecture_id, address, latitude, longitude, tel, email, website_url, business_hours,
    logo, pr_comment, company_free_text, minna_free_text, antique_dealer_license, licence_checked_on, categories, methods,
    served_prefecture_ids, nationwide, recommended, display_content_uuid, stopped_how, recent_asked, recent_answers, recent_quotes, answer_hours, created_at
    ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
--> statement-breakpoint
-- The pages of shops show reviews.
CREATE TRIGGER data_changed AFTER DELETE OR TRUNCATE OR UPDATE OF shown_at, answer_shown_at ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
--> statement-breakpoint
CREATE TRIGGER data_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_contents
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('site');
--> statement-breakpoint
-- A sample of a hundred million rows says that a request has some hundred matches, because those of one request lie side
-- by side. PostgreSQL then reads all shops for the page of a seller. These are the shares that hold at any size.
ALTER TABLE "matches" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);
--> statement-breakpoint
ALTER TABLE "match_choices" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "request_items" ALTER COLUMN "request_uuid" SET (n_distinct = -0.8);
--> statement-breakpoint
ALTER TABLE "request_photos" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "request_uuid" SET (n_distinct = -0.4);
--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "request_uuid" SET (n_distinct = -0.5);
--> statement-breakpoint
ALTER TABLE "disclosures" ALTER COLUMN "request_uuid" SET (n_distinct = -0.1);
--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "subject_uuid" SET (n_distinct = -0.08);
--> statement-breakpoint
-- Quotes come, and shops lose their places.
CREATE FUNCTION quotes_are_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_has_quote(array_agg(DISTINCT request_uuid)) FROM fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most places that are lost had no quote.
CREATE FUNCTION quote_is_noted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'quotes' OR EXISTS (
    SELECT FROM quotes q WHERE q.request_uuid = OLD.request_uuid AND q.shop_uuid = OLD.shop_uuid)
  THEN
    PERFORM note_has_quote(ARRAY[OLD.request_uuid]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quotes_are_noted AFTER INSERT ON quotes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION quotes_are_noted();
--> statement-breakpoint
CREATE TRIGGER quote_is_noted AFTER DELETE ON quotes FOR EACH ROW EXECUTE FUNCTION quote_is_noted();
--> statement-breakpoint
CREATE TRIGGER quote_is_noted AFTER UPDATE OF declined_at, refused_at, passed_at ON matches FOR EACH ROW
  WHEN ((OLD.declined_at IS NULL, OLD.refused_at IS NULL, OLD.passed_at IS NULL)
    IS DISTINCT FROM (NEW.declined_at IS NULL, NEW.refused_at IS NULL, NEW.passed_at IS NULL))
  EXECUTE FUNCTION quote_is_noted();
--> statement-breakpoint
-- For many rows at once: what a statement has inserted.
CREATE FUNCTION rows_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      INSERT INTO stale_days (day) SELECT DISTINCT day_in_japan(created_at) FROM fresh;
    WHEN 'erased_requests' THEN
      INSERT INTO stale_days (day) SELECT day FROM fresh UNION SELECT unnest(deal_days) FROM fresh;
    WHEN 'outcomes' THEN
      PERFORM note_stale_days(array_agg(DISTINCT request_uuid), array_agg(at)) FROM fresh;
    ELSE
      PERFORM note_stale_days(array_agg(DISTINCT request_uuid), '{}') FROM fresh;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For one row that is changed or deleted. Most changes of requests and places are in no figure, and call nothing.
CREATE FUNCTION row_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      INSERT INTO stale_days (day) VALUES (day_in_japan(OLD.created_at)), (day_in_japan(coalesce(NEW.created_at, OLD.created_at)));
    WHEN 'erased_requests' THEN
      INSERT INTO stale_days (day) SELECT OLD.day UNION SELECT unnest(OLD.deal_days)
        UNION SELECT coalesce(NEW.day, OLD.day) UNION SELECT unnest(NEW.deal_days);
    WHEN 'outcomes' THEN
      PERFORM note_stale_days(ARRAY[OLD.request_uuid], ARRAY[OLD.at, NEW.at]);
    ELSE
      PERFORM note_stale_days(ARRAY[OLD.request_uuid], '{}');
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON requests
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON request_items
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON quotes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON outcomes
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER rows_are_counted AFTER INSERT ON erased_requests
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION rows_are_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON requests
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON request_items
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON quotes
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON outcomes
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_is_counted AFTER DELETE ON erased_requests
  FOR EACH ROW EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON requests FOR EACH ROW
  WHEN ((OLD.created_at, OLD.kind, OLD.medium_uuid, OLD.prefecture_id, OLD.theme) IS DISTINCT FROM (NEW.created_at, NEW.kind, NEW.medium_uuid, NEW.prefecture_id, NEW.theme))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON request_items FOR EACH ROW
  WHEN (OLD.category IS DISTINCT FROM NEW.category)
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON matches FOR EACH ROW
  WHEN ((OLD.contact_seen_at, OLD.called_at) IS DISTINCT FROM (NEW.contact_seen_at, NEW.called_at))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON quotes FOR EACH ROW
  WHEN (OLD.given_at IS DISTINCT FROM NEW.given_at)
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON outcomes FOR EACH ROW
  WHEN ((OLD.result, OLD.at) IS DISTINCT FROM (NEW.result, NEW.at))
  EXECUTE FUNCTION row_is_counted();
--> statement-breakpoint
CREATE TRIGGER row_changes AFTER UPDATE ON erased_requests FOR EACH ROW
  EXECUTE FUNCTION row_is_counted();
