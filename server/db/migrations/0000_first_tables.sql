CREATE TABLE "catalogue_entries" (
	"code" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name" text NOT NULL,
	"row_order" integer NOT NULL,
	"icon" text,
	CONSTRAINT "catalogue_entries_category" CHECK ("catalogue_entries"."category" in ('watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'preciousMetal', 'music')),
	CONSTRAINT "catalogue_entries_level" CHECK ("catalogue_entries"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"prefecture_id" smallint NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"request_uuid" uuid NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matches_request_uuid_shop_uuid_pk" PRIMARY KEY("request_uuid","shop_uuid")
);
--> statement-breakpoint
CREATE TABLE "prefectures" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kana" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_items" (
	"request_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"category" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "request_items_request_uuid_position_pk" PRIMARY KEY("request_uuid","position"),
	CONSTRAINT "request_items_category" CHECK ("request_items"."category" in ('watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'preciousMetal', 'music'))
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
CREATE TABLE "requests" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"medium_uuid" text NOT NULL,
	"name1" text NOT NULL,
	"kana1" text NOT NULL,
	"zip1" char(7) NOT NULL,
	"addr1" text NOT NULL,
	"tel1" text NOT NULL,
	"email" text NOT NULL,
	"prefecture_id" smallint,
	"inflow" text NOT NULL,
	"referer" text NOT NULL,
	"ip_address" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"user_note" text NOT NULL,
	"interests" jsonb,
	"interests_at" timestamp with time zone,
	"feedback" text,
	"feedback_at" timestamp with time zone,
	CONSTRAINT "requests_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "seed_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"tel" text NOT NULL,
	"website_url" text NOT NULL,
	"logo" text,
	"pr_comment" text NOT NULL,
	"company_free_text" text NOT NULL,
	"minna_free_text" text NOT NULL,
	"antique_dealer_license" text NOT NULL,
	"categories" text[] NOT NULL,
	"methods" text[] NOT NULL,
	"served_prefecture_ids" smallint[] NOT NULL,
	"nationwide" boolean NOT NULL,
	"recommended" boolean NOT NULL,
	"display_content_uuid" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"match_count" integer DEFAULT 0 NOT NULL,
	"last_matched_at" timestamp with time zone,
	CONSTRAINT "shops_categories" CHECK ("shops"."categories" <@ array['watch', 'bag', 'jewelry', 'camera', 'alcohol', 'antique', 'preciousMetal', 'music'])
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
ALTER TABLE "catalogue_entries" ADD CONSTRAINT "catalogue_entries_parent_code_catalogue_entries_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."catalogue_entries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_photos" ADD CONSTRAINT "request_photos_request_uuid_item_position_request_items_request_uuid_position_fk" FOREIGN KEY ("request_uuid","item_position") REFERENCES "public"."request_items"("request_uuid","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_prefecture_id_prefectures_id_fk" FOREIGN KEY ("prefecture_id") REFERENCES "public"."prefectures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "towns" ADD CONSTRAINT "towns_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_entries_parent" ON "catalogue_entries" USING btree ("parent_code");--> statement-breakpoint
CREATE INDEX "matches_shop" ON "matches" USING btree ("shop_uuid");--> statement-breakpoint
CREATE INDEX "request_photos_item" ON "request_photos" USING btree ("request_uuid","item_position");--> statement-breakpoint
CREATE INDEX "requests_created" ON "requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shops_prefecture" ON "shops" USING btree ("prefecture_id");--> statement-breakpoint
CREATE INDEX "towns_zipcode" ON "towns" USING btree ("zipcode");