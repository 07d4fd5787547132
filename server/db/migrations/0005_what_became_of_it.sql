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
CREATE TABLE "reviews" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_uuid" uuid NOT NULL,
	"request_uuid" uuid,
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
	"answer_refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "outcome_asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "outcome_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_request_uuid_shop_uuid_matches_request_uuid_shop_uuid_fk" FOREIGN KEY ("request_uuid","shop_uuid") REFERENCES "public"."matches"("request_uuid","shop_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_uuid_shops_uuid_fk" FOREIGN KEY ("shop_uuid") REFERENCES "public"."shops"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_uuid_requests_uuid_fk" FOREIGN KEY ("request_uuid") REFERENCES "public"."requests"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_deal" ON "reviews" USING btree ("request_uuid","shop_uuid");--> statement-breakpoint
CREATE INDEX "reviews_shop" ON "reviews" USING btree ("shop_uuid","shown_at");--> statement-breakpoint
CREATE INDEX "matches_outcome" ON "matches" USING btree ("outcome_at") WHERE "matches"."outcome_at" is not null;--> statement-breakpoint
-- The pages of shops show reviews.
CREATE TRIGGER data_changed AFTER DELETE OR TRUNCATE OR UPDATE OF shown_at, answer_shown_at ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION data_changed('shops');
